import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeDatabases } from "#test/support/database/describe-databases.ts";

describeDatabases("statements that come again", (open) => {
  test("are prepared from the second time on, those with whatever columns there are never", async () => {
    const { db } = await open();
    await sql`create table dishes (id int4 primary key, name text)`.execute(db);
    await db.connection().execute(async (connection) => {
      for (let id = 1; id <= 3; id += 1) {
        await sql`insert into dishes values (${id}, ${`dish ${id}`})`.execute(connection);
        await sql`select * from dishes where id = ${id}`.execute(connection);
      }
      const { rows } = await sql<{ statement: string; calls: number }>`
        select statement, generic_plans + custom_plans as calls from pg_prepared_statements`.execute(
        connection,
      );
      expect(rows).toEqual([{ statement: "insert into dishes values ($1, $2)", calls: 2 }]);
    });
  });

  test("go on when another version adds a column", async () => {
    const { db } = await open();
    await sql`create table guests_of_today (id int4 primary key)`.execute(db);
    await db.connection().execute(async (connection) => {
      const insert = (id: number) => sql`insert into guests_of_today (id) values (${id})`.execute(connection);
      const read = () =>
        sql<{ id: number }>`select * from guests_of_today where id > ${0}`.execute(connection);
      for (const id of [1, 2, 3]) {
        await insert(id);
        await read();
      }
      await sql`alter table guests_of_today add column name text`.execute(db);
      await insert(4);
      expect((await read()).rows).toHaveLength(4);
    });
  });
});
