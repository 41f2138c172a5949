import type { ClientRegistry } from "#src/booking/service/http/client-registry.ts";
import { createStoredRegistry } from "#src/booking/service/http/stored-client-registry.ts";
import { serviceMigrations } from "#src/booking/service/store/migrations.ts";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import { findVenueFile, loadVenues } from "#src/booking/service/venue/load-venues.ts";
import { describeProblem } from "#src/booking/service/venue/parse-venues.ts";
import { hasPlan, type PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Config } from "#src/config.ts";
import { openDatabase } from "#src/database/connect.ts";
import { DataDirInUseError } from "#src/database/lock.ts";
import { migrate } from "#src/database/migrate.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import { toUrlHost } from "#src/web/listen.ts";
import { loadOwnKey } from "./own-key.ts";
import { createRunningRegistry } from "./running-client-registry.ts";

export interface RegistryParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
}

export interface OpenRegistry {
  readonly registry: ClientRegistry;
  close(): Promise<void>;
}

/**
 * The registry of the configured database. A data folder is held by one process: when maitred is running on it,
 * that one is asked, so that nobody has to stop the restaurant's bot for a key.
 *
 * @throws with a message that says what to do
 */
export async function openClientRegistry(parts: RegistryParts): Promise<OpenRegistry> {
  try {
    return await openStored(parts);
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    return { registry: openRunning(parts.config), close: async () => {} };
  }
}

async function openStored({ config, clock, log }: RegistryParts): Promise<OpenRegistry> {
  const database = await openDatabase(config.database, log);
  try {
    await migrate(database, "service", serviceMigrations);
  } catch (error) {
    await database.close();
    throw error;
  }
  const registry = createStoredRegistry({
    db: serviceTables(database),
    configured: config.serviceApiKeys,
    venues: () => readVenues(findVenueFile(config.venueFiles)),
    clock,
    log,
  });
  return { registry, close: () => database.close() };
}

/** Read only when a key is limited: a broken file must not keep the owner from revoking one. */
function readVenues(file: string): PlannedVenue[] {
  const result = loadVenues(file);
  if (result.ok) return result.venues.filter(hasPlan);
  throw new Error(result.problems.map((problem) => describeProblem(file, problem)).join("\n"));
}

function openRunning({ host, port, dataDir }: Config): ClientRegistry {
  if (port === 0) {
    throw new Error(
      "maitred is running on the data folder, on a free port; set PORT to the one that its log names",
    );
  }
  return createRunningRegistry(`http://${toUrlHost(host)}:${port}`, loadOwnKey(dataDir));
}
