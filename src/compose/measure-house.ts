import { countHolds } from "#src/booking/service/store/count-holds.ts";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import { readBacklog } from "#src/bot/persistence/read-backlog.ts";
import type { Database } from "#src/database/database.ts";
import { createPulse } from "#src/database/pulse.ts";
import { readQueues } from "#src/jobs/read-queues.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Metrics } from "#src/metrics/create-metrics.ts";
import type { Gauges } from "#src/metrics/meters.ts";

export interface Measured {
  readonly metrics: Pick<Metrics, "look">;
  readonly database: Database;
  readonly clock: Clock;
  /** Whether there are conversations, and the embedded service's tables. */
  readonly has: { readonly chats: boolean; readonly service: boolean };
}

/** Has those look who measure: at the connections, and, while the database answers, at what waits in it. */
export function measureHouse({ metrics, database, clock, has }: Measured): void {
  const answers = createPulse(database);
  metrics.look((gauges) => lookAtPool(gauges, database));
  metrics.look(async (gauges) => {
    const isUp = await answers();
    gauges.databaseUp.set(isUp ? 1 : 0);
    if (!isUp) return forgetDatabase(gauges);
    const now = clock.now();
    await Promise.all([
      lookAtQueues(gauges, database, now),
      has.chats && lookAtChats(gauges, database, now),
      has.service && lookAtHolds(gauges, database, now),
    ]);
  });
}

/** What a process with several houses tells of itself: whether its database answers, and how many houses it holds. */
export function measureProcess({ look }: Pick<Metrics, "look">, { database, held }: ProcessMeasured): void {
  const answers = createPulse(database);
  look(async (gauges) => {
    gauges.databaseUp.set((await answers()) ? 1 : 0);
    gauges.housesHeld.set(held());
  });
}

interface ProcessMeasured {
  readonly database: Database;
  readonly held: () => number;
}

function lookAtPool(
  { poolConnections, poolWaiting, poolWaits, poolWaitSeconds }: Gauges,
  database: Pick<Database, "load">,
): void {
  const { open, idle, waiting, waits, waitedSeconds } = database.load();
  poolConnections.set({ state: "busy" }, open - idle);
  poolConnections.set({ state: "idle" }, idle);
  poolWaiting.set(waiting);
  poolWaits.reset();
  poolWaits.inc(waits);
  poolWaitSeconds.reset();
  poolWaitSeconds.inc(waitedSeconds);
}

async function lookAtChats(gauges: Gauges, database: Database, now: Temporal.Instant): Promise<void> {
  const { inbox, outbox } = await readBacklog(database, now);
  gauges.inboxWaiting.set(inbox.count);
  gauges.inboxAge.set(secondsSince(inbox.since, now));
  gauges.outboxDue.set(outbox.count);
  gauges.outboxAge.set(secondsSince(outbox.since, now));
}

async function lookAtQueues(gauges: Gauges, database: Database, now: Temporal.Instant): Promise<void> {
  for (const { queue, due, since } of await readQueues(database, now)) {
    gauges.queueDue.set({ queue }, due);
    gauges.queueLag.set({ queue }, secondsSince(since, now));
  }
}

async function lookAtHolds(gauges: Gauges, database: Database, now: Temporal.Instant): Promise<void> {
  gauges.heldTables.set(await countHolds(serviceTables(database), now));
}

/** What cannot be read is not told: an old number would look like one of now. */
function forgetDatabase(gauges: Gauges): void {
  gauges.queueDue.reset();
  gauges.queueLag.reset();
  for (const name of ["inboxWaiting", "inboxAge", "outboxDue", "outboxAge", "heldTables"] as const)
    gauges[name].remove();
}

/** Of what is not waiting, none. */
function secondsSince(moment: Temporal.Instant | undefined, now: Temporal.Instant): number {
  return moment === undefined ? 0 : Math.max(0, moment.until(now).total("seconds"));
}
