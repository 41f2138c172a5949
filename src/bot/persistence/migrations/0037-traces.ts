import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What an update leads to is done under its trace, also where it waits its turn or another process takes it up. */
export const traces: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table outbox add trace text`.execute(db);
  },
};
