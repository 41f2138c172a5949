import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createPool } from "#src/database/pool.ts";
import { isUnavailable } from "#src/database/unavailable.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { openLine } from "#test/support/database/open-line.ts";
import { eventually } from "#test/support/eventually.ts";

describeDatabases("the connections of the pool", (open) => {
  test.for([
    ["lock_timeout", "5s"],
    ["statement_timeout", "30s"],
    ["idle_in_transaction_session_timeout", "30s"],
  ])("have a limit: %s", async ([name, limit]) => {
    const { db } = await open();
    const { rows } = await sql`select current_setting(${name}) as limit`.execute(db);
    expect(rows).toEqual([{ limit }]);
  });

  test("give a lock up that somebody does not let go, and say that it was not the question's fault", async () => {
    const { db } = await open();
    await sql`create table dish (name text primary key)`.execute(db);
    const waited = db.transaction().execute(async (holder) => {
      await sql`insert into dish values ('soup')`.execute(holder);
      // What the limit is does not count here, only that it is one.
      const insert = db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = '50ms'`.execute(trx);
        await sql`insert into dish values ('soup')`.execute(trx);
      });
      return await insert.catch((error: unknown) => error);
    });
    const error = await waited;
    expect(error).toMatchObject({ code: "55P03" });
    expect(isUnavailable(error)).toBe(true);
  });

  test("do not wait for ever for a server that has stopped to answer", async () => {
    const database = await open();
    const line = await openLine(database.url);
    const { db } = createPool(line.url, { max: 1, silenceMs: 200 });
    onTestFinished(() => db.destroy());
    await sql`select 1`.execute(db);
    line.fallSilent();
    const error = await sql`select 1`.execute(db).catch((fault: unknown) => fault);
    expect(error).toMatchObject({ code: "ETIMEDOUT" });
    expect(isUnavailable(error)).toBe(true);
  });

  test("count who finds none at hand", async () => {
    const database = await open();
    const { waits: before } = database.load();
    const held = Promise.withResolvers<void>();
    const all = Array.from({ length: 10 }, () => database.db.connection().execute(() => held.promise));
    await eventually(() => expect(database.load()).toMatchObject({ open: 10, idle: 0 }));
    const asked = sql`select 1`.execute(database.db);
    await eventually(() => expect(database.load().waiting).toBe(1));
    held.resolve();
    await Promise.all([...all, asked]);
    const { waits, waitedSeconds, waiting } = database.load();
    expect(waits).toBeGreaterThan(before);
    expect(waitedSeconds).toBeGreaterThan(0);
    expect(waiting).toBe(0);
  });
});
