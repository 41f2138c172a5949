import { findVenueFile, loadVenues } from "#src/booking/service/venue/load-venues.ts";
import { describeProblem } from "#src/booking/service/venue/parse-venues.ts";
import { createLedger } from "#src/bot/persistence/create-ledger.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Config } from "#src/config.ts";
import { joinDatabase } from "#src/database/join.ts";
import { migrate } from "#src/database/migrate.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import { createMetrics } from "#src/metrics/create-metrics.ts";
import { type BookingSide, composeBookingSide } from "./booking-side.ts";

export interface OpenBookings {
  readonly side: BookingSide;
  close(): Promise<void>;
}

/** What the embedded service does by itself is the running house's. */
const noJobs = { every: () => {} };

/**
 * The bookings of the configured house, for a command, whether maitred runs on them or not.
 * @throws with a message that says what to do
 */
export async function openBookings(parts: {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
}): Promise<OpenBookings> {
  const { config } = parts;
  const file = findVenueFile(config.venueFiles);
  const read = loadVenues(file);
  if (!read.ok) throw new Error(read.problems.map((problem) => describeProblem(file, problem)).join("\n"));
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(await joinDatabase(config.database, parts.log), (open) => open.close());
  await migrate(database, "bot", botMigrations);
  const { meters } = createMetrics();
  const ledger = createLedger(database);
  const side = composeBookingSide({
    ...parts,
    database,
    jobs: noJobs,
    ledger,
    meters,
    venues: () => read.venues,
  });
  opened.defer(() => side.close());
  await side.service?.start();
  opened.defer(async () => await side.service?.stop());
  await side.venueBook.refresh();
  const closing = opened.move();
  return { side, close: () => closing.disposeAsync() };
}
