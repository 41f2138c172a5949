import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Database } from "#src/database/database.ts";
import { BusyError } from "#src/database/unavailable.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import type { JobHandler, Jobs, Queue } from "#src/jobs/jobs.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { eventually } from "#test/support/eventually.ts";
import { createTestClock, type TestClock } from "#test/support/jobs/test-clock.ts";

const promptSchema = z.object({ bookingId: z.string() });
type Prompt = z.infer<typeof promptSchema>;

const minutes = (count: number) => Temporal.Duration.from({ minutes: count });

/** The clock ticks, and nobody wakes a queue. */
describeDatabases("jobs of a sole process", (open) => {
  let database: Database;
  let clock: TestClock;
  let log: ReturnType<typeof createQuietLog>;
  let running: Jobs[];
  let handled: string[];

  beforeEach(async () => {
    database = await open();
    await sql`create table placed (id text primary key)`.execute(database.db);
    clock = createTestClock("2026-11-21T10:00:00Z");
    log = createQuietLog();
    running = [];
    handled = [];
  });

  afterEach(async () => {
    for (const jobs of running) await jobs.stop({ timeoutMs: 1 });
    await database.close();
  });

  const time = () => clock.now().toString().slice(11, 19);
  const at = (moment: string) => Temporal.Instant.from(`2026-11-21T${moment}Z`);
  const tick = (duration: Temporal.DurationLike) =>
    clock.timers.tick(Temporal.Duration.from(duration).total("milliseconds"));

  function create(of: { soleProcess?: boolean; database?: Database } = {}): Jobs {
    const jobs = createJobs({ database, log, timers: clock.timers, soleProcess: true, ...of });
    running.push(jobs);
    return jobs;
  }

  async function startPrompts(handle: JobHandler<Prompt> = async () => {}): Promise<[Jobs, Queue<Prompt>]> {
    const jobs = create();
    const prompts = jobs.defineQueue("prompts", promptSchema, { retries: 2 });
    prompts.work(async (prompt, job) => {
      handled.push(`${prompt.bookingId} ${time()}`);
      await handle(prompt, job);
    });
    await jobs.start();
    return [jobs, prompts];
  }

  test("are carried out at their times, not before", async () => {
    const [, prompts] = await startPrompts();
    await prompts.send({ bookingId: "late" }, { startAfter: at("10:03:30") });
    await prompts.send({ bookingId: "soon" }, { startAfter: at("10:00:07") });
    await prompts.send({ bookingId: "now" });
    await tick({ seconds: 6 });
    expect(handled).toEqual(["now 10:00:00"]);
    await tick({ minutes: 5 });
    expect(handled).toEqual(["now 10:00:00", "soon 10:00:07", "late 10:03:30"]);
  });

  test("are found when the transaction that sends them is over, or not at all", async () => {
    const [, prompts] = await startPrompts();
    const send = (bookingId: string, outcome: () => void) =>
      database.db.transaction().execute(async (trx) => {
        await prompts.send({ bookingId }, { trx });
        await tick({ milliseconds: 300 });
        outcome();
      });
    await send("kept", () => {});
    expect(handled).toEqual([]);
    await tick({ seconds: 1 });
    expect(handled).toEqual(["kept 10:00:01"]);
    await expect(
      send("lost", () => {
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    await tick({ minutes: 2 });
    expect(handled).toHaveLength(1);
  });

  test("that fail are tried again at their time", async () => {
    const [, prompts] = await startPrompts(async () => {
      throw new Error("no");
    });
    await prompts.send({ bookingId: "b1" });
    await tick({ seconds: 25 });
    expect(handled).toHaveLength(2);
    await tick({ seconds: 60 });
    expect(handled).toHaveLength(3);
  });

  test("that nobody told of are found within a minute", async () => {
    await startPrompts();
    await tick({ minutes: 5 });
    const others = create();
    const prompts = others.defineQueue("prompts", promptSchema, { retries: 2 });
    await others.start();
    await prompts.send({ bookingId: "b1" });
    expect(handled).toEqual([]);
    await tick({ minutes: 1 });
    expect(handled).toHaveLength(1);
  });

  test("of a process that died are taken over at once by the next", async () => {
    const [jobs, prompts] = await startPrompts();
    await prompts.send({ bookingId: "b1" }, { startAfter: at("11:00:00") });
    await jobs.stop();
    await clock.timers.setTime(at("12:00:00").epochMilliseconds);
    await startPrompts();
    await tick({ seconds: 1 });
    expect(handled).toEqual(["b1 12:00:00"]);
  });

  test("cost a look a minute while nothing is due, however many queues there are", async () => {
    const asked: string[] = [];
    class Client extends database.Client {
      constructor(config?: ConstructorParameters<typeof database.Client>[0]) {
        super(config);
        const ask = this.query.bind(this);
        this.query = (...given: unknown[]) => {
          asked.push(JSON.stringify(given[0]));
          return Reflect.apply(ask, this, given);
        };
      }
    }
    const jobs = create({ database: { ...database, Client } });
    for (let index = 0; index < 30; index++)
      jobs.defineQueue(`queue-${index}`, promptSchema).work(async () => {});
    for (let index = 0; index < 10; index++) jobs.every(minutes(1), `sweep-${index}`, async () => {});
    await jobs.start();
    await tick({ minutes: 1 });
    asked.length = 0;
    await tick({ minutes: 10 });
    expect(asked.filter((text) => text.includes("min(start_after)"))).toHaveLength(10);
    expect(asked.filter((text) => text.includes("FOR UPDATE") && text.includes("start_after"))).toEqual([]);
  });

  test("sweep at the start and then by their interval, never two at once", async () => {
    const ends: (() => void)[] = [];
    const jobs = create();
    jobs.every(minutes(10), "lapsed-holds", async () => {
      handled.push(time());
      if (handled.length === 2) await new Promise<void>((resolve) => ends.push(resolve));
    });
    await jobs.start();
    await tick({ minutes: 35 });
    expect(handled).toEqual(["10:00:00", "10:10:00"]);
    ends[0]?.();
    await tick({ minutes: 10 });
    expect(handled).toEqual(["10:00:00", "10:10:00", "10:35:00", "10:45:00"]);
  });

  test("go on sweeping after a sweep that failed, and say so", async () => {
    const jobs = create();
    jobs.every(minutes(10), "lapsed-holds", async () => {
      handled.push(time());
      throw new BusyError("away");
    });
    await jobs.start();
    await tick({ minutes: 10 });
    expect(handled).toHaveLength(2);
    expect(log.lines[0]).toMatchObject({
      level: "error",
      fields: { queue: "lapsed-holds", reason: "away" },
      message: "a sweep failed; it waits for its next turn",
    });
  });

  test("let a sweep end before they stop, and no longer than they are given", async () => {
    const swept = Promise.withResolvers<void>();
    const jobs = create();
    let isOver = false;
    jobs.every(minutes(10), "lapsed-holds", async () => {
      await swept.promise;
      isOver = true;
    });
    jobs.every(minutes(10), "hangs", () => new Promise(() => {}));
    await jobs.start();
    const stopped = jobs.stop({ timeoutMs: 1000 });
    swept.resolve();
    await stopped;
    expect(isOver).toBe(true);
    await tick({ minutes: 11 });
    expect(log.lines.map(({ fields }) => fields["queue"])).toEqual(["hangs"]);
  });

  test("sweep one way after the other, with nothing left due between", async () => {
    const sweeping = async (soleProcess: boolean) => {
      const jobs = create({ soleProcess });
      jobs.every(minutes(10), "lapsed-holds", async () => {
        handled.push(time());
      });
      await jobs.start();
      await tick({ minutes: 11 });
      await jobs.stop();
    };
    for (const isSole of [false, true, false]) await sweeping(isSole);
    await eventually(() => expect(handled).toHaveLength(6));
    await sweeping(true);
    const { rows } = await sql`select name from pgboss.job where name = 'lapsed-holds'`.execute(database.db);
    expect(rows).toEqual([]);
  });

  test("refuse a sweep that is declared twice", () => {
    const jobs = create();
    jobs.every(minutes(1), "lapsed-holds", async () => {});
    expect(() => jobs.defineQueue("lapsed-holds", promptSchema)).toThrow("declared twice");
  });
});
