import { sql } from "kysely";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import type { JobHandler, Jobs, Queue, QueueOptions } from "#src/jobs/jobs.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { createTestClock, type TestClock } from "#test/support/jobs/test-clock.ts";

const promptSchema = z.object({ bookingId: z.string() });
type Prompt = z.infer<typeof promptSchema>;

describeDatabases("jobs that start and stop", (open) => {
  let database: Database;
  let clock: TestClock;
  let running: Jobs[];
  const log = createQuietLog();

  beforeEach(async () => {
    database = await open();
    clock = createTestClock("2026-11-21T10:00:00Z");
    running = [];
  });

  afterEach(async () => {
    for (const jobs of running) await jobs.stop();
    await database.close();
  });

  async function start(
    handler: JobHandler<Prompt>,
    options: QueueOptions = {},
  ): Promise<[Jobs, Queue<Prompt>]> {
    const jobs = createJobs({ database, log, timers: clock.timers });
    running.push(jobs);
    const prompts = jobs.defineQueue("prompts", promptSchema, options);
    prompts.work(handler);
    await jobs.start();
    clock.drive(database, jobs);
    return [jobs, prompts];
  }

  test("let a running job finish, and leave the others to the next process", async () => {
    const started = Promise.withResolvers<void>();
    const allowed = Promise.withResolvers<void>();
    const finished: string[] = [];
    const [jobs, prompts] = await start(
      async ({ bookingId }) => {
        started.resolve();
        await allowed.promise;
        finished.push(bookingId);
      },
      { concurrency: 1 },
    );
    await prompts.send({ bookingId: "b1" });
    await started.promise;
    await prompts.send({ bookingId: "b2" });
    const stopped = jobs.stop();
    allowed.resolve();
    await stopped;
    expect(finished).toEqual(["b1"]);
    await start(async ({ bookingId }) => {
      finished.push(bookingId);
    });
    await clock.advance({ hours: 1 });
    expect(finished).toEqual(["b1", "b2"]);
  });

  test("give a job that does not end to the next process", async () => {
    const started = Promise.withResolvers<AbortSignal>();
    const [jobs, prompts] = await start(async (_prompt, { signal }) => {
      started.resolve(signal);
      await new Promise(() => {});
    });
    await prompts.send({ bookingId: "b1" });
    const signal = await started.promise;
    await jobs.stop({ timeoutMs: 1 });
    expect(signal.aborted).toBe(true);
    const attempts: number[] = [];
    await start(async (_prompt, { attempt }) => {
      attempts.push(attempt);
    });
    await clock.advance({ hours: 1 });
    expect(attempts).toEqual([2]);
  });

  test("count a handler that takes too long as failed, without waiting for it", async () => {
    const attempts: number[] = [];
    const [, prompts] = await start(
      async (_prompt, { attempt }) => {
        attempts.push(attempt);
        if (attempt === 1) await new Promise(() => {});
      },
      { timeLimit: Temporal.Duration.from({ milliseconds: 20 }) },
    );
    await prompts.send({ bookingId: "b1" });
    await clock.advance({ hours: 1 });
    expect(attempts).toEqual([1, 2]);
  });

  test("take a job over from a process that died with it", async () => {
    const [, prompts] = await start(async () => {});
    await clock.advance();
    await prompts.send({ bookingId: "b1" }, { startAfter: clock.now().add({ minutes: 1 }) });
    await sql`
      update pgboss.job set state = 'active', started_on = ${clock.now()}, heartbeat_on = ${clock.now()}
      where name = 'prompts'`.execute(database.db);
    const before = clock.now();
    while ((await stateOf(database, "prompts")) === "active") await clock.timers.tick(20_000);
    expect(before.until(clock.now()).total("minutes")).toBeLessThan(5);
    await clock.advance({ hours: 1 });
    expect(await stateOf(database, "prompts")).toBe("completed");
  });

  test("keep to the settings of the newest start", async () => {
    const attempts: number[] = [];
    const fail: JobHandler<Prompt> = async (_prompt, { attempt }) => {
      attempts.push(attempt);
      throw new Error("no");
    };
    const [jobs] = await start(fail, { retries: 5 });
    await jobs.stop();
    const [, prompts] = await start(fail, { retries: 1 });
    await prompts.send({ bookingId: "b1" });
    await clock.advance({ hours: 10 });
    expect(attempts).toEqual([1, 2]);
  });

  test("refuse two queues of one name and two handlers of one queue", () => {
    const jobs = createJobs({ database, log });
    const queue = jobs.defineQueue("prompts", promptSchema);
    queue.work(async () => {});
    expect(() => jobs.defineQueue("prompts", promptSchema)).toThrow("the queue prompts is declared twice");
    expect(() => queue.work(async () => {})).toThrow("the queue prompts has a handler already");
  });
});

