import type { Log } from "#src/lib/log.ts";
import { makeDataFolder } from "./data-folder.ts";
import type { Database } from "./database.ts";
import { enterHouse } from "./houses/enter-house.ts";
import { lockDataDir } from "./lock.ts";
import { openPostgres } from "./postgres.ts";
import { openServer } from "./server/open-server.ts";

/** Where the data is: on a PostgreSQL server, or in a folder that gets a server of its own. */
export type DatabaseTarget = ({ readonly url: string } | { readonly dataDir: string }) & {
  /** Of several houses on it the one that is meant. */
  readonly house?: string;
};

/**
 * Opens the database, which answers when this returns.
 * @throws DatabaseUnreachableError with a message that says what to do, DataDirInUseError, StoreError, HouseNotMadeError
 */
export async function openDatabase(target: DatabaseTarget, log: Log): Promise<Database> {
  const whole = "url" in target ? await openPostgres(target.url, log) : await openFolder(target.dataDir, log);
  return target.house === undefined ? whole : await enterHouse(whole, target.house, log);
}

/** No network and no pooler is between, and a server that ends closes its connections. */
const ownServerBeatMs = 60_000;

/** PostgreSQL in a folder, held by one process at a time, with a server that lives as long as the database is open. */
async function openFolder(dataDir: string, log: Log): Promise<Database> {
  makeDataFolder(dataDir);
  await using opened = new AsyncDisposableStack();
  const lock = lockDataDir(dataDir);
  opened.defer(() => lock.release());
  const server = opened.adopt(await openServer(dataDir, log), (own) => own.close());
  const database = opened.adopt(await openPostgres(server.url, log, { beatMs: ownServerBeatMs }), (open) =>
    open.close(),
  );
  const closing = opened.move();
  return { ...database, soleProcess: true, close: () => closing.disposeAsync() };
}
