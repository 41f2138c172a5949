import type { Log } from "#src/lib/log.ts";
import { makeDataFolder } from "./data-folder.ts";
import type { Database } from "./database.ts";
import { lockDataDir } from "./lock.ts";
import { openPostgres } from "./postgres.ts";
import { openServer } from "./server/open-server.ts";

/** PostgreSQL in a folder, held by one process at a time, with a server that lives as long as the database is open. */
export async function openFolder(dataDir: string, log: Log): Promise<Database> {
  makeDataFolder(dataDir);
  await using opened = new AsyncDisposableStack();
  const lock = lockDataDir(dataDir);
  opened.defer(() => lock.release());
  const server = opened.adopt(await openServer(dataDir, log), (own) => own.close());
  const database = opened.adopt(await openPostgres(server.url, log), (open) => open.close());
  const closing = opened.move();
  return { ...database, soleProcess: true, close: () => closing.disposeAsync() };
}
