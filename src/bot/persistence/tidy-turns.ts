import type { Database } from "#src/database/database.ts";
import type { BotTables } from "./tables.ts";

/** Removes what was processed before then. An update that is delivered again later than that would count as new. */
export async function tidyTurns(database: Database, before: Temporal.Instant): Promise<void> {
  const db = database.db.withTables<BotTables>();
  await db.deleteFrom("inbox").where("processed_at", "<", before).execute();
  await db.deleteFrom("outbox").where("settled_at", "<", before).execute();
}
