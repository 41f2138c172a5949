import { createReadStream, existsSync, readdirSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Log } from "#src/lib/log.ts";
import { messageOf } from "#src/lib/message-of.ts";
import { BackupError } from "./back-up.ts";
import { makeDataFolder } from "./data-folder.ts";
import { lockDataDir } from "./lock.ts";
import { restoreStore } from "./server/restore-store.ts";

/**
 * Makes a backup the store of a data folder that is empty or not there yet.
 * @throws BackupError, DataFolderError
 */
export async function restore(file: string, dataDir: string, log: Log): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`there is no file ${file}`);
  makeDataFolder(dataDir);
  if (readdirSync(dataDir).some((name) => !ownFiles.has(name))) {
    throw new BackupError(`${dataDir} is not empty; move it away, or set DATA_DIR to an empty folder`);
  }
  const lock = lockDataDir(dataDir);
  try {
    await restoreStore(dataDir, log, async (archive) => {
      await pipeline(createReadStream(file), createGunzip(), archive);
    });
  } catch (error) {
    const reason = messageOf(error);
    throw new BackupError(`could not restore ${file}: ${reason}`, { cause: error });
  } finally {
    lock.release();
  }
}

/** What a restoration that failed leaves behind. */
const ownFiles = new Set(["lock", "lock.pid", "cache"]);
