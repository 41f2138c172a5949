import { z } from "zod";
import { defined } from "#src/lib/defined.ts";
import { parseDuration } from "#src/lib/duration.ts";
import type { ClientCredentials } from "./client-credentials.ts";

const httpUrl = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an http or https address, like ${example}` })
    .refine(isBare, "must not hold a user name, a query or a fragment")
    .transform((url) => url.replace(/\/+$/, ""))
    .optional();

const text = z.string().trim().min(1, "must not be empty").optional();

const longestTimeout = Temporal.Duration.from({ minutes: 10 });

/** Alternative 1 needs these four; a scope only where the provider wants one. */
const credentialKeys = [
  "BOOKING_AUTH_URL",
  "BOOKING_ISSUER",
  "BOOKING_CLIENT_ID",
  "BOOKING_CLIENT_SECRET",
] as const;

/** The environment variables of the booking service. Messages never repeat a value: two of them are secrets. */
export const bookingEnvSchema = z
  .object({
    BOOKING_BASE_URL: httpUrl("https://booking.example.com/api"),
    BOOKING_API_KEY: z
      .string()
      .regex(/^[\x21-\x7e]+$/, "must be the key as it was issued, in plain characters without spaces")
      .optional(),
    BOOKING_AUTH_URL: httpUrl("https://login.example.com"),
    BOOKING_ISSUER: text,
    BOOKING_CLIENT_ID: text,
    BOOKING_CLIENT_SECRET: text,
    BOOKING_SCOPE: text,
    BOOKING_TIMEOUT: z
      .string()
      .default("PT5S")
      .transform((value, context) => {
        const timeout = toTimeout(value);
        if (timeout !== undefined) return timeout;
        context.addIssue("must be a duration from PT1S to PT10M in whole seconds, like PT5S");
        return z.NEVER;
      }),
  })
  // Also when another variable is wrong, so that all mistakes are told at once.
  .superRefine(checkTogether, { when: () => true });

type BookingEnv = z.infer<typeof bookingEnvSchema>;

export interface RemoteService {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** At least one of the two. With both, both are sent. */
  readonly apiKey?: string;
  readonly credentials?: ClientCredentials;
}

/** Undefined when the service is the embedded one, which it is without a base URL. */
export function toRemoteService(env: BookingEnv): RemoteService | undefined {
  const { BOOKING_BASE_URL: baseUrl, BOOKING_API_KEY: apiKey } = env;
  if (baseUrl === undefined) return undefined;
  const credentials = toCredentials(env);
  return {
    baseUrl,
    ...defined({ apiKey, credentials }),
  };
}

function toCredentials(env: BookingEnv): ClientCredentials | undefined {
  const { BOOKING_AUTH_URL: authUrl, BOOKING_ISSUER: issuer, BOOKING_SCOPE: scope } = env;
  const { BOOKING_CLIENT_ID: clientId, BOOKING_CLIENT_SECRET: clientSecret } = env;
  if (!authUrl || !issuer || !clientId || !clientSecret) return undefined;
  return { authUrl, issuer, clientId, clientSecret, ...defined({ scope }) };
}

function checkTogether(env: BookingEnv, context: z.RefinementCtx<BookingEnv>): void {
  const mistake = (key: keyof BookingEnv, message: string) =>
    context.addIssue({ code: "custom", path: [key], message });

  const given = credentialKeys.filter((key) => env[key] !== undefined);
  const missing = credentialKeys.filter((key) => env[key] === undefined);
  const hint = env.BOOKING_SCOPE === undefined ? given[0] : "BOOKING_SCOPE";
  if (hint !== undefined) {
    for (const key of missing) mistake(key, `is required with ${hint}`);
  }
  const proof = env.BOOKING_API_KEY === undefined ? hint : "BOOKING_API_KEY";
  if (env.BOOKING_BASE_URL === undefined && proof !== undefined) {
    mistake("BOOKING_BASE_URL", `is required with ${proof}; leave both out to use the embedded service`);
  }
  if (env.BOOKING_BASE_URL !== undefined && proof === undefined) {
    mistake(
      "BOOKING_API_KEY",
      `is required with BOOKING_BASE_URL, unless ${credentialKeys.join(", ")} are set`,
    );
  }
}

function toTimeout(value: string): Temporal.Duration | undefined {
  const timeout = parseDuration(value);
  if (timeout?.sign !== 1) return undefined;
  return Temporal.Duration.compare(timeout, longestTimeout) <= 0 ? timeout : undefined;
}

/** The refinement also runs on what is no URL at all; that has its message already. */
function isBare(value: string): boolean {
  const url = URL.parse(value);
  return url === null || (url.username === "" && url.search === "" && url.hash === "");
}
