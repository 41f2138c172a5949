import { createHash, timingSafeEqual } from "node:crypto";

/** A client of the service: its name, and the secret it shows as API key or as OAuth client secret. */
export interface ApiKey {
  readonly name: string;
  readonly key: string;
  /** The venues it is limited to; left out, it may use all. */
  readonly venueIds?: readonly number[];
}

/** Somebody who showed that they know a key. */
export interface Client {
  /** Bookings belong to the name, whichever key or token they were made with. */
  readonly name: string;
  /** Which of the client's keys it was; says nothing about the key itself. */
  readonly keyId: string;
  mayUse(venueId: number): boolean;
}

export interface Clients {
  findByKey(key: string): Client | undefined;
  findByCredentials(name: string, key: string): Client | undefined;
  /** Undefined once the key is no longer among the configured ones. */
  findByKeyId(name: string, keyId: string): Client | undefined;
}

interface Entry {
  readonly hash: Uint8Array;
  readonly client: Client;
}

/** Keeps hashes of the keys, not the keys, and compares all of them in constant time. */
export function createClients(apiKeys: readonly ApiKey[]): Clients {
  const entries = apiKeys.map(toEntry);
  const findByKey = (key: string) => findEntry(entries, hashOf(key))?.client;
  return {
    findByKey,
    findByCredentials: (name, key) => findEntry(entries.filter(named(name)), hashOf(key))?.client,
    findByKeyId: (name, keyId) =>
      entries.find(({ client }) => client.name === name && client.keyId === keyId)?.client,
  };
}

function toEntry({ name, key, venueIds }: ApiKey): Entry {
  const hash = hashOf(key);
  const mayUse = (venueId: number) => venueIds === undefined || venueIds.includes(venueId);
  return { hash, client: { name, keyId: keyIdOf(hash), mayUse } };
}

function findEntry(entries: readonly Entry[], hash: Uint8Array): Entry | undefined {
  const matches = entries.filter((entry) => timingSafeEqual(entry.hash, hash));
  return matches[0];
}

const named = (name: string) => (entry: Entry) => entry.client.name === name;

function hashOf(key: string): Uint8Array {
  return createHash("sha256").update(key).digest();
}

function keyIdOf(hash: Uint8Array): string {
  return createHash("sha256").update("key id").update(hash).digest("base64url").slice(0, 16);
}
