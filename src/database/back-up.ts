import { open as openFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { messageOf } from "#src/lib/message-of.ts";
import { codeOf } from "#src/lib/thrown.ts";
import type { Database } from "./database.ts";
import { readBaseBackup } from "./server/base-backup.ts";

/**
 * The backup could not be made, or not be restored. The message says why, and what to do, to whoever asked for it at a
 * shell: it has the words of whatever failed, and so is none of those that are logged.
 */
export class BackupError extends Error {
  override readonly name = "BackupError";
  readonly code = "BACKUP_FAILED";
}

/**
 * Writes the store into a file, for its owner's eyes alone, while it is in use. It holds everything that was stored
 * before the call, and of what is stored meanwhile a beginning.
 * @throws BackupError, also where the file is there already
 */
export async function backUp({ url }: Database, file: string): Promise<void> {
  const target = await create(file);
  try {
    await pipeline(readBaseBackup(url), createGzip(), target.createWriteStream({ flush: true }));
  } catch (error) {
    await rm(file, { force: true });
    throw new BackupError(`could not write the backup ${file}: ${messageOf(error)}`, { cause: error });
  }
}

async function create(file: string) {
  try {
    return await openFile(file, "wx", 0o600);
  } catch (error) {
    const code = codeOf(error);
    const known: Record<string, string> = {
      EEXIST: `${file} is there already; name a new file`,
      ENOENT: `there is no folder ${dirname(file)}`,
    };
    throw new BackupError(known[String(code)] ?? `could not write the backup ${file}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}
