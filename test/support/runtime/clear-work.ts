import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";

/** Forgets what earlier tests on this database left to be done: a runtime takes up whatever it finds. */
export async function clearWork({ db }: Database): Promise<void> {
  for (const table of ["broadcasts", "outbox", "inbox", "refused_holds", "waitlist", "waitlist_openings"]) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
}
