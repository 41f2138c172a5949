import { mkdtempSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Account, giveTo } from "./account.ts";
import type { PostmasterPid } from "./postmaster-pid.ts";

const prefix = "maitred-";

/** Of the path of a socket, in bytes, on the strictest of the systems (macOS: 104 with the end mark). */
const longestPath = 100;

/**
 * A new folder for the server's socket, for its user alone. In the system's folder for temporary files, since a
 * data folder's path may be too long for a socket, and its file system may take none.
 */
export function makeSocketFolder(account: Account): string {
  const longest = join(tmpdir(), `${prefix}XXXXXX`, ".s.PGSQL.65535.lock");
  const parent = Buffer.byteLength(longest) > longestPath ? "/tmp" : tmpdir();
  const folder = mkdtempSync(join(parent, prefix));
  giveTo(account, folder);
  return folder;
}

/** What a killed server leaves in its folder, which another server would take for one that is running. */
export function removeSocket({ socketFolder, port }: PostmasterPid): void {
  if (socketFolder === undefined) return;
  for (const end of ["", ".lock"]) rmSync(join(socketFolder, `.s.PGSQL.${port}${end}`), { force: true });
}

/** Where another was made before: its folder, once nothing is in it any more. */
export function removeSocketFolder(folder: string): void {
  if (!basename(folder).startsWith(prefix)) return;
  try {
    rmdirSync(folder);
  } catch {
    // Gone already, or in use.
  }
}
