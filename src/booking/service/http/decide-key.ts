import { ownClient } from "#src/booking/service/config.ts";
import type { StoredKey } from "#src/booking/service/store/api-keys.ts";
import type { Venue } from "#src/booking/service/venue/venue.ts";
import { defined } from "#src/lib/defined.ts";
import type { Result } from "#src/lib/result.ts";
import type { KeyChoice, KeyWish, RegistryRefused } from "./client-registry.ts";

/** What a decision about a client's keys is made from. */
export interface KeyFacts {
  /** Whether SERVICE_API_KEYS has a key of this client. */
  readonly isConfigured: boolean;
  /** The client's in the database, revoked ones too. */
  readonly keys: readonly StoredKey[];
}

type Decision<Value> = Result<Value, RegistryRefused>;

/** What a key may be used for; what is left out is not limited. */
type Limits = Pick<StoredKey, "venueIds" | "readOnly">;

/**
 * Decides whether the client may have another key, and returns its limits. A key of the bot's own client may only
 * read.
 */
export function decideCreation(
  { name, venueIds, readOnly, second = false }: KeyWish,
  { isConfigured, keys }: KeyFacts,
  venues: () => readonly Pick<Venue, "id" | "name">[],
): Decision<Limits> {
  if (!/^[\w.-]{1,100}$/.test(name)) {
    return refuse("bad_name", 'a name has 1 to 100 letters of a to z, digits, ".", "_" and "-"');
  }
  if (name === ownClient && !readOnly) return refuse("own_name", ownNameDetail);
  if (isConfigured) {
    return refuse(
      "configured_name",
      `"${name}" is in SERVICE_API_KEYS; take it out there, or take another name`,
    );
  }
  const [first, other] = keys.filter(isInForce);
  if (first && other) {
    return refuse(
      "has_two_keys",
      `"${name}" has two keys, ${describe(first)} and ${describe(other)}; revoke one`,
    );
  }
  if (first && !second) {
    const detail = `"${name}" has a key, ${describe(first)}; add --second for another one beside it, or revoke it`;
    return refuse("has_key", detail);
  }
  if (!first && second) return refuse("has_no_key", `"${name}" has no key in force; leave out --second`);
  const own = defined({ readOnly: readOnly ?? first?.readOnly });
  if (venueIds === undefined)
    return { ok: true, value: { ...own, ...defined({ venueIds: first?.venueIds }) } };
  const checked = checkVenues(venueIds, venues());
  return checked.ok ? { ok: true, value: { ...own, venueIds: checked.value } } : checked;
}

/** Finds the key to revoke, or says why none is. */
export function decideRevocation(
  { name, keyId }: KeyChoice,
  { isConfigured, keys }: KeyFacts,
): Decision<StoredKey> {
  if (name === ownClient && keys.length === 0) return refuse("own_name", ownNameDetail);
  const meant = keys.filter(({ id }) => keyId === undefined || id === keyId);
  const [first, other] = meant.filter(isInForce);
  if (first && other) {
    const which = `${describe(first)}, and ${describe(other)}`;
    return refuse("ambiguous", `"${name}" has two keys, ${which}; say which with --key`);
  }
  if (first) return { ok: true, value: first };
  const revoked = meant.at(-1);
  if (revoked) return refuse("revoked_already", `the key of "${name}" was revoked at ${revoked.revokedAt}`);
  if (keys.length > 0) return refuse("unknown_key", `"${name}" has no key ${keyId}; list shows those it has`);
  if (isConfigured) {
    return refuse(
      "configured_name",
      `"${name}" is in SERVICE_API_KEYS; take it out there and start maitred again`,
    );
  }
  return refuse("unknown_client", `there is no client "${name}"; list shows those there are`);
}

const ownNameDetail = `"${ownClient}" is the bot itself; its key is in the file api-key of the data folder; --read-only makes one for looking at its bookings`;

function checkVenues(
  wanted: readonly number[],
  venues: readonly Pick<Venue, "id" | "name">[],
): Decision<readonly number[]> {
  const ids = [...new Set(wanted)].sort((one, other) => one - other);
  const unknown = ids.filter((id) => venues.every((venue) => venue.id !== id));
  if (unknown.length === 0) return { ok: true, value: ids };
  const known = venues.map(({ id, name }) => `${id} (${name})`).join(", ");
  return refuse("unknown_venue", `there is no venue ${unknown.join(", ")}; there are: ${known || "none"}`);
}

const isInForce = ({ revokedAt }: StoredKey) => revokedAt === undefined;

const describe = ({ id, createdAt }: StoredKey) =>
  `${id} of ${createdAt.toString({ smallestUnit: "second" })}`;

function refuse(code: RegistryRefused["code"], detail: string): RegistryRefused & { readonly ok: false } {
  return { ok: false, code, detail };
}
