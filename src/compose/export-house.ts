import { type FileHandle, open, rm } from "node:fs/promises";
import { listAllBookings } from "#src/booking/service/store/list-all-bookings.ts";
import { serviceMigrations } from "#src/booking/service/store/migrations.ts";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import { findVenueFile, loadVenues } from "#src/booking/service/venue/load-venues.ts";
import { toBookingsCsv } from "#src/bot/desk/lists/bookings-csv.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Config } from "#src/config.ts";
import type { Database } from "#src/database/database.ts";
import { exportRows } from "#src/database/export-rows.ts";
import { joinDatabase } from "#src/database/join.ts";
import { migrate } from "#src/database/migrate.ts";
import type { Log } from "#src/lib/log.ts";

/** Tables with keys, links and secrets. They are no guest's and no owner's data, and are never exported. */
const leftOut = ["secret", "service.api_key", "desk_invitations", "desk_sessions", "desk_watchers"];

/**
 * Writes what the house holds into a new file, for its owner's eyes alone, also while it runs: the bookings as a table
 * where the name ends in `.csv`, everything as a line of JSON for each row otherwise.
 * @returns how many rows there are
 * @throws with a message that says what to do
 */
export async function exportHouse(
  { config, log }: { readonly config: Config; readonly log: Log },
  file: string,
): Promise<number> {
  const isTable = file.toLowerCase().endsWith(".csv");
  if (isTable && config.remoteService)
    throw new Error("the bookings are the remote service's: a table of them is its own to write");
  const target = await open(file, "wx", 0o600);
  const database = await joinDatabase(config.database, log);
  try {
    await migrate(database, "bot", botMigrations);
    if (!config.remoteService) await migrate(database, "service", serviceMigrations);
    return isTable ? await writeTable(database, config, target) : await writeRows(database, target);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await target.close();
    await database.close();
  }
}

async function writeRows(database: Database, target: FileHandle): Promise<number> {
  let count = 0;
  await exportRows(database, leftOut, async (rows) => {
    count += rows.length;
    await target.appendFile(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  });
  return count;
}

async function writeTable(
  database: Database,
  { venueFiles }: Pick<Config, "venueFiles">,
  target: FileHandle,
): Promise<number> {
  const read = loadVenues(findVenueFile(venueFiles));
  const bookings = await listAllBookings(serviceTables(database));
  const tabled = bookings.map(({ details, ...booking }) => ({ ...booking, ...details }));
  await target.writeFile(toBookingsCsv(tabled, read.ok ? read.venues : []));
  return bookings.length;
}
