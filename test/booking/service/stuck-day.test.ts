import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { ask, expectProblem, type Send, succeed } from "#test/support/service/ask.ts";
import { at, guest } from "#test/support/service/conformance/stage.ts";
import { createTestService } from "#test/support/service/test-service.ts";

describeDatabases("a day that another transaction has locked and does not let go", (open) => {
  test("stops no other day, and those who want it are told to come again", async () => {
    const database = await open();
    const service = createTestService(database);
    await service.start();
    const send: Send = (path, init) => service.fetch(new Request(`http://service.example${path}`, init));
    // Apart: a day comes with its neighbours.
    const [stuck, free] = ["2026-12-05", "2026-12-12"];
    const bookingOn = (date: string) => ({
      body: { guestCount: 2, timeFrom: at(date, "19:00"), scenarioName: "Dinner", guest },
    });
    const release = await holdDay(database, 1, stuck);

    // Far more than the pool has connections.
    const wanting = Array.from({ length: 40 }, () => ask(send, "createBooking", bookingOn(stuck)));
    await expect.poll(() => countWaiting(database)).toBe(1);
    const others = Array.from({ length: 3 }, () => ask(send, "createBooking", bookingOn(free)));
    const first = await Promise.race([Promise.all(others), Promise.any(wanting)]);
    expect(Array.isArray(first) && first.map(({ status }) => status)).toEqual(Array(3).fill(201));
    expect(await countWaiting(database)).toBe(1);

    for (const answer of await Promise.all(wanting)) {
      expect(answer.headers.get("Retry-After")).toBe("5");
      await expectProblem(answer, "unavailable");
    }
    await release();
    await succeed(send, "createBooking", bookingOn(stuck));
    expect(service.log.lines.filter(({ level }) => level === "error")).toEqual([]);
    await service.stop();
  });

  test("is had by all who want it as soon as it is let go, one after the other", async () => {
    const database = await open();
    const service = createTestService(database);
    await service.start();
    const send: Send = (path, init) => service.fetch(new Request(`http://service.example${path}`, init));
    const date = "2026-12-05";
    const release = await holdDay(database, 1, date);
    const body = { guestCount: 2, timeFrom: at(date, "19:00"), scenarioName: "Dinner", guest };
    const headers = (key: number) => ({ "Idempotency-Key": `the-same-${key % 3}` });
    const wanting = Array.from({ length: 12 }, (_, key) =>
      ask(send, "createBooking", { body, headers: headers(key) }),
    );
    await expect.poll(() => countWaiting(database)).toBeGreaterThan(0);
    await release();
    const answers = await Promise.all(wanting);
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const ids = await Promise.all(answers.map(async (answer) => JSON.stringify(await answer.json())));
    expect(new Set(ids).size).toBe(3);
    await service.stop();
  });
});

/** As a transaction of another process would that has stopped in its middle. */
async function holdDay(database: Database, venueId: number, date: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const holding = database.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`booking-service/${venueId}/${date}`}, 0))`.execute(
      trx,
    );
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  const release = async () => {
    letGo.resolve();
    await holding;
  };
  onTestFinished(release);
  return release;
}

/** The connections that wait for somebody else's lock. */
async function countWaiting(database: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
  return rows[0]?.waiting ?? 0;
}
