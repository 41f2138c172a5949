import type { ClientRegistry } from "#src/booking/service/http/client-registry.ts";
import { createStoredRegistry } from "#src/booking/service/http/stored-client-registry.ts";
import { serviceMigrations } from "#src/booking/service/store/migrations.ts";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import { findVenueFile, loadVenues } from "#src/booking/service/venue/load-venues.ts";
import { describeProblem } from "#src/booking/service/venue/parse-venues.ts";
import { hasPlan, type PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Config } from "#src/config.ts";
import { joinDatabase } from "#src/database/join.ts";
import { migrate } from "#src/database/migrate.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";

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
 * The registry of the configured database, whether maitred runs on it or not: nobody has to stop the restaurant's bot
 * for a key.
 *
 * @throws with a message that says what to do
 */
export async function openClientRegistry({ config, clock, log }: RegistryParts): Promise<OpenRegistry> {
  const database = await joinDatabase(config.database, log);
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
