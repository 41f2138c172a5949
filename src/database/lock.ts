import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OwnError } from "#src/lib/fault.ts";
import { DataFolderError } from "./data-folder.ts";

/** Another process, or another part of this one, has the data folder open. */
export class DataDirInUseError extends OwnError {
  override readonly name = "DataDirInUseError";
  readonly code = "DATA_DIR_IN_USE";

  constructor(dataDir: string, pid: string | undefined) {
    const who = pid === undefined ? "" : ` (process ${pid})`;
    super(`another maitred is running on ${dataDir}${who}; stop it or set DATA_DIR`);
  }
}

export interface DataDirLock {
  release(): void;
}

/**
 * Takes the data folder for this process. The lock is the operating system's, on the file `lock`, and dies with the
 * process however it ends. Node has no file locks of its own; SQLite's exclusive transaction is one.
 * @throws DataDirInUseError, DataFolderError
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const pidFile = join(dataDir, "lock.pid");
  const file = openLock(dataDir);
  try {
    file.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
    writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
  } catch (error) {
    file.close();
    if (isBusy(error)) throw new DataDirInUseError(dataDir, readPid(pidFile));
    throw new DataFolderError(dataDir, error);
  }
  return { release: () => file.isOpen && file.close() };
}

/** A file that is there already may belong to another user. */
function openLock(dataDir: string): DatabaseSync {
  try {
    const path = join(dataDir, "lock");
    // SQLite would let everybody read it.
    closeSync(openSync(path, "a", 0o600));
    return new DatabaseSync(path);
  } catch (error) {
    throw new DataFolderError(dataDir, error);
  }
}

/** SQLITE_BUSY, https://sqlite.org/rescode.html#busy */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}

function readPid(pidFile: string): string | undefined {
  try {
    return /^\d+/.exec(readFileSync(pidFile, "utf8"))?.[0];
  } catch {
    return undefined;
  }
}
