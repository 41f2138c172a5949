import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Tables that friends in a group go to, and who of them comes. The hints that groups got before are no more. */
export const rounds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`drop table group_hints`.execute(db);
    await sql`
      create table rounds (
        id text primary key,
        source text not null unique,
        platform text not null,
        chat_id text not null,
        organiser text,
        organiser_name text not null,
        language text not null,
        region text,
        words text,
        asked_in text,
        begun_at timestamptz not null,
        answered_at timestamptz,
        venue_id integer,
        booking_id text,
        ledger_revision integer,
        party_size integer,
        reckoned integer not null default 0,
        message text,
        revision integer not null default 0,
        shown integer not null default 0,
        shown_at timestamptz,
        ask_at timestamptz,
        asked_for integer,
        claimed_until timestamptz
      )`.execute(db);
    await sql`create index rounds_of_group on rounds (platform, chat_id)`.execute(db);
    await sql`create index rounds_of_organiser on rounds (organiser)`.execute(db);
    await sql`create unique index rounds_of_booking on rounds (venue_id, booking_id)`.execute(db);
    await sql`
      create table round_friends (
        round_id text not null references rounds on delete cascade,
        friend text not null,
        first_name text,
        number bigint generated always as identity,
        primary key (round_id, friend)
      )`.execute(db);
    await sql`create index round_friends_of_friend on round_friends (friend)`.execute(db);
  },
};
