import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the staff do with the waitlist, and guests who wait without a chat. */
export const waitlistActs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table waitlist add column caller jsonb`.execute(db);
    await sql`
      create table waitlist_acts (
        number bigint generated always as identity primary key,
        entry_id text not null,
        venue_id integer not null,
        act text not null check (act in ('added', 'offered', 'skipped', 'removed')),
        staff_id text not null,
        staff_name text not null,
        reference text,
        at timestamptz not null,
        carried_out_at timestamptz
      )`.execute(db);
    await sql`create index waitlist_acts_of_entry on waitlist_acts (entry_id, number)`.execute(db);
    await sql`
      create index waitlist_acts_open on waitlist_acts (number) where carried_out_at is null`.execute(db);
  },
};
