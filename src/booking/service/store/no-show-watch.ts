import { sql } from "kysely";
import type { ServiceDb } from "./tables.ts";

/** A longer pause counts as a gap: nobody could mark who came. Looks are much more frequent. */
const longestPause = Temporal.Duration.from({ minutes: 10 });

/**
 * Writes down that no-shows of these venues are being looked for, and returns for each venue since when that has been
 * so without a gap: since its policy was switched on, or since the service was last away.
 */
export async function watchNoShows(
  db: ServiceDb,
  venueIds: readonly number[],
  now: Temporal.Instant,
): Promise<ReadonlyMap<number, Temporal.Instant>> {
  const rows = await db
    .insertInto("no_show_watch")
    .columns(["venue_id", "since", "seen_at"])
    .expression(
      sql`select unnest(${venueIds}::int4[]), ${now.toString()}::timestamptz, ${now.toString()}::timestamptz`,
    )
    .onConflict((conflict) =>
      conflict.column("venue_id").doUpdateSet({
        since: sql<Temporal.Instant>`case when no_show_watch.seen_at < ${now.subtract(longestPause)}::timestamptz
          then excluded.since else no_show_watch.since end`,
        seen_at: now,
      }),
    )
    .returning(["venue_id", "since"])
    .execute();
  return new Map(rows.map(({ venue_id, since }) => [venue_id, since]));
}
