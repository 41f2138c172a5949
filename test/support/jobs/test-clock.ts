import { sql } from "kysely";
import { TestClock as BossClock } from "pg-boss";
import type { Database } from "#src/database/database.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";

/** How often jobs are looked for that nobody wakes: `advance` wakes all that are due. */
export const seldom: Temporal.Duration = Temporal.Duration.from({ days: 1 });

/** A clock that stands until a test moves it, for the code that asks for the time and for its jobs alike. */
export interface TestClock extends Clock {
  /** For `createJobs`; `tick` fires its timers one by one, as if the time had passed. */
  readonly timers: BossClock;
  /** From now on `advance` carries out the jobs on this database. After `jobs.start()`. */
  drive(database: Database, jobs: Jobs): void;
  /**
   * Moves on. Each job that becomes due on the way runs to its end at the very moment it is due, jobs that those send
   * included; when this returns nothing is running. `advance()` carries out what is due already. A day is
   * 24 hours.
   */
  advance(duration?: Temporal.DurationLike): Promise<void>;
}

/**
 *     const clock = createTestClock("2026-11-21T10:00:00Z");
 *     const jobs = createJobs({ database, log, timers: clock.timers, lookEvery: seldom });
 *     …
 *     await jobs.start();
 *     clock.drive(database, jobs);
 *     await clock.advance({ hours: 24 });
 */
export function createTestClock(start: string): TestClock {
  const timers = new BossClock(start);
  const driven: { database: Database; jobs: Jobs }[] = [];
  const now = () => Temporal.Instant.fromEpochMilliseconds(timers.now());

  const each = async <Value>(ask: (database: Database) => Promise<Value>) =>
    await Promise.all(driven.map(({ database }) => ask(database)));

  /** What is due once no handler is running and pg-boss has stored how each ended. */
  const settle = async (): Promise<DueJob[]> => {
    for (;;) {
      await timers.tick(0);
      const found = (await each((database) => listDue(database, now()))).flat();
      if (!found.some(({ isRunning }) => isRunning)) return found;
    }
  };

  /** Again and again, since jobs send jobs, until only such are left as nobody here carries out. */
  const runDue = async () => {
    for (let before = "[]", due = await settle(); JSON.stringify(due) !== before; due = await settle()) {
      before = JSON.stringify(due);
      for (const name of new Set(due.map(({ queue }) => queue)))
        for (const { jobs } of driven) jobs.wake(name);
    }
  };

  const advance = async (duration: Temporal.DurationLike = { seconds: 0 }) => {
    const milliseconds = Temporal.Duration.from(duration).total("milliseconds");
    const target = now().add({ milliseconds });
    await runDue();
    for (;;) {
      const next = (await each((database) => findNext(database, now()))).filter((at) => at !== undefined);
      const [first] = next.sort(Temporal.Instant.compare);
      if (first === undefined || Temporal.Instant.compare(first, target) > 0) break;
      await timers.setTime(roundUp(first));
      await runDue();
    }
    await timers.setTime(target.epochMilliseconds);
    await runDue();
  };

  return { now, timers, advance, drive: (database, jobs) => driven.push({ database, jobs }) };
}

/** The clock counts milliseconds, the database microseconds. */
function roundUp(instant: Temporal.Instant): number {
  return instant.round({ smallestUnit: "millisecond", roundingMode: "ceil" }).epochMilliseconds;
}

interface DueJob {
  readonly id: string;
  readonly queue: string;
  readonly attempts: number;
  readonly isRunning: boolean;
}

async function listDue(database: Database, now: Temporal.Instant): Promise<readonly DueJob[]> {
  const { rows } = await sql<DueJob>`
    select id, name as queue, retry_count as attempts, state = 'active' as "isRunning" from pgboss.job
    where state = 'active' or (state < 'active' and start_after <= ${now}::timestamptz) order by id
    `.execute(database.db);
  return rows;
}

async function findNext(database: Database, now: Temporal.Instant): Promise<Temporal.Instant | undefined> {
  const { rows } = await sql<{ at: Temporal.Instant | null }>`
    select min(start_after) as at from pgboss.job
    where state < 'active' and start_after > ${now}::timestamptz`.execute(database.db);
  return rows[0]?.at ?? undefined;
}