async function stateOf(database: Database, queue: string): Promise<unknown> {
  const { rows } = await sql<{ state: string }>`select state from pgboss.job where name = ${queue}`.execute(
    database.db,
  );
  return rows[0]?.state;
}

describeDatabases("jobs of several processes", (open) => {
  test("are each carried out once", async () => {
    const database = await open();
    const log = createQuietLog();
    const done: string[] = [];
    const all = Promise.withResolvers<void>();
    const ids = Array.from({ length: 60 }, (_, index) => `b${index}`);
    const others = await Promise.all([1, 2].map(() => openDatabase({ url: database.url }, log)));
    const processes = [database, ...others].map((each) => {
      const jobs = createJobs({ database: each, log });
      const prompts = jobs.defineQueue("prompts", promptSchema);
      prompts.work(async ({ bookingId }) => {
        done.push(bookingId);
        if (done.length >= ids.length) all.resolve();
      });
      return { jobs, prompts };
    });
    await Promise.all(processes.map(({ jobs }) => jobs.start()));
    for (const [index, bookingId] of ids.entries()) await processes[index % 3]?.prompts.send({ bookingId });
    await all.promise;
    await Promise.all(processes.map(({ jobs }) => jobs.stop()));
    for (const other of others) await other.close();
    expect(done.toSorted()).toEqual(ids.toSorted());
  });

  test("that replace one another's waiting job leave one, whoever was first", async () => {
    const database = await open();
    const jobs = createJobs({ database, log: createQuietLog() });
    const prompts = jobs.defineQueue("prompts", promptSchema);
    await jobs.start();
    const startAfter = Temporal.Instant.from("2999-01-01T00:00:00Z");
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => prompts.send({ bookingId: `b${n}` }, { key: "k", startAfter })),
    );
    await jobs.stop();
    const { rows } = await sql`select state from pgboss.job where name = 'prompts'`.execute(database.db);
    expect(rows).toEqual([{ state: "created" }]);
  });
});

describeDatabases("jobs", (open) => {
  test("go on beside transactions that are open for long", async () => {
    const database = await open();
    const jobs = createJobs({ database, log: createQuietLog() });
    const done = Promise.withResolvers<string>();
    const prompts = jobs.defineQueue("prompts", promptSchema);
    prompts.work(async ({ bookingId }) => done.resolve(bookingId));
    onTestFinished(() => jobs.stop());
    await jobs.start();
    await sql`create table seen (id text)`.execute(database.db);
    await database.db.transaction().execute(async (trx) => {
      jobs.wake("prompts");
      await prompts.send({ bookingId: "b1" }, { trx });
      for (let index = 0; index < 20; index++) await sql`insert into seen values ('x')`.execute(trx);
    });
    jobs.wake("prompts");
    expect(await done.promise).toBe("b1");
    const { rows } = await sql`select count(*) as count from seen`.execute(database.db);
    expect(rows).toEqual([{ count: 20 }]);
  });
});
