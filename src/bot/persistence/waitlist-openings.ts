import type { Kysely } from "kysely";
import type { Opening, WaitlistBook } from "#src/bot/aftercare/ports.ts";
import type { BotTables } from "./tables.ts";

/** Writes down the starts that are free and not open yet, and lists all that are open at the venue. */
export async function open(
  trx: Kysely<BotTables>,
  venueId: number,
  starts: Parameters<WaitlistBook["open"]>[1],
  at: Temporal.Instant,
): Promise<readonly Opening[]> {
  for (const { scenarioName, startsAt } of starts) {
    await trx
      .insertInto("waitlist_openings")
      .values({
        venue_id: venueId,
        scenario_name: scenarioName,
        starts_at: Temporal.Instant.from(startsAt),
        seen_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["venue_id", "scenario_name", "starts_at"])
          .where("closed_at", "is", null)
          .doNothing(),
      )
      .execute();
  }
  const rows = await trx
    .selectFrom("waitlist_openings")
    .selectAll()
    .where("venue_id", "=", venueId)
    .where("closed_at", "is", null)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    venueId: row.venue_id,
    scenarioName: row.scenario_name,
    startsAt: row.starts_at.toString(),
    seenAt: row.seen_at,
  }));
}

export async function closeOpenings(
  db: Kysely<BotTables>,
  ids: readonly number[],
  at: Temporal.Instant,
): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable("waitlist_openings").set({ closed_at: at }).where("id", "in", ids).execute();
}
