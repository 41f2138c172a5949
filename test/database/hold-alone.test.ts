import { once } from "node:events";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
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

  test("cannot be asked for while the server is away", async () => {
    const database = await open();
    const away = { ...database, url: "postgres://127.0.0.1:1/none" };
    await expect(holdAlone(away, "gate")).rejects.toThrow("ECONNREFUSED");
  });
});
