import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which guests the staff have called about a visit; nothing of the guests. */
export const calls: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table calls (
        venue_id integer not null,
        booking_id text not null,
        starts_at timestamptz not null,
        staff_id text not null,
        staff_name text not null,
        at timestamptz not null,
        primary key (venue_id, booking_id, starts_at)
      )`.execute(db);
  },
};
