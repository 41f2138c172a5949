import { findVenueFile, loadVenues } from "#src/booking/service/venue/load-venues.ts";
import { describeProblem } from "#src/booking/service/venue/parse-venues.ts";
import type { Config } from "#src/config.ts";
import { joinDatabase } from "#src/database/join.ts";
import type { Log } from "#src/lib/log.ts";
import { listCalendars, renewCalendars } from "./staff-calendar.ts";

/**
 * Where the calendars of the venue file's venues are, on a house that runs or not.
 * @throws with a message that says what to do
 */
export async function listVenueCalendars(
  config: Config,
  log: Log,
  { renew }: { readonly renew: boolean },
): ReturnType<typeof listCalendars> {
  const file = findVenueFile(config.venueFiles);
  const read = loadVenues(file);
  if (!read.ok) throw new Error(read.problems.map((problem) => describeProblem(file, problem)).join("\n"));
  const database = await joinDatabase(config.database, log);
  try {
    if (renew) await renewCalendars(database);
    const baseUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
    return await listCalendars(database, read.venues, baseUrl);
  } finally {
    await database.close();
  }
}
