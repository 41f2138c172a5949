import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When a group was last told where the private chat is. */
export const groupHints: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table group_hints (chat text primary key, told_at timestamptz not null)`.execute(db);
  },
};
