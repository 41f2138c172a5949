import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The trail of the staff also holds which of the house's rules they set and lifted. */
export const auditOfRules: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table audit
        add column rule_id text,
        drop constraint audit_check,
        add check (booking_id is null or rule_id is null),
        add check ((venue_id is null) = (booking_id is null and rule_id is null))`.execute(db);
  },
};
