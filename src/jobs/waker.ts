import type { PgBoss } from "pg-boss";
import type { SendOptions } from "./jobs.ts";
import type { JobTimers } from "./open-boss.ts";

/** Knows when the next job of any queue is due, and has its queue looked at then. */
export interface Waker {
  /** A job was put in, by a transaction of its own, or by one that may be open yet. */
  hear(queue: string, sent: SendOptions): void;
  /** A job will be due, so much later at the earliest. */
  expect(after: Temporal.Duration): void;
  start(): void;
  stop(): void;
}

/** What is due is carried out by the next look; a queue that is busy, or a database that is away, is asked again soon. */
const againMs = 2000;

/** How long a transaction may take yet that puts a job in; one that takes longer is found by the next look that there is anyway. */
const overAfterMs = [0, 250, 1000, 4000, 16_000];

/**
 * One question about all queues in place of one for each.
 *
 * @param parts.queues those that this process works on
 * @param parts.wake has a queue looked at
 * @param parts.lookEveryMs how long to wait for a job that nobody tells of, of another process for instance
 */
export function createWaker(parts: {
  readonly boss: PgBoss;
  /** Where pg-boss has its tables. */
  readonly schema: string;
  readonly queues: () => readonly string[];
  readonly wake: (queue: string) => void;
  readonly timers: JobTimers;
  readonly lookEveryMs: number;
}): Waker {
  const { boss, schema, queues, wake, timers, lookEveryMs } = parts;
  let isRunning = false;
  let isLooking = false;
  let armed: { readonly at: number; readonly timer: unknown } | undefined;
  /** Moments at which a job that was told of is looked for. */
  let expected: readonly number[] = [];

  const disarm = () => {
    if (armed) timers.clearTimeout(armed.timer);
    armed = undefined;
  };

  const arm = (at: number) => {
    if (!isRunning || isLooking || (armed && armed.at <= at)) return;
    disarm();
    armed = { at, timer: timers.setTimeout(begin, Math.max(0, at - timers.now())) };
  };

  /** Wakes the queues with a job that is due, and returns how long until the next look, in milliseconds. */
  const look = async (): Promise<number> => {
    let next = lookEveryMs;
    for (const { name, ms } of await readDue(boss, schema, queues())) {
      if (ms <= 0) wake(name);
      next = Math.min(next, ms <= 0 ? againMs : ms);
    }
    return next;
  };

  const begin = async () => {
    armed = undefined;
    const now = timers.now();
    expected = expected.filter((at) => at > now);
    isLooking = true;
    const pause = await look().catch((error: unknown) => {
      if (isRunning) boss.emit("error", error instanceof Error ? error : new Error(String(error)));
      return againMs;
    });
    isLooking = false;
    arm(Math.min(timers.now() + pause, ...expected));
  };

  const expect = (moments: readonly number[]) => {
    const now = timers.now();
    // A later one is found by the looks that there are anyway.
    const soon = moments.filter((at) => at - now < lookEveryMs);
    if (!isRunning || soon.length === 0) return;
    expected = [...expected, ...soon];
    arm(Math.min(...soon));
  };

  return {
    hear: (queue, { startAfter, trx }) => {
      const at = startAfter?.epochMilliseconds ?? timers.now();
      if (trx !== undefined) expect(overAfterMs.map((ms) => at + ms));
      else if (at > timers.now()) expect([at]);
      else wake(queue);
    },
    expect: (after) => expect([timers.now() + after.total("milliseconds")]),
    start: () => {
      isRunning = true;
      arm(timers.now());
    },
    stop: () => {
      isRunning = false;
      disarm();
    },
  };
}

interface DueQueue {
  readonly name: string;
  /** Until the first of its waiting jobs is due; negative for what is overdue. */
  readonly ms: number;
}

/** By the server's clock, which is what jobs are due by, on pg-boss's connections, which wait for nobody's work. */
async function readDue(
  boss: PgBoss,
  schema: string,
  queues: readonly string[],
): Promise<readonly DueQueue[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name, ceil(extract(epoch from min(start_after) - ${schema}.job_now()) * 1000)::float8 as ms
      from ${schema}.job where state < 'active' and not blocked and name = any($1) group by name`,
    [queues],
  );
  return rows;
}
