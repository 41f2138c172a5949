import type { PoolLoad } from "#src/database/pool-load.ts";
import { createPulse } from "#src/database/pulse.ts";
import type { Metrics } from "#src/metrics/create-metrics.ts";
import type { Gauges } from "#src/metrics/meters.ts";
import { forgetWaiting, readWaiting, tellWaiting, type WaitingParts } from "./waiting.ts";

/**
 * Registers what is read for each request of `/metrics`: the state of the connections and, while the database
 * answers, what waits in it.
 */
export function measureHouse({ look }: Pick<Metrics, "look">, parts: WaitingParts): void {
  const answers = createPulse(parts.database);
  look((gauges) => tellPool(gauges, parts.database.load()));
  look(async (gauges) => {
    if (!(await tellDatabase(gauges, answers))) return forgetWaiting(gauges);
    tellWaiting(gauges, [await readWaiting(parts)], parts.clock.now());
  });
}

/** Sets the gauge that says whether the database answers, and returns that. */
export async function tellDatabase(gauges: Gauges, answers: () => Promise<boolean>): Promise<boolean> {
  const isUp = await answers();
  gauges.databaseUp.set(isUp ? 1 : 0);
  return isUp;
}

/** Sets the gauges of the connection pool. */
export function tellPool(
  { poolConnections, poolWaiting, poolWaits, poolWaitSeconds }: Gauges,
  { open, idle, waiting, waits, waitedSeconds }: PoolLoad,
): void {
  poolConnections.set({ state: "busy" }, open - idle);
  poolConnections.set({ state: "idle" }, idle);
  poolWaiting.set(waiting);
  poolWaits.reset();
  poolWaits.inc(waits);
  poolWaitSeconds.reset();
  poolWaitSeconds.inc(waitedSeconds);
}
