import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the staff do with a venue as a whole, such as reading its day, belongs to the trail of that venue. */
export const auditOfVenues: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table audit
        drop constraint audit_check1,
        add check (venue_id is not null or (booking_id is null and rule_id is null))`.execute(db);
    await sql`create index audit_by_venue on audit (venue_id, at)`.execute(db);
  },
};
