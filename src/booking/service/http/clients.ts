import { timingSafeEqual } from "node:crypto";
import type { KeyInForce } from "#src/booking/service/store/api-keys.ts";
import type { Clock } from "#src/lib/clock.ts";
import { hashSecret } from "#src/lib/secret.ts";
import { keyIdOf } from "./api-key.ts";
import { createRecentCopy } from "./recent-copy.ts";

/** A client of the service: its name, and the secret it shows as API key or as OAuth client secret. */
export interface ApiKey {
  readonly name: string;
  readonly key: string;
  /** The venues it is limited to; left out, it may use all. */
  readonly venueIds?: readonly number[];
}

/** A client that has proved its identity by a key or a token. */
export interface Client {
  /** Bookings belong to the name, whichever key or token they were made with. */
  readonly name: string;
  /** Which of the client's keys it was; says nothing about the key itself. */
  readonly keyId: string;
  /** Whether it may only read. */
  readonly readOnly: boolean;
  mayUse(venueId: number): boolean;
}

/**
 * Finds clients by what they show. Every method rejects for a key that is not configured while the database does not
 * answer.
 */
export interface Clients {
  findByKey(key: string): Promise<Client | undefined>;
  findByCredentials(name: string, key: string): Promise<Client | undefined>;
  /** Undefined once the key is no longer in force. */
  findByKeyId(name: string, keyId: string): Promise<Client | undefined>;
}

export interface ClientsParts {
  /** In force as long as the process runs. */
  readonly configured: readonly ApiKey[];
  /** Those in the database. */
  readonly readKeys: () => Promise<readonly KeyInForce[]>;
  readonly clock: Clock;
}

/**
 * How long it may take until a key that was made or revoked is known here. Asking the database for every request
 * would cost more than most requests do.
 */
const longestDelayMs = 1_000;

interface Entry {
  readonly hash: Uint8Array;
  readonly client: Client;
}

/** Keeps hashes of the keys, not the keys, and compares them in constant time. */
export function createClients({ configured, readKeys, clock }: ClientsParts): Clients {
  const always = configured.map(({ key, ...rest }) => toEntry({ hash: hashSecret(key), ...rest }));
  const stored = createRecentCopy(async () => (await readKeys()).map(toEntry), {
    maxAgeMs: longestDelayMs,
    clock,
  });
  // The bot's own key is among the configured ones: its requests do not wait for the others to be read.
  const find = async (isMeant: (entry: Entry) => boolean) =>
    (always.find(isMeant) ?? (await stored.get()).find(isMeant))?.client;
  return {
    findByKey: (key) => find(withKey(key)),
    findByCredentials: (name, key) => {
      const hasKey = withKey(key);
      return find((entry) => entry.client.name === name && hasKey(entry));
    },
    findByKeyId: (name, keyId) => find(({ client }) => client.name === name && client.keyId === keyId),
  };
}

function toEntry({ name, hash, venueIds, readOnly = false }: KeyInForce): Entry {
  const mayUse = (venueId: number) => venueIds === undefined || venueIds.includes(venueId);
  return { hash, client: { name, keyId: keyIdOf(hash), readOnly, mayUse } };
}

function withKey(key: string) {
  const hash = hashSecret(key);
  return (entry: Entry) => timingSafeEqual(entry.hash, hash);
}
