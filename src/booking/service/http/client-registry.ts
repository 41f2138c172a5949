import { z } from "zod";
import type { Result } from "#src/lib/result.ts";

/** Everything that may be known of a key. Moments are ISO 8601 in UTC. */
export const listedKeySchema = z.object({
  name: z.string(),
  /** Tells the keys of one client apart. */
  keyId: z.string(),
  /** Left out, all venues. */
  venueIds: z.array(z.int()).readonly().exactOptional(),
  source: z.enum(["SERVICE_API_KEYS", "command"]),
  createdAt: z.string().exactOptional(),
  /** Set once the key is good for nothing. */
  revokedAt: z.string().exactOptional(),
});
export type ListedKey = z.infer<typeof listedKeySchema>;

export const newKeySchema = z.object({
  listed: listedKeySchema,
  /** To be shown once: nobody can find it out afterwards. */
  key: z.string(),
  /** Whether there are bookings under this name from before, which the client will see. */
  hasBookings: z.boolean(),
});
export type NewKey = z.infer<typeof newKeySchema>;

/** Which key is wanted. */
export const keyWishSchema = z.object({
  name: z.string(),
  /** Left out, all venues; for a second key, those of the first. */
  venueIds: z.array(z.int()).min(1).readonly().exactOptional(),
  /** For a client that has a key already. */
  second: z.boolean().exactOptional(),
});
export type KeyWish = z.infer<typeof keyWishSchema>;

/** Which key is meant. */
export const keyChoiceSchema = z.object({
  name: z.string(),
  /** Needed where the client has two keys in force. */
  keyId: z.string().exactOptional(),
});
export type KeyChoice = z.infer<typeof keyChoiceSchema>;

export const registryRefusedSchema = z.object({
  code: z.enum([
    "bad_name",
    "own_name",
    "configured_name",
    "has_key",
    "has_two_keys",
    "has_no_key",
    "unknown_venue",
    "unknown_client",
    "unknown_key",
    "ambiguous",
    "revoked_already",
  ]),
  /** What is wrong and what would be right, in the words of the command line. */
  detail: z.string(),
});
export type RegistryRefused = z.infer<typeof registryRefusedSchema>;

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
  /** The key and all access tokens that were got with it; both stay good a second longer in other processes. */
  revoke(choice: KeyChoice): Promise<Result<ListedKey, RegistryRefused>>;
}
