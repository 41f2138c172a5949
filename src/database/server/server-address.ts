import { randomBytes } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Account } from "./account.ts";
import { readPostmasterPid } from "./postmaster-pid.ts";
import { makeSocketFolder, removeSocketFolder } from "./socket-folder.ts";

/** Where the server is reached: a socket in a private folder, or, on Windows, a port of this machine alone. */
export type ServerAddress =
  | { readonly socketFolder: string }
  | { readonly port: number; readonly password: string };

export const superuser = "maitred";

/** Windows has no sockets in folders that Node could open: there a password keeps other users out. */
const hasSockets = process.platform !== "win32";

/** In the store, since the server knows it too. */
const passwordFile = "maitred.password";

/** A new address for the server of a store. */
export async function chooseAddress(store: string, account: Account): Promise<ServerAddress> {
  if (hasSockets) return { socketFolder: makeSocketFolder(account) };
  return { port: await findFreePort(), password: readPassword(store) };
}

/** When the server is gone. */
export function releaseAddress(address: ServerAddress): void {
  if ("socketFolder" in address) removeSocketFolder(address.socketFolder);
}

/** For whoever connects to the server. It holds a password where there is no socket. */
export function toUrl(address: ServerAddress): string {
  const url = new URL(`postgres://${superuser}@localhost/postgres`);
  if ("socketFolder" in address) url.searchParams.set("host", address.socketFolder);
  else {
    url.hostname = "127.0.0.1";
    url.port = String(address.port);
    url.password = address.password;
  }
  return url.href;
}

/**
 * Runs `initialise` with what tells it who may connect, and leaves the password in the new store where there is one.
 * @param draft the folder of the new store, which has to be empty until then
 */
export async function withAccess(
  draft: string,
  initialise: (args: readonly string[]) => Promise<void>,
): Promise<void> {
  // Whoever reaches the socket's folder is its owner or root.
  if (hasSockets) return await initialise(["--auth-local=trust", "--auth-host=reject"]);
  const file = `${draft}.password`;
  const password = randomBytes(24).toString("base64url");
  writeFileSync(file, password, { mode: 0o600 });
  await initialise(["--auth=scram-sha-256", `--pwfile=${file}`]).finally(() => rmSync(file));
  writeFileSync(join(draft, passwordFile), password, { mode: 0o600 });
}

function readPassword(store: string): string {
  return readFileSync(join(store, passwordFile), "utf8");
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("there is no free port");
  return address.port;
}

/** The address of the server that another process runs on this store; undefined where there is none to be seen. */
export function findRunningServer(store: string): string | undefined {
  const running = readPostmasterPid(store);
  if (running === undefined) return undefined;
  const { socketFolder, port } = running;
  return toUrl(socketFolder === undefined ? { port, password: readPassword(store) } : { socketFolder });
}
