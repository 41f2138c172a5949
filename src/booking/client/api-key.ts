import type { Authentication } from "./authentication.ts";

/** Alternative 2: a key issued to this client, in the header `X-API-KEY`. */
export function createApiKey(key: string): Authentication {
  const headers = { "x-api-key": key };
  return { headers: () => Promise.resolve(headers), renew: () => false };
}
