import { createMaitred, type Maitred, type SharedParts } from "#src/compose/create-maitred.ts";
import type { Database } from "#src/database/database.ts";
import type { HouseConnections } from "#src/database/houses/house-connections.ts";
import { makeHouse } from "#src/database/houses/make-house.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import type { Sites } from "#src/web/sites.ts";
import type { ReadHouse } from "./read-houses.ts";

export interface OpeningParts {
  /** The database that all houses are in. */
  readonly database: Database;
  readonly sites: Sites;
  /** Where the process is reached on this machine. */
  readonly url: string;
  readonly shared: SharedParts;
  /** The log of one house. */
  readonly logOf: (house: string) => Log;
  readonly clock: Clock;
}

/** A house that guests are served in. */
export interface OpenHouse extends Pick<Maitred, "waiting"> {
  /** Stops the tenant. Afterwards nothing of it reaches the database any more, whatever went wrong. */
  stop(): Promise<void>;
}

/**
 * Opens a house that this process holds, and serves its guests.
 * @throws as `createMaitred` and its start do; nothing of it is left open then
 */
export async function openHouse(
  { name, hosts, config, warnings }: ReadHouse,
  connections: HouseConnections,
  { database, sites, url, shared, logOf, clock }: OpeningParts,
): Promise<OpenHouse> {
  const log = logOf(name);
  for (const warning of warnings) log.warn({}, warning);
  await makeHouse(database, name);
  const { port } = new URL(url);
  await using opened = new AsyncDisposableStack();
  const web = opened.adopt(sites.open({ hosts, url: `http://${name}.localhost:${port}`, log }), (site) =>
    site.stop(),
  );
  const store = opened.adopt(connections.open(name), (open) => open.close());
  const options = { config, web, openStore: async () => store, shared, clock, log };
  const maitred = opened.adopt(await createMaitred(options), (begun) => begun.stop());
  await maitred.start();
  const closing = opened.move();
  return { waiting: maitred.waiting, stop: () => closing.disposeAsync() };
}
