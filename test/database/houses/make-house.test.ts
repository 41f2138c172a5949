import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeHouse } from "#src/database/houses/make-house.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";

describeDatabases("a house that the user of the database may not make", (open) => {
  test("is told with what has to be let, after which it is made", async () => {
    const { db, url } = await open();
    const name = new URL(url).pathname.slice(1);
    const user = `${name}_user`;
    await sql`create role ${sql.id(user)}`.execute(db);
    const makeAs = () =>
      db.connection().execute(async (alone) => {
        await sql`set role ${sql.id(user)}`.execute(alone);
        try {
          await makeHouse({ db: alone, url }, "oslo");
        } finally {
          await sql`reset role`.execute(alone);
        }
      });

    const error = await makeAs().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: "HOUSE_NOT_MADE",
      message: expect.stringMatching(/has to own the database and be able to make roles, or be a superuser/),
    });
    const remedy = /let it: (.+); (.+)$/.exec((error as Error).message)?.slice(1) ?? [];
    expect(remedy).toHaveLength(2);
    for (const statement of remedy)
      await sql.raw(statement.replace("NAME", `"${name}"`).replace("USER", `"${user}"`)).execute(db);
    await makeAs();
    const { rows } = await sql`select from pg_namespace where nspname = 'house_oslo'`.execute(db);
    expect(rows).toHaveLength(1);
  });
});
