import { lchownSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The user that the server runs as, and how a program is started as that user. */
export interface Account {
  /** The owner that the server's files need; absent where files have none (Windows). */
  readonly uid?: number;
  readonly gid?: number;
  /** Whether it is another user than this process's. */
  readonly isOther: boolean;
  /** The command that runs a program as this user. */
  readonly prefix: readonly string[];
  /** The same with the user's bare rights, and nothing of root's. */
  readonly barePrefix: readonly string[];
}

/** "nobody" on every Linux. */
const nobody = 65534;

/**
 * PostgreSQL refuses to run as root, so root starts it as another user: the one the store belongs to, else the one the
 * data folder belongs to, else nobody. The folders above may be closed to that user, as a home is, so the server is
 * given the capability to pass them; what root started could do so all along.
 */
export function chooseAccount(dataDir: string, store: string): Account {
  const uid = process.getuid?.();
  if (uid === 0) return unprivileged(ownerOf(store) || ownerOf(dataDir) || nobody);
  const ids = uid === undefined ? {} : { uid, gid: process.getgid?.() ?? uid };
  return { ...ids, isOther: false, prefix: [], barePrefix: [] };
}

function unprivileged(uid: number): Account {
  const drop = ["setpriv", `--reuid=${uid}`, `--regid=${uid}`, "--clear-groups"];
  return {
    uid,
    gid: uid,
    isOther: true,
    prefix: [...drop, "--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--"],
    barePrefix: [...drop, "--"],
  };
}

/** Makes the server's user the owner of what this process has just made. */
export function giveTo({ isOther, uid, gid }: Account, path: string): void {
  if (isOther && uid !== undefined && gid !== undefined) lchownSync(path, uid, gid);
}

/** The same with a folder and all that is in it. */
export function giveTree(account: Account, folder: string): void {
  giveTo(account, folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    giveTo(account, join(entry.parentPath, entry.name));
}

/** 0 also where there is nothing yet. */
function ownerOf(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.uid ?? 0;
}
