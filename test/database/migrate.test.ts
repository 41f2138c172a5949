import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { DatabaseTooNewError, findPending, type Migrations, migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

const first: Migrations = {
  "0001-dish": {
    up: async (db) => {
      await sql`create table dish (name text primary key)`.execute(db);
    },
  },
};

const second: Migrations = {
  ...first,
  "0002-price": {
    up: async (db) => {
      await sql`alter table dish add column price integer not null default 0`.execute(db);
    },
  },
};

async function columnsOf(database: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = ${table} order by 1`.execute(
    database.db,
  );
  return rows.map((row) => row.name);
}

async function readLimits(db: Kysely<unknown>): Promise<unknown[]> {
  const { rows } = await sql<Record<string, string>>`
    select current_setting('lock_timeout') as a, current_setting('statement_timeout') as b,
      current_setting('idle_in_transaction_session_timeout') as c`.execute(db);
  return rows.flatMap((row) => Object.values(row));
}

describeDatabases("migrations", (open) => {
  test("run once each, the later ones on top of the earlier", async () => {
    const database = await open();
    await migrate(database, "kitchen", first);
    expect(await columnsOf(database, "dish")).toEqual(["name"]);
    await migrate(database, "kitchen", second);
    await migrate(database, "kitchen", second);
    expect(await columnsOf(database, "dish")).toEqual(["name", "price"]);
  });

  test("take as long as they take, whatever everything else is limited to", async () => {
    const database = await open();
    const limits: unknown[] = [];
    await migrate(database, "kitchen", {
      "0001-slow": {
        up: async (db) => {
          limits.push(...(await readLimits(db)));
        },
      },
    });
    expect(limits).toEqual(["0", "0", "0"]);
  });

  test("of two owners do not know of one another", async () => {
    const database = await open();
    await migrate(database, "kitchen", first);
    await migrate(database, "cellar", {
      "0001-wine": {
        up: async (db) => {
          await sql`create table wine (name text)`.execute(db);
        },
      },
    });
    expect(await columnsOf(database, "wine")).toEqual(["name"]);
  });

  test("leave a database alone to which a newer version has only added", async () => {
    const database = await open();
    await migrate(database, "kitchen", second);
    await migrate(database, "kitchen", first);
    expect(await findPending(database, "kitchen", first)).toEqual([]);
    expect(await columnsOf(database, "dish")).toEqual(["name", "price"]);
  });

  test("refuse a database to which a newer version has added, and that lacks one of their own", async () => {
    const database = await open();
    const { "0001-dish": dish = { up: async () => {} } } = first;
    await migrate(database, "kitchen", { "0001-dish": dish, "0003-later": { up: async () => {} } });
    await expect(migrate(database, "kitchen", second)).rejects.toBeInstanceOf(DatabaseTooNewError);
    await expect(findPending(database, "kitchen", second)).rejects.toBeInstanceOf(DatabaseTooNewError);
  });

  test("refuse a database from which a newer version has taken something", async () => {
    const database = await open();
    await migrate(database, "kitchen", {
      ...first,
      "0002-price-contract": {
        up: async (db) => {
          await sql`alter table dish add column price integer not null default 0`.execute(db);
        },
      },
    });
    const older = migrate(database, "kitchen", first);
    await expect(older).rejects.toBeInstanceOf(DatabaseTooNewError);
    await expect(older).rejects.toThrow(
      "the database was changed by a newer maitred (kitchen: 0002-price-contract); " +
        "start that version, or restore a backup from before the update",
    );
  });

  test("change nothing when one of them fails, and say which", async () => {
    const database = await open();
    const broken: Migrations = {
      ...first,
      "0002-broken": {
        up: async (db) => {
          await sql`alter table no_such_table add column price integer`.execute(db);
        },
      },
    };
    await expect(migrate(database, "kitchen", broken)).rejects.toThrow(
      'could not migrate the database (0002-broken): relation "no_such_table" does not exist',
    );
    expect(await columnsOf(database, "dish")).toEqual([]);
    await migrate(database, "kitchen", second);
    expect(await columnsOf(database, "dish")).toEqual(["name", "price"]);
  });
});

describeDatabases("migrations by several processes", (open) => {
  test("run once when all start together", async () => {
    const database = await open();
    const { url } = database;
    const others = await Promise.all([1, 2, 3].map(() => openDatabase({ url }, createQuietLog())));
    await Promise.all([database, ...others].map((each) => migrate(each, "kitchen", second)));
    await Promise.all(others.map((other) => other.close()));
    expect(await columnsOf(database, "dish")).toEqual(["name", "price"]);
  });
});
