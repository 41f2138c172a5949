import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { DeliveryFault } from "#src/bot/runtime/effects/talk.ts";
import type { Database } from "#src/database/database.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import type { Jobs, Queue } from "#src/jobs/jobs.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { createTestClock, type TestClock } from "#test/support/jobs/test-clock.ts";

const promptSchema = z.object({ bookingId: z.string() });
type Prompt = z.infer<typeof promptSchema>;

describeDatabases("a queue", (open) => {
  let database: Database;
  let clock: TestClock;
  let jobs: Jobs;
  let prompts: Queue<Prompt>;
  let log: ReturnType<typeof createQuietLog>;
  /** What the handler was called with, and when. */
  let handled: string[];
  let handle: (prompt: Prompt, attempt: number) => Promise<void>;

  beforeEach(async () => {
    // A fresh one: statements that a connection has prepared do not outlive the tables of the test before.
    database = await open();
    await sql`create table placed (id text primary key)`.execute(database.db);
    clock = createTestClock("2026-11-21T10:00:00Z");
    log = createQuietLog();
    handled = [];
    handle = async () => {};
    jobs = createJobs({ database, log, timers: clock.timers });
    prompts = jobs.defineQueue("prompts", promptSchema, { retries: 2 });
    prompts.work(async (prompt, { attempt }) => {
      handled.push(`${prompt.bookingId} ${clock.now().toString().slice(11, 19)}`);
      await handle(prompt, attempt);
    });
    await jobs.start();
    clock.drive(database, jobs);
  });

  afterEach(() => jobs.stop());

  const at = (time: string) => Temporal.Instant.from(`2026-11-21T${time}Z`);

  test("carries a job out at once when no time is given", async () => {
    await prompts.send({ bookingId: "b1" });
    await clock.advance();
    expect(handled).toEqual(["b1 10:00:00"]);
    await clock.advance({ days: 3 });
    expect(handled).toHaveLength(1);
  });

  test("carries jobs out at their times, not before", async () => {
    await prompts.send({ bookingId: "late" }, { startAfter: at("18:30:00") });
    await prompts.send({ bookingId: "early" }, { startAfter: at("12:00:00") });
    await clock.advance({ hours: 1, minutes: 59, seconds: 59 });
    expect(handled).toEqual([]);
    await clock.advance({ hours: 10 });
    expect(handled).toEqual(["early 12:00:00", "late 18:30:00"]);
  });

  test("keeps one waiting job of a key, the one sent last", async () => {
    await prompts.send({ bookingId: "b1" }, { key: "b1", startAfter: at("12:00:00") });
    await prompts.send({ bookingId: "b2" }, { key: "b2", startAfter: at("12:00:00") });
    await prompts.send({ bookingId: "b1 moved" }, { key: "b1", startAfter: at("11:00:00") });
    await clock.advance({ hours: 5 });
    expect(handled).toEqual(["b1 moved 11:00:00", "b2 12:00:00"]);
  });

  test("takes a new job of a key while one is being carried out, and after it", async () => {
    handle = async () => {
      if (handled.length < 3)
        await prompts.send({ bookingId: "again" }, { key: "b1", startAfter: clock.now().add({ hours: 1 }) });
    };
    await prompts.send({ bookingId: "b1" }, { key: "b1" });
    await clock.advance({ hours: 5 });
    expect(handled).toEqual(["b1 10:00:00", "again 11:00:00", "again 12:00:00"]);
  });

  test("forgets a cancelled job, and nothing else", async () => {
    await prompts.send({ bookingId: "b1" }, { key: "b1", startAfter: at("11:00:00") });
    await prompts.send({ bookingId: "b2" }, { key: "b2", startAfter: at("11:00:00") });
    await prompts.cancel("b1");
    await prompts.cancel("unknown");
    await clock.advance({ hours: 2 });
    expect(handled).toEqual(["b2 11:00:00"]);
  });

  test("takes a job with the transaction that sends it, or not at all", async () => {
    const place = (bookingId: string, outcome: () => void) =>
      database.db.transaction().execute(async (trx) => {
        await sql`insert into placed values (${bookingId})`.execute(trx);
        await prompts.send({ bookingId }, { key: bookingId, trx });
        outcome();
      });
    await place("kept", () => {});
    await expect(
      place("lost", () => {
        throw new Error("no table");
      }),
    ).rejects.toThrow("no table");
    await clock.advance();
    expect(handled).toEqual(["kept 10:00:00"]);
  });

  test("keeps the old job when the transaction that moved or cancelled it is undone", async () => {
    await prompts.send({ bookingId: "b1" }, { key: "b1", startAfter: at("11:00:00") });
    const undone = database.db.transaction().execute(async (trx) => {
      await prompts.send({ bookingId: "b1" }, { key: "b1", startAfter: at("12:00:00"), trx });
      await prompts.cancel("b1", { trx });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await clock.advance({ hours: 5 });
    expect(handled).toEqual(["b1 11:00:00"]);
  });

  test("tries a failed job again, later each time, and then gives it up and says so", async () => {
    handle = async () => {
      throw new DeliveryFault(undefined);
    };
    await prompts.send({ bookingId: "b1" });
    await prompts.send({ bookingId: "b2" }, { startAfter: at("10:30:00") });
    await clock.advance({ minutes: 20 });
    expect(handled).toHaveLength(3);
    const [first, second, third] = handled.map((line) => Temporal.PlainTime.from(line.slice(3)));
    const waits = [first?.until(second ?? "00:00"), second?.until(third ?? "00:00")].map(
      (wait) => wait?.total("seconds") ?? 0,
    );
    expect(waits[0]).toBeGreaterThanOrEqual(5);
    expect(waits[1]).toBeGreaterThanOrEqual(waits[0] ?? 0);
    expect(log.lines.map((line) => [line.level, line.fields["attempt"]])).toEqual([
      ["warn", 1],
      ["warn", 2],
      ["error", 3],
    ]);
    expect(log.lines[2]).toMatchObject({
      fields: { queue: "prompts", reason: "could not deliver a message: unknown fault" },
      message: "a job failed and is given up",
    });
  });

  test("tells the handler which attempt is its last", async () => {
    const attempts: [number, boolean][] = [];
    const orders = createJobs({ database, log, timers: clock.timers });
    const queue = orders.defineQueue("orders", promptSchema, { retries: 1 });
    queue.work(async (_order, { attempt, isLastAttempt }) => {
      attempts.push([attempt, isLastAttempt]);
      throw new Error("closed");
    });
    await orders.start();
    clock.drive(database, orders);
    await queue.send({ bookingId: "b1" });
    await clock.advance({ hours: 1 });
    await orders.stop();
    expect(attempts).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  test("carries out the others of a batch when one fails", async () => {
    handle = async ({ bookingId }, attempt) => {
      if (bookingId === "b2" && attempt === 1) throw new Error("once");
    };
    for (const bookingId of ["b1", "b2", "b3"])
      await prompts.send({ bookingId }, { startAfter: at("11:00:00") });
    await clock.advance({ hours: 2 });
    expect(handled.slice(0, 3).toSorted()).toEqual(["b1 11:00:00", "b2 11:00:00", "b3 11:00:00"]);
    expect(handled.slice(3).map((line) => line.slice(0, 2))).toEqual(["b2"]);
  });

  test("carries out more jobs than it does at one time", async () => {
    const ids = Array.from({ length: 23 }, (_, index) => `b${index}`);
    for (const bookingId of ids) await prompts.send({ bookingId }, { startAfter: at("11:00:00") });
    await clock.advance({ hours: 1 });
    expect(handled.toSorted()).toEqual(ids.map((id) => `${id} 11:00:00`).toSorted());
  });

  test("refuses a payload that is not its own, also one from an older version, without repeating what it holds", async () => {
    await expect(prompts.send({ bookingId: 7 } as never)).rejects.toThrow();
    await prompts.send({ bookingId: "b1" }, { startAfter: at("11:00:00") });
    await sql`update pgboss.job set data = '{"booking": "secret"}' where name = 'prompts'`.execute(
      database.db,
    );
    await clock.advance({ hours: 2 });
    expect(handled).toEqual([]);
    expect(log.lines).toMatchObject([{ level: "error", fields: { queue: "prompts", paths: ["bookingId"] } }]);
    expect(JSON.stringify(log.lines)).not.toContain("secret");
  });
});
