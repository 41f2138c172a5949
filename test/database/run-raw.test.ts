import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { openMemoryDatabase } from "#test/support/database/test-databases.ts";

describe("raw SQL on the embedded database", () => {
  let database: Database & { kind: "pglite" };

  beforeAll(async () => {
    const opened = await openMemoryDatabase();
    if (opened.kind !== "pglite") throw new Error("not the embedded database");
    database = opened;
    await sql`create table note (name text primary key)`.execute(database.db);
  });

  afterAll(() => database.close());

  test("runs several statements and returns all their rows", async () => {
    const { rows } = await database.runRaw("begin; select 1 as a; select 2 as a; commit;");
    expect(rows).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test("takes parameters and reads values as the engine does", async () => {
    const { rows } = await database.runRaw("select $1::timestamptz as at, $2::date as day", [
      "2026-11-21T18:00:00Z",
      "2026-11-21",
    ]);
    expect(rows).toEqual([{ at: new Date("2026-11-21T18:00:00Z"), day: new Date("2026-11-21T00:00:00Z") }]);
  });

  test("leaves nothing behind for the next statement when one fails, however many wait", async () => {
    const failing = database.runRaw("begin; insert into note values ('lost'); select 1 / 0; commit;");
    const next = sql<{ n: number }>`select count(*) as n from note where name = 'lost'`.execute(database.db);
    const inTransaction = database.db
      .transaction()
      .execute((trx) => sql`insert into note values ('kept')`.execute(trx));
    await expect(failing).rejects.toThrow("division by zero");
    expect((await next).rows).toEqual([{ n: 0 }]);
    await inTransaction;
    const { rows } = await database.runRaw("select name from note where name in ('lost', 'kept')");
    expect(rows).toEqual([{ name: "kept" }]);
  });

  test("waits for an open transaction instead of running inside it", async () => {
    const seen = await database.db.transaction().execute(async (trx) => {
      await sql`insert into note values ('in transaction')`.execute(trx);
      const failing = database.runRaw("select 1 / 0").catch(() => "failed afterwards");
      await sql`insert into note values ('still in transaction')`.execute(trx);
      return { failing };
    });
    expect(await seen.failing).toBe("failed afterwards");
    const { rows } = await sql`select name from note where name like '%transaction'`.execute(database.db);
    expect(rows).toHaveLength(2);
  });
});
