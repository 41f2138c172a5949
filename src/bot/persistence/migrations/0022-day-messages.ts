import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which days' briefings and wrap-ups the staff have; no guests' data. */
export const dayMessages: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table day_messages (
        venue_id integer not null,
        date text not null,
        kind text not null,
        posted_at timestamptz not null,
        primary key (venue_id, date, kind)
      )`.execute(db);
  },
};
