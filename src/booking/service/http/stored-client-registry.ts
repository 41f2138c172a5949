import {
  findKeys,
  hasBookings,
  insertKey,
  lockKeys,
  revokeKey,
  type StoredKey,
} from "#src/booking/service/store/api-keys.ts";
import type { ServiceDb, ServiceTransaction } from "#src/booking/service/store/tables.ts";
import { inTransaction } from "#src/booking/service/store/unit-of-work.ts";
import type { Venue } from "#src/booking/service/venue/venue.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import type { Result } from "#src/lib/result.ts";
import { hashSecret } from "#src/lib/secret.ts";
import { keyIdOf, newApiKey } from "./api-key.ts";
import type { ClientRegistry, ListedKey, RegistryRefused } from "./client-registry.ts";
import type { ApiKey } from "./clients.ts";
import { decideCreation, decideRevocation, type KeyFacts } from "./decide-key.ts";

export interface StoredRegistryParts {
  /** With the service's tables. */
  readonly db: ServiceDb;
  /** The keys of SERVICE_API_KEYS. */
  readonly configured: readonly ApiKey[];
  /** Those that a key may be limited to. */
  readonly venues: () => readonly Pick<Venue, "id" | "name">[];
  readonly clock: Clock;
  readonly log: Log;
}

/** The registry, on the database: any process may open one beside those that serve. */
export function createStoredRegistry(parts: StoredRegistryParts): ClientRegistry {
  const { db, configured, venues, clock, log } = parts;
  return {
    list: async () => [...configured.map(toConfigured), ...(await findKeys(db)).map(toListed)],

    create: async (wish) => {
      const key = newApiKey();
      const hash = hashSecret(key);
      const created = await changeKeys(parts, wish.name, async (trx, facts) => {
        const decision = decideCreation(wish, facts, venues);
        if (!decision.ok) return decision;
        const value = { id: keyIdOf(hash), name: wish.name, createdAt: clock.now(), ...decision.value };
        await insertKey(trx, { ...value, hash });
        return { ok: true, value };
      });
      if (!created.ok) return created;
      const listed = toListed(created.value);
      log.info(loggedOf(listed), "an API key was created");
      return { ok: true, value: { listed, key, hasBookings: await hasBookings(db, wish.name) } };
    },

    revoke: async (choice) => {
      const revoked = await changeKeys(parts, choice.name, async (trx, facts) => {
        const decision = decideRevocation(choice, facts);
        if (!decision.ok) return decision;
        const revokedAt = clock.now();
        await revokeKey(trx, decision.value.id, revokedAt);
        return { ok: true, value: { ...decision.value, revokedAt } };
      });
      if (!revoked.ok) return revoked;
      const listed = toListed(revoked.value);
      log.info(loggedOf(listed), "an API key was revoked");
      return { ok: true, value: listed };
    },
  };
}

/** Decides and writes while nobody else does. */
async function changeKeys(
  { db, configured }: StoredRegistryParts,
  name: string,
  change: (trx: ServiceTransaction, facts: KeyFacts) => Promise<Result<StoredKey, RegistryRefused>>,
): Promise<Result<StoredKey, RegistryRefused>> {
  return await inTransaction(db, async (trx) => {
    await lockKeys(trx);
    const isConfigured = configured.some((each) => each.name === name);
    return await change(trx, { isConfigured, keys: await findKeys(trx, name) });
  });
}

function toConfigured({ name, key, venueIds }: ApiKey): ListedKey {
  return {
    name,
    keyId: keyIdOf(hashSecret(key)),
    ...(venueIds && { venueIds }),
    source: "SERVICE_API_KEYS",
  };
}

function toListed({ id, name, venueIds, readOnly, createdAt, revokedAt }: StoredKey): ListedKey {
  return {
    name,
    keyId: id,
    ...(venueIds && { venueIds }),
    ...(readOnly && { readOnly }),
    source: "command",
    createdAt: createdAt.toString({ smallestUnit: "second" }),
    ...(revokedAt && { revokedAt: revokedAt.toString({ smallestUnit: "second" }) }),
  };
}

const loggedOf = ({ name, keyId, venueIds, readOnly }: ListedKey) => ({
  client: name,
  keyId,
  venueIds,
  readOnly,
});
