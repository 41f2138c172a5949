import { countHolds } from "#src/booking/service/store/count-holds.ts";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import { type Backlog, readBacklog } from "#src/bot/persistence/read-backlog.ts";
import type { Database } from "#src/database/database.ts";
import { type QueueBacklog, readQueues } from "#src/jobs/read-queues.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Gauges } from "#src/metrics/meters.ts";

export interface WaitingParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Which tables the database has: those of conversations, and those of the embedded service. */
  readonly has: { readonly chats: boolean; readonly service: boolean };
}

/** What waits for being done in one tenant. */
export interface Waiting {
  readonly queues: readonly QueueBacklog[];
  readonly chats?: Backlog;
  /** Tables that the embedded service holds. */
  readonly holds?: number;
}

/** Reads what waits in a house right now. */
export async function readWaiting({ database, clock, has }: WaitingParts): Promise<Waiting> {
  const now = clock.now();
  const [queues, chats, holds] = await Promise.all([
    readQueues(database, now),
    has.chats ? readBacklog(database, now) : undefined,
    has.service ? countHolds(serviceTables(database), now) : undefined,
  ]);
  return { queues, ...(chats && { chats }), ...(holds !== undefined && { holds }) };
}

/** Returns for how many seconds the oldest due job or message has waited. */
export function lateness({ queues, chats }: Waiting, now: Temporal.Instant): number {
  return oldest([...queues, ...(chats ? [chats.inbox, chats.outbox] : [])], now);
}

/** Sets the gauges of waiting work: the sums over all these tenants, and the longest wait in any of them. */
export function tellWaiting(gauges: Gauges, houses: readonly Waiting[], now: Temporal.Instant): void {
  gauges.queueDue.reset();
  gauges.queueLag.reset();
  const queues = Map.groupBy(
    houses.flatMap((house) => house.queues),
    ({ queue }) => queue,
  );
  for (const [queue, backlogs] of queues) {
    gauges.queueDue.set({ queue }, sum(backlogs.map(({ due }) => due)));
    gauges.queueLag.set({ queue }, oldest(backlogs, now));
  }
  const chats = houses.flatMap((house) => house.chats ?? []);
  if (chats.length > 0) {
    const [inboxes, outboxes] = [chats.map(({ inbox }) => inbox), chats.map(({ outbox }) => outbox)];
    gauges.inboxWaiting.set(sum(inboxes.map(({ count }) => count)));
    gauges.inboxAge.set(oldest(inboxes, now));
    gauges.outboxDue.set(sum(outboxes.map(({ count }) => count)));
    gauges.outboxAge.set(oldest(outboxes, now));
  }
  const holds = houses.flatMap((house) => house.holds ?? []);
  if (holds.length > 0) gauges.heldTables.set(sum(holds));
}

/** Clears the gauges of waiting work. While it cannot be read, an old number would look like a current one. */
export function forgetWaiting(gauges: Gauges): void {
  gauges.queueDue.reset();
  gauges.queueLag.reset();
  for (const name of ["inboxWaiting", "inboxAge", "outboxDue", "outboxAge", "heldTables"] as const)
    gauges[name].remove();
}

const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);

/** The age of the oldest in seconds; 0 if nothing waits. */
function oldest(waiting: readonly { readonly since?: Temporal.Instant }[], now: Temporal.Instant): number {
  return Math.max(0, ...waiting.map(({ since }) => (since ? since.until(now).total("seconds") : 0)));
}
