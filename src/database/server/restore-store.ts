import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Log } from "#src/lib/log.ts";
import { codeOf } from "#src/lib/thrown.ts";
import { chooseAccount, giveTree } from "./account.ts";
import { cacheFolder, prepareBinaries } from "./binaries.ts";
import { makeBeside } from "./draft.ts";
import { runServer } from "./run-server.ts";
import { chooseAddress, releaseAddress } from "./server-address.ts";
import { StoreError } from "./store-error.ts";
import { findStore } from "./store-folder.ts";
import { expectSpace } from "./watch-space.ts";

/**
 * Makes a base backup the store of a data folder that has none. A server runs on it once before it gets its place, so
 * that a backup that is broken is found out now. The folder is locked by the caller.
 * @param writeArchive writes the archive, a tar, and ends it
 * @throws StoreError, and what `writeArchive` throws
 */
export async function restoreStore(
  dataDir: string,
  log: Log,
  writeArchive: (archive: Writable) => Promise<void>,
): Promise<void> {
  const store = join(resolve(dataDir), "store");
  const account = chooseAccount(dataDir, store);
  const { postgres } = await prepareBinaries(account, cacheFolder(dataDir, account));
  await expectSpace(dataDir);
  await makeBeside(store, account, async (draft) => {
    await unpack(draft, writeArchive);
    if (account.isOther) giveTree(account, draft);
    chmodSync(draft, 0o700);
    if (!findStore(draft, account)) throw new StoreError("the archive is empty");
    const address = await chooseAddress(draft, account);
    try {
      const server = await runServer({ postgres, store: draft, address, settings: {}, account, log });
      await server.stop();
    } finally {
      releaseAddress(address);
    }
  });
}

/** How writing to a process fails that reads no further. */
const closedByReader = new Set(["ERR_STREAM_PREMATURE_CLOSE", "EPIPE"]);

/** Every system brings `tar`, Windows too. */
async function unpack(folder: string, writeArchive: (archive: Writable) => Promise<void>): Promise<void> {
  const tar = spawn("tar", ["-x", "-f", "-", "--no-same-owner", "-C", folder], {
    stdio: ["pipe", "ignore", "pipe"],
  });
  const ended = once(tar, "close");
  const complaints = text(tar.stderr);
  await writeArchive(tar.stdin).catch(async (error: unknown) => {
    // It closes at the archive's mark of the end, before the blanks that fill up the last block; its own word decides.
    if (closedByReader.has(codeOf(error) ?? "")) return;
    tar.kill();
    await ended;
    throw error;
  });
  const [exitCode] = await ended;
  if (exitCode !== 0) throw new StoreError(`could not unpack the archive: ${(await complaints).trim()}`);
}
