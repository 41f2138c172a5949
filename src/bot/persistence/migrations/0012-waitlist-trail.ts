import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The trail of the waitlist: which starts came free, who was asked and in which order, and what came of it. */
export const waitlistTrail: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table waitlist
        add column settled text check (settled in ('accepted', 'lapsed')),
        add constraint settled_offer check (settled is null or offer is not null)`.execute(db);
    await sql`
      create table waitlist_openings (
        id bigint generated always as identity primary key,
        venue_id integer not null,
        scenario_name text not null,
        starts_at timestamptz not null,
        seen_at timestamptz not null,
        closed_at timestamptz
      )`.execute(db);
    await sql`
      create unique index waitlist_openings_open on waitlist_openings (venue_id, scenario_name, starts_at)
      where closed_at is null`.execute(db);
    await sql`
      create table waitlist_asks (
        number bigint generated always as identity primary key,
        opening_id bigint not null references waitlist_openings (id) on delete cascade,
        entry_id text not null,
        conversation_id text not null references conversations (id),
        party_size integer not null,
        place integer not null,
        at timestamptz not null,
        reference text unique,
        batch text,
        asked_at timestamptz,
        delivered_at timestamptz,
        messages jsonb not null default '[]',
        answer text,
        answered_at timestamptz,
        booked_at timestamptz,
        skipped text,
        check ((reference is null) = (skipped is not null)),
        check ((answer is null) = (answered_at is null))
      )`.execute(db);
    await sql`
      create unique index waitlist_asks_skipped on waitlist_asks (opening_id, entry_id, skipped)
      where skipped is not null`.execute(db);
    await sql`create index waitlist_asks_of_chat on waitlist_asks (conversation_id)`.execute(db);
  },
};
