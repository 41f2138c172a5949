import { sql } from "kysely";
import type { ServiceDb } from "./tables.ts";

/** A longer pause counts as a gap: nobody could mark who came. Looks are much more frequent. */
const longestPause = Temporal.Duration.from({ minutes: 10 });

/**
 * Notes that a venue's no-shows are looked for now, and says since when they have been without a gap: since the
 * policy was switched on, or since the service was last away.
 */
export async function watchNoShows(
  db: ServiceDb,
  venueId: number,
  now: Temporal.Instant,
): Promise<Temporal.Instant> {
  const { since } = await db
    .insertInto("no_show_watch")
    .values({ venue_id: venueId, since: now, seen_at: now })
    .onConflict((conflict) =>
      conflict.column("venue_id").doUpdateSet({
        since: sql<Temporal.Instant>`case when no_show_watch.seen_at < ${now.subtract(longestPause)}::timestamptz
          then excluded.since else no_show_watch.since end`,
        seen_at: now,
      }),
    )
    .returning("since")
    .executeTakeFirstOrThrow();
  return since;
}
