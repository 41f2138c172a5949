import { sql } from "kysely";
import { expect, test } from "vitest";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";

describeDatabases("the tables of the service", (open) => {
  test("share no name with any of the bot's: statements find both without naming a schema", async () => {
    const { db } = await open();
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'service'::regnamespace
      intersect select relname from pg_class where relnamespace = 'public'::regnamespace`.execute(db);
    expect(rows).toEqual([]);
  });

  test("are not mixed up with another program's of the same name", async () => {
    const database = await open();
    await sql`create table public.booking (id int4)`.execute(database.db);
    await sql`insert into public.booking values (1)`.execute(database.db);
    expect(await serviceTables(database).selectFrom("booking").select(["id", "client"]).execute()).toEqual(
      [],
    );
  });
});
