import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A table may be offered without being held: then the offer has an end, and no hold. */
export const offersWithoutHold: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table waitlist
        drop constraint waitlist_check,
        add check (hold_id is null or held_until is not null)`.execute(db);
  },
};
