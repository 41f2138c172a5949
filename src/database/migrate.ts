import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { codeOf, messageOf } from "#src/lib/thrown.ts";
import type { Database } from "./database.ts";
import { commonFirst, type Schemas, searchPath } from "./schemas.ts";

/**
 * Migrations by name. Names sort in the order they run, `"0001-bookings"` before `"0002-…"`, and never change. Versions
 * that follow one another run side by side while one replaces the other, so a migration only adds; one that takes away what
 * no version reads any more has a name that ends with `-contract`, and no version that does not know it starts afterwards.
 */
export type Migrations = Readonly<Record<string, Migration>>;

/** The database was last used by a later version of the code, which this one would damage. */
export class DatabaseTooNewError extends Error {
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
  const run = await findRun(db, owner);
  const unknown = run.filter((name) => !(name in migrations));
  const pending = Object.keys(migrations).filter((name) => !run.includes(name));
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

async function migrateOn(db: Kysely<unknown>, owner: string, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // Left out, one of this name that belongs to another house would be taken for ours.
    migrationTableSchema: await findCurrentSchema(db),
    migrationTableName: `${owner}_migration`,
    migrationLockTableName: `${owner}_migration_lock`,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const unknown = (await findRun(db, owner)).filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new DatabaseTooNewError(owner, unknown);
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  const reason = messageOf(error);
  throw new Error(`could not migrate the database (${failed ?? owner}): ${reason}`, { cause: error });
}

async function findCurrentSchema(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
  const schema = rows[0]?.schema;
  if (!schema) throw new Error("could not migrate the database: it has no schema for tables");
  return schema;
}

const undefinedTable = "42P01";

/** The names of what has run here, in their order. */
async function findRun(db: Kysely<unknown>, owner: string): Promise<string[]> {
  const table = sql.table(`${owner}_migration`);
  try {
    const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
    return rows.map((row) => row.name);
  } catch (error) {
    if (codeOf(error) === undefinedTable) return [];
    throw error;
  }
}
