import { join, resolve } from "node:path";
import type { Log } from "#src/lib/log.ts";
import { type DatabaseTarget, openDatabase } from "./connect.ts";
import type { Database } from "./database.ts";
import { enterHouse } from "./houses/enter-house.ts";
import { DataDirInUseError } from "./lock.ts";
import { openPostgres } from "./postgres.ts";
import { findRunningServer } from "./server/server-address.ts";

/**
 * Opens the database for a command beside a maitred: where one is running on the data folder, on that one's server.
 * @throws as `openDatabase` does, also DataDirInUseError while that maitred has no server yet
 */
export async function joinDatabase(target: DatabaseTarget, log: Log): Promise<Database> {
  try {
    return await openDatabase(target, log);
  } catch (error) {
    if (!(error instanceof DataDirInUseError) || "url" in target) throw error;
    const url = findRunningServer(join(resolve(target.dataDir), "store"));
    if (url === undefined) throw error;
    const whole = await openPostgres(url, log);
    return target.house === undefined ? whole : await enterHouse(whole, target.house, log);
  }
}
