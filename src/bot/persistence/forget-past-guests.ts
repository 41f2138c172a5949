import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";
import type { BotTables } from "./tables.ts";

/**
 * Forgets who came to visits before then, and what was said in chats that have been silent since. The
 * bookings themselves stay, without a name or a wish, for the statistics.
 */
export async function forgetPastGuests(database: Database, before: Temporal.Instant): Promise<void> {
  const db = database.db.withTables<BotTables>();
  await db
    .updateTable("ledger")
    .set({ guest_name: null, comment: null })
    .where("starts_at", "<", before)
    .where((row) => row.or([row("guest_name", "is not", null), row("comment", "is not", null)]))
    .execute();
  await db
    .updateTable("conversations")
    .set({ snapshot: sql<unknown>`null` })
    .where("updated_at", "<", before)
    .where("snapshot", "is not", null)
    .execute();
  await db.deleteFrom("lost_snapshots").where("lost_at", "<", before).execute();
  await db.deleteFrom("enquiries").where("updated_at", "<", before).execute();
  await db.deleteFrom("waitlist").where("joined_at", "<", before).where("is_over", "=", true).execute();
}
