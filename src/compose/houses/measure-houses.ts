import { tellDatabase, tellPool } from "#src/compose/measure-house.ts";
import { forgetWaiting, lateness, tellWaiting, type Waiting } from "#src/compose/waiting.ts";
import type { Database } from "#src/database/database.ts";
import type { PoolLoad } from "#src/database/pool-load.ts";
import { createPulse } from "#src/database/pulse.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Metrics } from "#src/metrics/create-metrics.ts";

interface HousesMeasured {
  readonly database: Database;
  readonly held: ReadonlyMap<string, Watched>;
  /** Returns the state of the connections that work for the tenants; undefined while there are none. */
  readonly load: () => PoolLoad | undefined;
  readonly clock: Clock;
}

interface Watched {
  waiting(): Promise<Waiting>;
}

/** How many of the latest tenants `/metrics` names; more series would say no more. */
const named = 10;

/** A tenant counts as late from this many seconds on; what is due for less is about to be done. */
const lateSeconds = 10;

/**
 * Registers what is read for each request of `/metrics` in a process with several tenants: the database, its
 * connections and the tenants.
 */
export function measureHouses(
  { look }: Pick<Metrics, "look">,
  { database, held, load, clock }: HousesMeasured,
): void {
  const answers = createPulse(database);
  const watch = watchHouses(held, clock);
  look((gauges) => {
    const current = load();
    if (current) tellPool(gauges, current);
  });
  look(async (gauges) => {
    gauges.housesHeld.set(held.size);
    gauges.houseLate.reset();
    if (!(await tellDatabase(gauges, answers))) return forgetWaiting(gauges);
    const known = await watch();
    const now = clock.now();
    tellWaiting(gauges, [...known.values()], now);
    const late = [...known].map(([house, waiting]) => ({ house, seconds: lateness(waiting, now) }));
    const latest = late.filter(({ seconds }) => seconds >= lateSeconds).toSorted(bySeconds);
    for (const { house, seconds } of latest.slice(0, named)) gauges.houseLate.set({ house }, seconds);
  });
}

const bySeconds = (one: { readonly seconds: number }, other: { readonly seconds: number }) =>
  other.seconds - one.seconds;

/** Houses that are looked at each time somebody measures, of those in which something waits and of the others. */
const looks = 10;

interface Seen {
  readonly house: Watched;
  readonly at: number;
  readonly waiting: Waiting;
}

/**
 * Creates a reader of what waits in the tenants. Each call reads those that were not read for longest, and those that
 * are late; for the others it returns what it read before. So a call costs the same, however many tenants there are.
 */
function watchHouses(held: ReadonlyMap<string, Watched>, clock: Clock) {
  const seen = new Map<string, Seen>();
  const forgetClosed = () => {
    for (const [name, { house }] of seen) if (held.get(name) !== house) seen.delete(name);
  };
  const lookInto = async (name: string, house: Watched) => {
    const at = performance.now();
    const waiting = await house.waiting().catch(() => undefined);
    if (waiting) seen.set(name, { house, at, waiting });
    else seen.delete(name);
  };
  const choose = () => {
    const now = clock.now();
    const byAge = [...held].toSorted(
      ([one], [other]) => (seen.get(one)?.at ?? 0) - (seen.get(other)?.at ?? 0),
    );
    const isLate = ([name]: readonly [string, Watched]) => {
      const known = seen.get(name);
      return known !== undefined && lateness(known.waiting, now) > 0;
    };
    return new Map([...byAge.filter(isLate).slice(0, looks), ...byAge.slice(0, looks)]);
  };
  return async (): Promise<ReadonlyMap<string, Waiting>> => {
    forgetClosed();
    for (const [name, house] of choose()) await lookInto(name, house);
    forgetClosed();
    return new Map([...seen].map(([name, { waiting }]) => [name, waiting]));
  };
}
