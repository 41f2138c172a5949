import { once } from "node:events";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#src/database/database.ts";
import { type Hold, holdAlone } from "#src/database/hold-alone.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { openLine } from "#test/support/database/open-line.ts";

async function held(database: Database, name = "gate", options = {}): Promise<Hold> {
  const hold = await holdAlone(database, name, options);
  if (hold === undefined) throw new Error(`"${name}" is not free`);
  onTestFinished(() => hold.release());
  return hold;
}

async function lost({ lost: signal }: Hold): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}

/** Counts the statements of a connection that have no answer yet. */
function countInFlight(Client: Database["Client"]) {
  const inFlight = { now: 0, most: 0 };
  class Counting extends Client {
    override query(...given: unknown[]) {
      inFlight.now += 1;
      inFlight.most = Math.max(inFlight.most, inFlight.now);
      const answer = Reflect.apply(super.query, this, given);
      return answer.finally(() => {
        inFlight.now -= 1;
      });
    }
  }
  return { Client: Counting as unknown as Database["Client"], inFlight };
}

describeDatabases("what one process at a time holds", (open) => {
  test("nobody else gets until it is released", async () => {
    const database = await open();
    const first = await held(database);
    expect(await holdAlone(database, "gate")).toBeUndefined();
    await first.release();
    await first.release();
    const second = await held(database);
    expect(await holdAlone(database, "gate")).toBeUndefined();
    expect([first, second].map(({ lost }) => lost.aborted)).toEqual([false, false]);
  });

  test("has a name, and a database of its own", async () => {
    const [one, other] = [await open(), await open()];
    await held(one, "gate");
    await held(one, "door");
    await held(other, "gate");
  });

  test("is lost with its connection, and free for the next", async () => {
    const database = await open();
    const first = await held(database);
    await sql`
      select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
    `.execute(database.db);
    await lost(first);
    await held(database);
  });

  test("is lost when the server does not answer any more, without a word", async () => {
    const database = await open();
    const line = await openLine(database.url);
    const first = await held({ ...database, url: line.url }, "gate", { beatMs: 20 });
    line.fallSilent();
    await lost(first);
    expect(first.lost.aborted).toBe(true);
  });

  test("asks one thing at a time, also when it is released while an answer is awaited", async () => {
    const database = await open();
    const line = await openLine(database.url);
    const { Client, inFlight } = countInFlight(database.Client);
    const first = await held({ ...database, Client, url: line.url }, "gate", { beatMs: 100 });
    line.fallSilent();
    await vi.waitUntil(() => inFlight.now === 1, { interval: 1 });
    await first.release();
    expect(inFlight.most).toBe(1);
  });

  test("cannot be asked for while the server is away", async () => {
    const database = await open();
    const away = { ...database, url: "postgres://127.0.0.1:1/none" };
    await expect(holdAlone(away, "gate")).rejects.toThrow("ECONNREFUSED");
  });
});
