import { z } from "zod";
import { parseDuration } from "#src/lib/duration.ts";
import type { ApiKey } from "./http/clients.ts";
import type { VenueFiles } from "./venue/load-venues.ts";

/** The environment variables of the embedded service. Messages never repeat a value: one of them is a secret. */
export const serviceEnvSchema = z.object({
  VENUES_FILE: z.string().trim().min(1, "must be a file").optional(),
  HOLD_FOR: duration("PT15M"),
  RETENTION: duration("P730D"),
  SERVICE_API_KEYS: z.string().default("").transform(toApiKeys),
  SERVICE_RATE_LIMIT: z
    .string()
    .regex(/^\d{1,6}$/, "must be a whole number of requests per second, 0 for none")
    .default("50")
    .transform(Number),
});

/**
 * Where the venues are described, the first file that is there. Without `VENUES_FILE`, the owner's own, which no update
 * of the program touches, and while there is none the demo.
 */
export function toVenueFiles({ VENUES_FILE: named }: z.infer<typeof serviceEnvSchema>): VenueFiles {
  return named === undefined ? ["./venues.yaml", "./venues.example.yaml"] : [named];
}

/** ISO 8601 in whole seconds, longer than nothing; days count 24 hours. */
function duration(standard: string) {
  return z
    .string()
    .default(standard)
    .transform((value, context) => {
      const parsed = parseDuration(value);
      if (parsed?.sign === 1) return parsed;
      context.addIssue(`must be a duration like ${standard}`);
      return z.NEVER;
    });
}

/** The name of the bot's own client, which is always there. */
export const ownClient = "maitred";

/**
 * `name:key` pairs, comma separated; `name:key:1+2` is limited to venues 1 and 2. A key says who its client is, so no
 * two have the same; and a client has one key here, so that its venues are beyond doubt.
 */
function toApiKeys(value: string, context: z.RefinementCtx<string>): readonly ApiKey[] {
  const entries = value.split(",").flatMap((entry) => entry.trim() || []);
  const keys: ApiKey[] = [];
  for (const [index, entry] of entries.entries()) {
    const read = toApiKey(entry);
    const mistake = read === undefined ? misspelt : mistakeIn(read, keys);
    if (mistake !== undefined) context.addIssue(`entry ${index + 1} ${mistake}`);
    if (read !== undefined) keys.push(read);
  }
  return keys;
}

const misspelt = "must be name:key or name:key:1+2, the key 16 characters or more without commas and colons";

function toApiKey(entry: string): ApiKey | undefined {
  const match = /^([\w.-]{1,100}):([\x21-\x2b\x2d-\x39\x3b-\x7e]{16,200})(?::(\d+(?:\+\d+)*))?$/.exec(entry);
  const [, name, key, venues] = match ?? [];
  if (name === undefined || key === undefined) return undefined;
  return { name, key, ...(venues !== undefined && { venueIds: venues.split("+").map(Number) }) };
}

function mistakeIn({ name, key }: ApiKey, before: readonly ApiKey[]): string | undefined {
  if (name === ownClient) return `must have another name: "${ownClient}" is the bot itself`;
  if (before.some((other) => other.name === name))
    return `must have another name: there is a "${name}" before it, and a name has one key here`;
  const twin = before.find((other) => other.key === key);
  if (twin) return `must have a key of its own: "${twin.name}" has the same`;
  return undefined;
}
