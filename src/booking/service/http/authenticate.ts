import type { Client, Clients } from "./clients.ts";
import type { Tokens } from "./tokens.ts";

/** Either alternative of the interface specification ("Authentication"): an API key or an access token. */
export async function authenticate(
  headers: Headers,
  { clients, tokens }: { readonly clients: Clients; readonly tokens: Tokens },
): Promise<Client | undefined> {
  const key = headers.get("X-API-KEY");
  if (key !== null) return await clients.findByKey(key);
  const token = /^Bearer +([\w.~+/=-]+) *$/i.exec(headers.get("Authorization") ?? "")?.[1];
  return token === undefined ? undefined : await tokens.verify(token);
}
