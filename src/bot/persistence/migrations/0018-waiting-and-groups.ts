import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * When a guest who waits did not want a table that was offered, and kept their place; the times that the organiser of a
 * round is offered, and the message by which it was begun, where the group reads them.
 */
export const waitingAndGroups: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table waitlist add kept_at timestamptz`.execute(db);
    await sql`alter table rounds add offered jsonb, add begun_message text`.execute(db);
  },
};
