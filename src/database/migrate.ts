import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { messageOf } from "#src/lib/thrown.ts";
import type { Database } from "./database.ts";

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
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: `${owner}_migration`,
    migrationLockTableName: `${owner}_migration_lock`,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const unknown = await findUnknown(database, owner, migrations);
  if (unknown.length > 0) throw new DatabaseTooNewError(owner, unknown);
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  const reason = messageOf(error);
  throw new Error(`could not migrate the database (${failed ?? owner}): ${reason}`, { cause: error });
}

/** What has run here and this version does not have. */
async function findUnknown(database: Database, owner: string, migrations: Migrations): Promise<string[]> {
  const table = sql.table(`${owner}_migration`);
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(database.db);
  return rows.map((row) => row.name).filter((name) => !(name in migrations));
}
