import type { Log } from "#src/lib/log.ts";
import type { Database } from "./database.ts";
import { openFolder } from "./own-folder.ts";
import { openPostgres } from "./postgres.ts";

/** Where the data is: on a PostgreSQL server, or in a folder that gets a server of its own. */
export type DatabaseTarget = { readonly url: string } | { readonly dataDir: string };

/**
 * Opens the database, which answers when this returns.
 * @throws DatabaseUnreachableError with a message that says what to do, DataDirInUseError, StoreError
 */
export async function openDatabase(target: DatabaseTarget, log: Log): Promise<Database> {
  return "url" in target ? await openPostgres(target.url, log) : await openFolder(target.dataDir, log);
}
