import type { Config } from "#src/config.ts";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { findAddress } from "#src/database/houses/find-address.ts";
import { type HouseConnections, shareConnections } from "#src/database/houses/house-connections.ts";
import { houseMigrations } from "#src/database/houses/house-migrations.ts";
import { openLeases } from "#src/database/houses/leases.ts";
import { migrate } from "#src/database/migrate.ts";
import { createPulse } from "#src/database/pulse.ts";
import type { Clock } from "#src/lib/clock.ts";
import { defined } from "#src/lib/defined.ts";
import { faultOf } from "#src/lib/fault.ts";
import { keepTrying } from "#src/lib/keep-trying.ts";
import type { Log } from "#src/lib/log.ts";
import { systemWait } from "#src/lib/system-wait.ts";
import type { Wait } from "#src/lib/wait.ts";
import { createMetrics } from "#src/metrics/create-metrics.ts";
import { createMetricsMount } from "#src/metrics/metrics-mount.ts";
import { createForwarding } from "#src/web/forward.ts";
import type { WebServer } from "#src/web/open-web-server.ts";
import { createSites } from "#src/web/sites.ts";
import { createElsewhere } from "./elsewhere.ts";
import { holdShare } from "./hold-share.ts";
import { measureHouses } from "./measure-houses.ts";
import { type OpenHouse, openHouse } from "./open-house.ts";
import type { ReadHouse, ReadHouses } from "./read-houses.ts";

export interface HousesOptions {
  /** Of the process. */
  readonly config: Config;
  readonly read: ReadHouses;
  readonly web: WebServer;
  readonly clock: Clock;
  readonly log: Log;
  readonly logOf: (house: string) => Log;
  readonly wait?: Wait;
}

/** A process that serves several tenants, of which it has its share open. */
export interface Houses {
  /** Resolves once the process has looked for houses for the first time. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Opens the database of the houses, beside the port, which is open already.
 * @throws with a message that says what to do: a database out of reach
 */
export async function createHouses(options: HousesOptions): Promise<Houses> {
  const { config, read, web, log } = options;
  for (const { name, mistakes } of read.broken)
    for (const mistake of mistakes) log.error({ house: name }, mistake);
  await using opened = new AsyncDisposableStack();
  opened.defer(() => web.stop());
  const database = opened.adopt(await openDatabase(config.database, log), (open) => open.close());
  await migrate(database, "houses", houseMigrations);
  opened.move();
  return joinHouses(options, database);
}

function joinHouses(
  { config, read, web, clock, log, logOf, wait = systemWait }: HousesOptions,
  database: Database,
): Houses {
  const metrics = createMetrics();
  const byHost = new Map(read.houses.flatMap(({ name, hosts }) => hosts.map((host) => [host, name])));
  const forwarding = createForwarding();
  const ownAddress = config.processUrl ?? web.url;
  const sites = createSites(
    createElsewhere({
      ...{ forwarding, ownAddress, log },
      houseOf: (host) => byHost.get(host),
      findAddress: (house) => findAddress(database, house),
    }),
  );
  const held = new Map<string, OpenHouse>();
  const names = read.houses.map(({ name }) => name);
  const stopping = new AbortController();
  const looked = Promise.withResolvers<void>();
  const opening = { database, sites, url: web.url, shared: { metrics }, logOf, clock };

  let current: HouseConnections | undefined;

  /** From a session for the leases to its end. */
  const holdOnce = async () => {
    const leases = await openLeases(database, ownAddress);
    const connections = shareConnections(database, { admission: leases.admission, log });
    current = connections;
    const open = async (name: string) => await openHouse(expectHouse(read, name), connections, opening);
    const waiting: Wait = async (ms, signal) => {
      looked.resolve();
      await wait(ms, signal);
    };
    try {
      await holdShare({ leases, names, open, held, wait: waiting, log }, stopping.signal);
    } finally {
      await connections.close();
      await leases.close();
    }
  };

  const keepHolding = async () => {
    while (!stopping.signal.aborted)
      await keepTrying(holdOnce, {
        signal: stopping.signal,
        wait,
        onFailure: (error) => {
          log.warn(faultOf(error), "this process can hold no houses now; trying again");
          return {};
        },
      });
  };

  let holding: Promise<void> | undefined;
  return {
    start: async () => {
      const hasDatabase = createPulse(database);
      measureHouses(metrics, { database, held, load: () => current?.load(), clock });
      web.serve({
        mounts: [createMetricsMount({ ...metrics, ...defined({ token: config.metricsToken }) }), sites.mount],
        readiness: async () => ({ database: await hasDatabase() }),
      });
      holding = keepHolding();
      await Promise.race([looked.promise, holding]);
      log.info({ url: web.url, houses: names.length, held: held.size }, "maitred is ready");
    },
    stop: async () => {
      log.info({}, "maitred is stopping");
      await web.leave();
      stopping.abort();
      await holding;
      await web.drain();
      await forwarding.close();
      await web.stop();
      await database.close();
      log.info({}, "maitred has stopped");
    },
  };
}

function expectHouse({ houses }: ReadHouses, name: string): ReadHouse {
  const house = houses.find((each) => each.name === name);
  if (!house) throw new Error(`there is no house ${name}`);
  return house;
}
