import { sql } from "kysely";
import type { ServiceDb } from "./tables.ts";

/** How many tables are held right now by temporary bookings, whoever holds them. */
export async function countHolds(db: ServiceDb, now: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom("booking")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("expires_at", ">", now)
    .where("state", "!=", "CANCELLED")
    .executeTakeFirstOrThrow();
  return count;
}
