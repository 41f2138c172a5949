import type { Log } from "#src/lib/log.ts";
import type { Database } from "./database.ts";
import { openFolder, openMemory } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

/** Where the data is: a PostgreSQL server, a folder on disk, or (for tests) memory that goes with the process. */
export type DatabaseTarget =
  | { readonly url: string }
  | { readonly dataDir: string }
  /** `snapshot` is a data folder as a tar, made by PGlite's `dumpDataDir`: quicker than creating one. */
  | { readonly memory: true; readonly snapshot?: Blob };

/**
 * Opens the database, which answers when this returns.
 * @throws DatabaseUnreachableError with a message that says what to do, DataDirInUseError
 */
export async function openDatabase(target: DatabaseTarget, log: Log): Promise<Database> {
  if ("url" in target) return await openPostgres(target.url, log);
  if ("dataDir" in target) return await openFolder(target.dataDir, log);
  return await openMemory(target.snapshot);
}
