import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { BusyError } from "#src/database/unavailable.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { eventually } from "#test/support/eventually.ts";
import { createTestClock, type TestClock } from "#test/support/jobs/test-clock.ts";

const tenMinutes = Temporal.Duration.from({ minutes: 10 });

describeDatabases("a sweep", (open) => {
  let database: Database;
  let clock: TestClock;
  let log: ReturnType<typeof createQuietLog>;
  let running: Jobs[];
  let swept: string[];

  beforeAll(async () => {
    database = await open();
  });

  beforeEach(async () => {
    await sql`drop schema if exists pgboss cascade`.execute(database.db);
    clock = createTestClock("2026-11-21T10:00:00Z");
    log = createQuietLog();
    running = [];
    swept = [];
  });

  afterEach(async () => {
    for (const jobs of running) await jobs.stop();
  });

  async function startProcess(interval: Temporal.Duration, sweep = async () => {}): Promise<Jobs> {
    const jobs = createJobs({ database, log, timers: clock.timers });
    jobs.every(interval, "lapsed-holds", async () => {
      swept.push(clock.now().toString().slice(11, 19));
      await sweep();
    });
    await jobs.start();
    clock.drive(database, jobs);
    running.push(jobs);
    return jobs;
  }

  test("runs at the start and then at its interval", async () => {
    await startProcess(tenMinutes);
    await clock.advance({ minutes: 25 });
    expect(swept).toEqual(["10:00:00", "10:10:00", "10:20:00"]);
  });

  test("goes on after it failed, and says why", async () => {
    await startProcess(tenMinutes, async () => {
      throw new BusyError("the service is away");
    });
    await clock.advance({ minutes: 10 });
    expect(swept).toEqual(["10:00:00", "10:10:00"]);
    expect(log.lines.map(({ fields }) => fields["reason"])).toEqual([
      "the service is away",
      "the service is away",
    ]);
  });

  test("follows the interval of the newest start", async () => {
    const before = await startProcess(Temporal.Duration.from({ hours: 24 }));
    await clock.advance();
    await before.stop();
    await startProcess(tenMinutes);
    await clock.advance({ minutes: 20 });
    expect(swept).toEqual(["10:00:00", "10:00:00", "10:10:00", "10:20:00"]);
  });

  test("is one for all processes", async () => {
    await startProcess(tenMinutes);
    await clock.advance({ minutes: 5 });
    await startProcess(tenMinutes);
    await clock.advance({ minutes: 24 });
    expect(swept).toEqual(["10:00:00", "10:05:00", "10:15:00", "10:25:00"]);
  });

  test("skips a turn that the one before still takes", async () => {
    const done = Promise.withResolvers<void>();
    let atOnce = 0;
    let most = 0;
    const slow = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await done.promise;
      atOnce -= 1;
    };
    const minute = Temporal.Duration.from({ minutes: 1 });
    const processes = [await startProcess(minute, slow), await startProcess(minute, slow)];
    for (let passed = 0; passed < 4; passed++) {
      for (const jobs of processes) jobs.wake("lapsed-holds");
      await clock.timers.tick(0);
      await clock.timers.setTime(clock.now().add(minute).epochMilliseconds);
    }
    expect(swept).toEqual(["10:00:00"]);
    done.resolve();
    await clock.advance({ minutes: 2 });
    expect(most).toBe(1);
    expect(swept.length).toBeGreaterThan(1);
    expect(log.lines.filter(({ level }) => level === "error")).toEqual([]);
  });

  /** pg-boss as it was before, with its own look at the queue. */
  async function openBoss(): Promise<PgBoss> {
    const boss = new PgBoss({ connectionString: database.url, supervise: false, clock: clock.timers });
    await boss.start();
    return boss;
  }

  test("begins after a restart, also where pg-boss last looked while one was carried out", async () => {
    const done = Promise.withResolvers<void>();
    const before = await startProcess(tenMinutes, () => done.promise);
    await eventually(async () => {
      before.wake("lapsed-holds");
      await clock.timers.tick(0);
      expect(swept).toEqual(["10:00:00"]);
    });
    const boss = await openBoss();
    await boss.supervise("lapsed-holds");
    done.resolve();
    await clock.advance();
    await Promise.all([boss.stop(), before.stop()]);
    await startProcess(tenMinutes);
    await clock.advance({ minutes: 10 });
    expect(swept).toEqual(["10:00:00", "10:00:00", "10:10:00"]);
  });

  test("begins on a queue of a former version", async () => {
    const boss = await openBoss();
    await boss.createQueue("lapsed-holds", { policy: "stately" });
    await boss.send("lapsed-holds", {}, { singletonKey: "lapsed-holds" });
    await boss.fetch("lapsed-holds");
    await boss.send("lapsed-holds", {}, { singletonKey: "lapsed-holds" });
    await boss.supervise("lapsed-holds");
    await boss.stop();
    await startProcess(tenMinutes);
    await clock.advance({ minutes: 10 });
    expect(swept).toEqual(["10:00:00", "10:10:00"]);
  });

  test("leaves the turn of a process that ended on it to the next, and has no second one", async () => {
    const before = await startProcess(tenMinutes, () => new Promise(() => {}));
    await eventually(async () => {
      before.wake("lapsed-holds");
      await clock.timers.tick(0);
      expect(swept).toEqual(["10:00:00"]);
    });
    await before.stop({ timeoutMs: 1 });
    await startProcess(tenMinutes);
    await clock.advance({ minutes: 25 });
    expect(swept).toEqual(["10:00:00", "10:00:00", "10:10:00", "10:20:00"]);
  });
});
