import type { ServiceDb } from "./tables.ts";

/** Bookings of a venue of which the staff were told that they do not fit. */
export async function findReportedUnseatable(db: ServiceDb, venueId: number): Promise<string[]> {
  const rows = await db.selectFrom("misfit").select("booking_id").where("venue_id", "=", venueId).execute();
  return rows.map(({ booking_id }) => booking_id);
}

/** The venues whose staff were told of any. */
export async function findVenuesReported(db: ServiceDb): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom("misfit").select("venue_id").distinct().execute();
  return new Set(rows.map(({ venue_id }) => venue_id));
}

export async function rememberReportedUnseatable(
  db: ServiceDb,
  venueId: number,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto("misfit")
    .columns(["booking_id", "venue_id", "told_at"])
    // Not of a booking that is gone by now.
    .expression(({ selectFrom, val }) =>
      selectFrom("booking")
        .select(["id", "venue_id", val(now).as("told_at")])
        .where("venue_id", "=", venueId)
        .where("id", "in", ids),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** They fit again, or are over: when they do not fit once more, that is news. */
export async function forgetReportedUnseatable(db: ServiceDb, ids: readonly string[]): Promise<void> {
  await db.deleteFrom("misfit").where("booking_id", "in", ids).execute();
}
