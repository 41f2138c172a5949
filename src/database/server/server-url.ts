import type { ServerAddress } from "./settings.ts";

export const superuser = "maitred";

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
