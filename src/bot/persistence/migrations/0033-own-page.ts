import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which venue's own page a chat stands on. Chats from before hear it with what their guest sends next. */
export const ownPage: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table conversations add column venue_id integer`.execute(db);
  },
};
