import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Account, giveTree } from "./account.ts";
import { StoreError } from "./store-error.ts";
import { switchFile } from "./write-switch.ts";

/** The major version of the programs that npm brings; the files of another are not theirs to read. */
const majorVersion = "18";

/**
 * Looks at the folder of the store, and changes nothing in it.
 * @returns false where there is none yet
 * @throws StoreError where something is there that the server cannot run on
 */
export function findStore(store: string, account: Account): boolean {
  if (!existsSync(store)) return false;
  const found = statSync(store);
  if (!found.isDirectory()) throw new StoreError(`${store} is a file where the store's folder should be`);
  // Root has copied it, or unpacked it: what is root's, root may give.
  if (account.isOther && found.uid === 0) giveTree(account, store);
  else if (account.uid !== undefined && found.uid !== account.uid) throw wrongOwner(store, found.uid);
  const entries = readdirSync(store);
  if (entries.length === 0) return false;
  if (!entries.includes(switchFile)) {
    throw new StoreError(
      `${store} holds something else than this maitred's store, perhaps that of an earlier version, which it cannot ` +
        "read; nothing was changed: go on with that version, or move the folder away to begin with a new, empty store",
    );
  }
  if (!entries.includes("PG_VERSION")) {
    throw new StoreError(
      `the store in ${store} is damaged (it has no PG_VERSION); ` +
        "move the folder away and restore a backup (npm run restore -- FILE)",
    );
  }
  const version = readFileSync(join(store, "PG_VERSION"), "utf8").trim();
  if (version !== majorVersion) {
    throw new StoreError(
      `the store in ${store} is one of PostgreSQL ${version}, and this maitred brings ${majorVersion}; ` +
        'docs/running.md tells how to carry it over ("The next major version of PostgreSQL")',
    );
  }
  return true;
}

function wrongOwner(store: string, owner: number): StoreError {
  return new StoreError(
    `the store in ${store} belongs to another user (uid ${owner}); start maitred as that user or as root, ` +
      "or give the whole folder to this one (chown -R)",
  );
}
