import { readPostmasterPid } from "./postmaster-pid.ts";
import { toUrl } from "./server-url.ts";

/** The address of the server that another process runs on this store; undefined where there is none to be seen. */
export function findRunningServer(store: string): string | undefined {
  const { socketFolder } = readPostmasterPid(store) ?? {};
  return socketFolder === undefined ? undefined : toUrl({ socketFolder });
}
