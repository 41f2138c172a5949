import { createApiKey } from "./api-key.ts";
import type { Authentication } from "./authentication.ts";
import {
  type ClientCredentials,
  type CredentialTools,
  createClientCredentials,
} from "./client-credentials.ts";

/**
 * The proof that is configured. With both a key and credentials, both are sent: most endpoints list the API
 * key as required, whatever else is accepted.
 */
export function createAuthentication(
  proof: { readonly apiKey?: string; readonly credentials?: ClientCredentials },
  tools: CredentialTools,
): Authentication {
  const parts = [
    ...(proof.apiKey === undefined ? [] : [createApiKey(proof.apiKey)]),
    ...(proof.credentials === undefined ? [] : [createClientCredentials(proof.credentials, tools)]),
  ];
  return {
    async headers() {
      const headers = await Promise.all(parts.map((part) => part.headers()));
      return Object.fromEntries(headers.flatMap((each) => Object.entries(each)));
    },
    renew: (rejected) => parts.filter((part) => part.renew(rejected)).length > 0,
  };
}
