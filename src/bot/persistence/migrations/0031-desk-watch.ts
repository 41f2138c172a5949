import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who has a page of the desk before them, for every process to know. */
export const deskWatch: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table desk_watchers (
        id text primary key,
        venue_ids integer[],
        seen_at timestamptz not null
      )`.execute(db);
  },
};
