import { readPostmasterPid } from "./postmaster-pid.ts";
import { addressOf, toUrl } from "./server-address.ts";

/** The address of the server that another process runs on this store; undefined where there is none to be seen. */
export function findRunningServer(store: string): string | undefined {
  const running = readPostmasterPid(store);
  return running && toUrl(addressOf(store, running.socketFolder, running.port));
}
