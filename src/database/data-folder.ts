import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { OwnError, reasonOf } from "#src/lib/fault.ts";
import { codeOf } from "#src/lib/thrown.ts";

/** Nothing can be kept in the data folder. The message says why, and what to do. */
export class DataFolderError extends OwnError {
  override readonly name = "DataFolderError";
  readonly code = "DATA_FOLDER_UNUSABLE";

  constructor(folder: string, cause: unknown) {
    const remedy = "set DATA_DIR to a folder that this user may write to";
    super(`could not use the data folder ${folder}: ${describe(cause)}; ${remedy}`, { cause });
  }
}

/**
 * Makes the data folder where there is none yet. It holds guests' names and numbers, so nobody else on the machine may
 * look into it, whoever made it.
 * @throws DataFolderError
 */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    closeToOthers(folder);
    accessSync(`${folder}/.`, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataFolderError(folder, error);
  }
}

/** Node's own `recursive` never comes to an end where a parent that exists answers ENOENT, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been quicker.
    if (codeOf(error) !== "EEXIST" || !existsSync(folder)) throw error;
  }
}

/** The owner's to change, and root's. */
function closeToOthers(folder: string): void {
  const { uid, mode } = statSync(folder);
  const self = process.getuid?.();
  if ((mode & 0o077) !== 0 && (self === uid || self === 0)) chmodSync(folder, 0o700);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "no folder can be made there",
  EEXIST: "something else is in its place",
  ENOTDIR: "a file is in its place",
  EACCES: "no permission",
  EPERM: "no permission",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
};

function describe(error: unknown): string {
  const known = reasons[codeOf(error) ?? ""];
  return known ?? reasonOf(error);
}
