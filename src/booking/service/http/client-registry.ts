import type { Result } from "#src/lib/result.ts";

/** Everything that may be known of a key. Moments are ISO 8601 in UTC. */
export interface ListedKey {
  readonly name: string;
  /** Tells the keys of one client apart. */
  readonly keyId: string;
  /** Left out, all venues. */
  readonly venueIds?: readonly number[];
  /** Left out, it may write too. */
  readonly readOnly?: boolean;
  readonly source: "SERVICE_API_KEYS" | "command";
  readonly createdAt?: string;
  /** Set once the key is good for nothing. */
  readonly revokedAt?: string;
}

export interface NewKey {
  readonly listed: ListedKey;
  /** To be shown once: nobody can find it out afterwards. */
  readonly key: string;
  /** Whether there are bookings under this name from before, which the client will see. */
  readonly hasBookings: boolean;
}

/** Which key is wanted. */
export interface KeyWish {
  readonly name: string;
  /** One or more. Left out, all venues; for a second key, those of the first. */
  readonly venueIds?: readonly number[];
  /** It may only read. For a second key: left out, as the first. */
  readonly readOnly?: boolean;
  /** For a client that has a key already. */
  readonly second?: boolean;
}

/** Which key is meant. */
export interface KeyChoice {
  readonly name: string;
  /** Needed where the client has two keys in force. */
  readonly keyId?: string;
}

export interface RegistryRefused {
  readonly code:
    | "bad_name"
    | "own_name"
    | "configured_name"
    | "has_key"
    | "has_two_keys"
    | "has_no_key"
    | "unknown_venue"
    | "unknown_client"
    | "unknown_key"
    | "ambiguous"
    | "revoked_already";
  /** What is wrong and what would be right, in the words of the command line. */
  readonly detail: string;
}

/**
 * The keys of the service's clients, for the owner of the venue alone.
 *
 * A client may have two keys in force, so that it can change over to a new one without a gap; not more, so that
 * the old one is not forgotten. Bookings belong to the client's name: whoever gets a key under a name that was
 * used before sees what was booked under it.
 */
export interface ClientRegistry {
  /** Those of SERVICE_API_KEYS, then the others by age, revoked ones included. The bot's own is not among them. */
  list(): Promise<readonly ListedKey[]>;
  create(wish: KeyWish): Promise<Result<NewKey, RegistryRefused>>;
  /** The key and all access tokens that were got with it; both may stay good a second longer where maitred runs. */
  revoke(choice: KeyChoice): Promise<Result<ListedKey, RegistryRefused>>;
}
