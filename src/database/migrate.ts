import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { codeOf, messageOf } from "#src/lib/thrown.ts";
import type { Database } from "./database.ts";
import { createPool } from "./pool.ts";

/** Migrations by name. Names sort in the order they run, `"0001-bookings"` before `"0002-…"`, and never change. */
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
  const run = await findRun(database.db, owner);
  if (isSame(run, Object.keys(migrations))) return;
  // A pool of its own: how long it takes depends on how much there is, and others that migrate are waited for.
  const { db } = createPool(database.url, { max: 1, unlimited: true });
  try {
    await migrateOn(db, owner, migrations);
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
  if (unknown.length > 0) throw new DatabaseTooNewError(owner, unknown);
  return Object.keys(migrations).filter((name) => !run.includes(name));
}

async function migrateOn(db: Kysely<unknown>, owner: string, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
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

function isSame(run: readonly string[], known: readonly string[]): boolean {
  return run.length === known.length && known.every((name) => run.includes(name));
}
