import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Where the staff were told of a booking, and what was done with it: the one is to show the other. */
export const notices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table notices (
        key text primary key,
        venue_id integer not null,
        booking_id text not null,
        message text not null,
        told_at timestamptz not null
      )`.execute(db);
    await sql`create index notices_by_booking on notices (venue_id, booking_id)`.execute(db);
    await sql`
      create table notice_marks (
        id bigserial primary key,
        venue_id integer not null,
        booking_id text not null,
        key text not null,
        notice_key text,
        mark jsonb not null,
        at timestamptz not null,
        unique (venue_id, booking_id, key)
      )`.execute(db);
  },
};
