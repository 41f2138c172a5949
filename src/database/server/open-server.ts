import { join, resolve } from "node:path";
import type { Log } from "#src/lib/log.ts";
import { chooseAccount } from "./account.ts";
import { cacheFolder, prepareBinaries } from "./binaries.ts";
import { createStore } from "./create-store.ts";
import { keepRunning } from "./keep-running.ts";
import { endLeftover } from "./leftover.ts";
import { readPostmasterPid } from "./postmaster-pid.ts";
import { chooseAddress, releaseAddress, toUrl } from "./server-address.ts";
import { removeSocketFolder } from "./socket-folder.ts";
import { findStore } from "./store-folder.ts";
import { expectSpace, watchSpace } from "./watch-space.ts";

export interface OwnServer {
  /** For whoever connects; it holds a password where there is no socket. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A PostgreSQL server of this process's own, its files in `<dataDir>/store`. The folder is locked by the caller.
 * @param settings what differs from the usual settings
 * @throws StoreError
 */
export async function openServer(
  dataDir: string,
  log: Log,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const store = join(resolve(dataDir), "store");
  const account = chooseAccount(dataDir, store);
  const isThere = findStore(store, account);
  const { initdb, postgres } = await prepareBinaries(account, cacheFolder(dataDir, account));
  if (isThere) {
    const left = readPostmasterPid(store);
    await endLeftover(store, log);
    if (left?.socketFolder !== undefined) removeSocketFolder(left.socketFolder);
  }
  await expectSpace(dataDir);
  if (!isThere) {
    log.info({ store }, "creating the store; this takes a moment, once");
    await createStore(initdb, store, account);
  }
  await using opened = new AsyncDisposableStack();
  const address = opened.adopt(await chooseAddress(store, account), releaseAddress);
  const url = toUrl(address);
  opened.adopt(await keepRunning({ postgres, store, address, settings, account, log }), (server) =>
    server.stop(),
  );
  opened.adopt(await watchSpace({ store, url, log }), (watch) => watch.stop());
  const closing = opened.move();
  return { url, close: () => closing.disposeAsync() };
}
