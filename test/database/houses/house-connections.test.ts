import { sql } from "kysely";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { serviceMigrations } from "#src/booking/service/store/migrations.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { type HouseConnections, shareConnections } from "#src/database/houses/house-connections.ts";
import { makeHouse } from "#src/database/houses/make-house.ts";
import { migrate } from "#src/database/migrate.ts";
import { loadSecret } from "#src/database/secrets.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

/** Every table that there is, but PostgreSQL's own. */
async function listTables({ db }: Pick<Database, "db">) {
  const { rows } = await sql<{ schema: string; name: string; owner: string }>`
    select schemaname as schema, tablename as name, tableowner as owner from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`.execute(db);
  return rows;
}

describeDatabases("the houses of a database", (open) => {
  let whole: Database;
  let connections: HouseConnections;

  const openHouse = async (house: string) => {
    await makeHouse(whole, house);
    const database = connections.open(house);
    onTestFinished(() => database.close());
    await migrate(database, "bot", botMigrations);
    await migrate(database, "service", serviceMigrations);
    await loadSecret(database, "some", 16);
    const jobs = createJobs({ database, log: createQuietLog() });
    await jobs.start();
    await jobs.stop();
    return database;
  };

  beforeAll(async () => {
    whole = await open();
    connections = shareConnections(whole, { log: createQuietLog() });
    return async () => await connections.close();
  });

  test("have the same tables each, in schemas of their own, and none beside them", async () => {
    const beside = async () => (await listTables(whole)).filter(({ schema }) => !schema.startsWith("house_"));
    const before = await beside();
    await openHouse("oslo");
    await openHouse("la-mer");
    const made = await listTables(whole);
    const inSchemas = (prefix: string) =>
      made
        .filter(({ schema }) => schema === prefix || schema.startsWith(`${prefix}__`))
        .map(({ schema, name }) => `${schema.replace(prefix, "")} ${name}`);
    expect(inSchemas("house_oslo").length).toBeGreaterThan(50);
    expect(inSchemas("house_la_mer")).toEqual(inSchemas("house_oslo"));
    expect(await beside()).toEqual(before);
  });

  test("are migrated beside one another", async () => {
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = {
      "0001-slow": {
        up: async () => {
          begun.resolve();
          await mayEnd.promise;
        },
      },
    };
    const [slowHouse, other] = [await openHouse("slow"), await openHouse("other")];
    const migrating = migrate(slowHouse, "some", slow);
    await begun.promise;
    await migrate(other, "some", { "0001-nothing": { up: async () => {} } });
    mayEnd.resolve();
    await migrating;
  });

  test("cannot read or write one another's tables, whatever the statement says", async () => {
    const [oslo] = [await openHouse("oslo"), await openHouse("bergen")];
    const others = (await listTables(whole)).filter(
      ({ schema }) => /^house_bergen/.test(schema) || schema === "public" || schema === "service",
    );
    expect(others.length).toBeGreaterThan(100);
    for (const { schema, name } of others) {
      const table = sql.table(`${schema}.${name}`);
      for (const statement of [
        sql`select from ${table} limit 1`,
        sql`delete from ${table}`,
        sql`drop table ${table}`,
      ])
        await expect(statement.execute(oslo.db), `${schema}.${name}`).rejects.toMatchObject({
          code: "42501",
        });
    }
  });

  test("share connections, of which each statement finds its own house's tables", async () => {
    const houses = [await openHouse("oslo"), await openHouse("bergen"), await openHouse("rome")];
    const names = ["oslo", "bergen", "rome"];
    const writeAndRead = async (index: number, turn: number) => {
      const { db } = houses[index] as Database;
      await sql`insert into secret values (${`${names[index]} ${turn}`}, ${Buffer.from("x")})`.execute(db);
      const { rows } = await sql<{ name: string; as: string }>`
        select name, current_setting('maitred.house') as as from secret where name <> ${"some"}`.execute(db);
      return rows.map((row) => `${row.name.split(" ")[0]} ${row.as}`);
    };
    const turns = Array.from({ length: 120 }, (_, turn) => ({ index: turn % 3, turn }));
    const seen = await Promise.all(
      turns.map(async ({ index, turn }) => ({ index, saw: await writeAndRead(index, turn) })),
    );
    for (const { index, saw } of seen)
      expect(new Set(saw)).toEqual(new Set([`${names[index]} ${names[index]}`]));
  });

  test("are closed one by one: nothing of a closed one reaches the database, and the others go on", async () => {
    const [paris, nice] = [await openHouse("paris"), await openHouse("nice")];
    const held = Promise.withResolvers<void>();
    let isClosed = false;
    const working = paris.db.transaction().execute(async (trx) => {
      await held.promise;
      await sql`insert into secret values ('last', 'x')`.execute(trx);
    });
    await sql`select 1`.execute(nice.db);
    const closing = paris.close().then(() => {
      isClosed = true;
    });
    await sql`select 1`.execute(nice.db);
    expect(isClosed).toBe(false);
    held.resolve();
    await Promise.all([working, closing]);
    await expect(sql`select 1`.execute(paris.db)).rejects.toThrow();
    await expect(paris.askAside?.("select 1") ?? Promise.resolve()).rejects.toThrow(
      "the house paris is closed",
    );
    const { rows } = await sql`select from house_paris.secret where name = 'last'`.execute(whole.db);
    expect(rows).toHaveLength(1);
    await sql`select 1`.execute(nice.db);
  });

  test("whose role is gone fail alone", async () => {
    const [oslo] = [await openHouse("oslo"), await openHouse("york")];
    const { rows } = await sql<{ role: string }>`
      select rolname as role from pg_roles where rolname like 'maitred_%_york'`.execute(whole.db);
    for (const { role } of rows) {
      await sql`reassign owned by ${sql.id(role)} to current_user`.execute(whole.db);
      await sql`drop role ${sql.id(role)}`.execute(whole.db);
    }
    const fresh = shareConnections(whole, { log: createQuietLog() });
    onTestFinished(() => fresh.close());
    const york = fresh.open("york");
    for (let turn = 0; turn < 20; turn += 1) {
      await expect(sql`select 1`.execute(york.db)).rejects.toThrow(/role .*_york" does not exist/);
      await sql`select 1`.execute(fresh.open("oslo").db);
      await sql`select 1`.execute(oslo.db);
    }
  });
});
