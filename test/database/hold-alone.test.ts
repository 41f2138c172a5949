import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { type Hold, holdAlone } from "#src/database/hold-alone.ts";
import { describePostgres } from "#test/support/database/describe-databases.ts";
import { openMemoryDatabase } from "#test/support/database/test-databases.ts";

async function held(database: Database, name = "gate", options = {}): Promise<Hold> {
  const hold = await holdAlone(database, name, options);
  if (hold === undefined) throw new Error(`"${name}" is not free`);
  onTestFinished(() => hold.release());
  return hold;
}

async function lost({ lost: signal }: Hold): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}

describePostgres("what one process at a time holds", (open) => {
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
    if (database.kind !== "postgres") throw new Error("not PostgreSQL");
    const line = await openLine(new URL(database.url));
    const first = await held({ ...database, url: line.url }, "gate", { beatMs: 20 });
    line.cut();
    await lost(first);
    expect(first.lost.aborted).toBe(true);
  });

  test("cannot be asked for while the server is away", async () => {
    const database = await open();
    const away = { ...database, url: "postgres://127.0.0.1:1/none" };
    await expect(holdAlone(away, "gate")).rejects.toThrow("ECONNREFUSED");
  });
});

describe("on an embedded database", () => {
  test("the one process that has it holds everything", async () => {
    const database = await openMemoryDatabase();
    onTestFinished(() => database.close());
    const hold = await held(database);
    expect(hold.lost.aborted).toBe(false);
    await hold.release();
  });
});

/** A line to the server on which, once cut, nothing arrives any more and nothing is said about it. */
async function openLine(server: URL): Promise<{ readonly url: string; cut(): void }> {
  const ends: [Socket, Socket][] = [];
  const line = createServer((near) => {
    const far = connect(Number(server.port || 5432), server.hostname);
    ends.push([near, far]);
    near.on("error", () => {}).pipe(far);
    far.on("error", () => {}).pipe(near);
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  onTestFinished(() => {
    for (const socket of ends.flat()) socket.destroy();
    line.close();
  });
  const url = new URL(server);
  url.host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut: () => {
      for (const [near, far] of ends) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
  };
}
