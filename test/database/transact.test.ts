import { type Kysely, sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { transact } from "#src/database/transact.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";

type Tables = { table_plan: { id: number; covers: number } };

async function createTables(database: Database): Promise<Kysely<Tables>> {
  await sql`create table table_plan (id integer primary key, covers integer not null)`.execute(database.db);
  return database.db.withTables<Tables>();
}

function failure(code: string): Error {
  return Object.assign(new Error(`failed with ${code}`), { code });
}

describeDatabases("a transaction", (open) => {
  let db: Kysely<Tables>;

  beforeAll(async () => {
    db = await createTables(await open());
  });

  beforeEach(async () => {
    await db.deleteFrom("table_plan").execute();
  });

  const countRows = async () => (await db.selectFrom("table_plan").selectAll().execute()).length;

  test("commits what its work did and returns what its work returned", async () => {
    const covers = await transact(db, async (trx) => {
      await trx.insertInto("table_plan").values({ id: 1, covers: 4 }).execute();
      return 4;
    });
    expect([covers, await countRows()]).toEqual([4, 1]);
  });

  test("leaves nothing behind when its work throws", async () => {
    const work = transact(db, async (trx) => {
      await trx.insertInto("table_plan").values({ id: 1, covers: 4 }).execute();
      throw new Error("second thoughts");
    });
    await expect(work).rejects.toThrow("second thoughts");
    expect(await countRows()).toBe(0);
  });

  test.for(["40001", "40P01"])("is tried again from its start after %s", async (code) => {
    let attempts = 0;
    await transact(db, async (trx) => {
      await trx.insertInto("table_plan").values({ id: 1, covers: 4 }).execute();
      attempts += 1;
      if (attempts < 3) throw failure(code);
    });
    expect([attempts, await countRows()]).toEqual([3, 1]);
  });

  test("is given up after five attempts", async () => {
    let attempts = 0;
    const work = transact(db, async () => {
      attempts += 1;
      throw failure("40001");
    });
    await expect(work).rejects.toThrow("failed with 40001");
    expect(attempts).toBe(5);
  });

  test("is not tried again when the data refuse it", async () => {
    let attempts = 0;
    const work = transact(db, async (trx) => {
      attempts += 1;
      await trx
        .insertInto("table_plan")
        .values([1, 1].map((id) => ({ id, covers: 4 })))
        .execute();
    });
    await expect(work).rejects.toMatchObject({ code: "23505" });
    expect(attempts).toBe(1);
  });
});

describeDatabases("transactions side by side", (open) => {
  test("that block one another both get through", async () => {
    const db = await createTables(await open());
    await db
      .insertInto("table_plan")
      .values([1, 2].map((id) => ({ id, covers: 0 })))
      .execute();
    const meeting = Promise.withResolvers<void>();
    let waiting = 0;
    const addToBoth = (ids: readonly number[]) =>
      transact(db, async (trx) => {
        for (const [index, id] of ids.entries()) {
          await trx
            .updateTable("table_plan")
            .set((row) => ({ covers: row("covers", "+", 1) }))
            .where("id", "=", id)
            .execute();
          if (index > 0) continue;
          waiting += 1;
          if (waiting === 2) meeting.resolve();
          await meeting.promise;
        }
      });
    await Promise.all([addToBoth([1, 2]), addToBoth([2, 1])]);
    const rows = await db.selectFrom("table_plan").select("covers").execute();
    expect(rows).toEqual([{ covers: 2 }, { covers: 2 }]);
    expect(waiting).toBeGreaterThan(2);
  });
});
