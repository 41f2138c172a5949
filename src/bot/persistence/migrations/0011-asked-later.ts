import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When a guest wants to be asked again whether they come, and when the house thanked them for the visit. */
export const askedLater: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table ledger add put_off_until timestamptz, add thanked_at timestamptz`.execute(db);
  },
};
