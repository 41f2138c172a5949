import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { OwnError, reasonOf } from "#src/lib/fault.ts";
import { codeOf } from "#src/lib/thrown.ts";
import { lockSeed } from "./current-house.ts";
import type { Database } from "./database.ts";
import { commonFirst, type Schemas, searchPath } from "./schemas.ts";

/**
 * Migrations by name. Names sort in the order they run, `"0001-bookings"` before `"0002-…"`, and never change. Versions
 * that follow one another run side by side while one replaces the other, so a migration only adds; one that takes away what
 * no version reads any more has a name that ends with `-contract`, and no version that does not know it starts afterwards.
 */
export type Migrations = Readonly<Record<string, Migration>>;

/** The database could not be brought to what this version needs. */
class MigrationError extends OwnError {
  override readonly name = "MigrationError";
  readonly code = "MIGRATION_FAILED";

  constructor(running: string, cause: unknown) {
    super(`could not migrate the database (${running}): ${reasonOf(cause)}`, { cause });
  }
}

/** The database was last used by a later version of the code, which this one would damage. */
export class DatabaseTooNewError extends OwnError {
  override readonly name = "DatabaseTooNewError";
  readonly code = "DATABASE_TOO_NEW";

  constructor(owner: string, unknown: readonly string[]) {
    super(
      `the database was changed by a newer maitred (${owner}: ${unknown.join(", ")}); ` +
        "start that version, or restore a backup from before the update",
    );
  }
}

/**
 * Brings the tables of one part (`owner`: "bot", "service") up to date, all or nothing. What has run is kept in
 * `<owner>_migration`. Processes that start together on one PostgreSQL wait for one another.
 * @throws DatabaseTooNewError
 */
export async function migrate(database: Database, owner: string, migrations: Migrations): Promise<void> {
  if ((await findPending(database, owner, migrations)).length === 0) return;
  const { schemas } = database;
  // Not of the pool: how long it takes depends on how much there is, and others that migrate are waited for.
  const db = database.connectAlone(commonFirst(schemas));
  try {
    await migrateOn(db, owner, owner === "service" ? within(schemas, migrations) : migrations);
  } finally {
    await db.destroy();
  }
}

/**
 * What `migrate` would run now, in order, changing nothing.
 * @throws DatabaseTooNewError
 */
export async function findPending(
  { db }: Pick<Database, "db">,
  owner: string,
  migrations: Migrations,
): Promise<readonly string[]> {
  return findPendingAmong(await findRun(db, owner), owner, migrations);
}

function findPendingAmong(run: readonly string[], owner: string, migrations: Migrations): readonly string[] {
  const unknown = run.filter((name) => !(name in migrations));
  const pending = Object.keys(migrations)
    .filter((name) => !run.includes(name))
    .toSorted();
  // What was only added is nothing to a version that does not know of it; one that has to add below that is another's.
  const isTooNew =
    unknown.some((name) => name.endsWith("-contract")) || (unknown.length > 0 && pending.length > 0);
  if (isTooNew) throw new DatabaseTooNewError(owner, unknown);
  return pending;
}

/** The same, each of which makes what it makes in the schema of the service. */
function within(schemas: Schemas, migrations: Migrations): Migrations {
  const enter = async (db: Kysely<unknown>) => {
    const { rows } = await sql<{ isThere: boolean }>`
      select to_regnamespace(${schemas.service}) is not null as "isThere"`.execute(db);
    if (rows[0]?.isThere !== true) await sql`create schema ${sql.id(schemas.service)}`.execute(db);
    await sql`select set_config('search_path', ${searchPath(schemas)}, true)`.execute(db);
  };
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        up: async (db) => {
          await enter(db);
          await migration.up(db);
        },
      } satisfies Migration,
    ]),
  );
}

/**
 * Kysely's own migrator reads every column of every schema to learn whether its table is there: those of all houses, several
 * times for each house.
 */
async function migrateOn(db: Kysely<unknown>, owner: string, migrations: Migrations): Promise<void> {
  let running = owner;
  try {
    await db.transaction().execute(async (trx) => {
      await waitForOthers(trx);
      // Left out, one of this name that belongs to another house would be taken for ours.
      const table = sql.id(await findCurrentSchema(trx), `${owner}_migration`);
      await sql`create table if not exists ${table} (name varchar(255) primary key, "timestamp" varchar(255) not null)`.execute(
        trx,
      );
      const pending = findPendingAmong(await readRun(trx, table), owner, migrations);
      for (const name of pending) {
        running = name;
        await migrations[name]?.up(trx);
      }
      await sql`
        insert into ${table} (name, "timestamp")
        select name, to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        from unnest(${pending}::text[]) as name`.execute(trx);
    });
  } catch (error) {
    if (error instanceof DatabaseTooNewError) throw error;
    throw new MigrationError(running, error);
  }
}

/** The lock that Kysely's migrator takes in earlier versions, of each house its own. */
const migrationLock = 3853314791062309107n;

/** Houses of one database are migrated beside one another, each by one process at a time. */
async function waitForOthers(trx: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)}::bigint # ${lockSeed}::bigint)`.execute(
    trx,
  );
}

async function findCurrentSchema(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
  const schema = rows[0]?.schema;
  if (!schema) throw new Error("could not migrate the database: it has no schema for tables");
  return schema;
}

const undefinedTable = "42P01";

/** The names of what has run here. */
async function findRun(db: Kysely<unknown>, owner: string): Promise<readonly string[]> {
  try {
    return await readRun(db, sql.table(`${owner}_migration`));
  } catch (error) {
    if (codeOf(error) === undefinedTable) return [];
    throw error;
  }
}

async function readRun(db: Kysely<unknown>, table: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
  return rows.map((row) => row.name);
}
