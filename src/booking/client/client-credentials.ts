import { z } from "zod";
import type { Clock } from "#src/lib/clock.ts";
import { defined } from "#src/lib/defined.ts";
import type { Authentication } from "./authentication.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { BookingHttpError, BookingProtocolError } from "./errors.ts";
import { parseJson } from "./parse-json.ts";
import { parseRetryAfter } from "./retry-after.ts";
import { type Deadline, type Send, systemDeadline } from "./send.ts";
import { toFault } from "./to-fault.ts";

export interface ClientCredentials {
  readonly authUrl: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope?: string;
}

export interface CredentialTools {
  readonly send: Send;
  readonly clock: Clock;
  /** For one token request. */
  readonly timeout: Temporal.Duration;
  readonly deadline?: Deadline;
}

interface Token {
  readonly authorization: string;
  readonly usableUntil: Temporal.Instant;
}

const operation = "authenticate";

/** A token is replaced this long before it expires, or halfway through a life shorter than twice that. */
const safetyMarginSeconds = 60;
/** For an answer without `expires_in`, which RFC 6749, section 5.1, only recommends. */
const assumedLifeSeconds = 300;

/** RFC 6749, section 5.1. Some providers write the number as text. */
const tokenSchema = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  token_type: z
    .string()
    .regex(/^bearer$/i)
    .default("Bearer"),
  expires_in: z.coerce.number().positive().max(31_536_000).catch(assumedLifeSeconds),
});

/**
 * Alternative 1: OAuth 2.0 client credentials (RFC 6749, section 4.4). The token is shared by all requests,
 * kept until shortly before it expires, and asked for by one request at a time. A provider that keeps failing is left
 * alone for a while, like the service.
 */
export function createClientCredentials(
  credentials: ClientCredentials,
  tools: CredentialTools,
): Authentication {
  const breaker = createCircuitBreaker(tools.clock);
  let asked: Promise<Token> | undefined;
  let held: Token | undefined;

  const ask = (): Promise<Token> => {
    const asking = breaker
      .run(operation, () => requestToken(credentials, tools))
      .then((token) => {
        held = token;
        return token;
      });
    asked = asking;
    // A fault is told to everybody who waited for this token, and remembered for nobody else.
    asking.catch(() => forget(asking));
    return asking;
  };

  const forget = (asking: Promise<Token>) => {
    if (asked === asking) asked = undefined;
  };

  const token = async (): Promise<Token> => {
    if (asked === undefined) return ask();
    const asking = asked;
    const answered = await asking;
    if (Temporal.Instant.compare(tools.clock.now(), answered.usableUntil) < 0) return answered;
    forget(asking);
    return asked ?? ask();
  };

  return {
    headers: async () => ({ authorization: (await token()).authorization }),
    renew(rejected) {
      // Many requests may come back with 401 at once: only the first finds its token still held.
      if (held !== undefined && held.authorization === rejected["authorization"]) {
        held = undefined;
        asked = undefined;
      }
      return true;
    },
  };
}

async function requestToken(credentials: ClientCredentials, tools: CredentialTools): Promise<Token> {
  const askedAt = tools.clock.now();
  const { status, text, retryAfter } = await send(credentials, tools);
  if (status < 200 || status > 299) {
    throw new BookingHttpError({ operation, status, retryAfter });
  }
  const read = tokenSchema.safeParse(parseJson(text));
  if (!read.success) {
    const fields = read.error.issues.map((issue) => issue.path.join(".")).join(", ");
    throw new BookingProtocolError({ operation, problem: `the answer holds no token (${fields})` });
  }
  const life = read.data.expires_in;
  const seconds = Math.max(life - safetyMarginSeconds, life / 2);
  return {
    authorization: `Bearer ${read.data.access_token}`,
    usableUntil: askedAt.add({ milliseconds: Math.floor(seconds * 1000) }),
  };
}

interface TokenAnswer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: Temporal.Duration | undefined;
}

async function send(
  credentials: ClientCredentials,
  { send, clock, deadline = systemDeadline, timeout }: CredentialTools,
): Promise<TokenAnswer> {
  const signal = deadline(timeout);
  try {
    const answer = await send({
      method: "POST",
      url: `${credentials.authUrl}/${encodeURIComponent(credentials.issuer)}/oauth2/v2.0/token`,
      headers: { accept: "application/json", "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: credentials.clientId,
        client_secret: credentials.clientSecret,
        ...defined({ scope: credentials.scope }),
      }).toString(),
      signal,
    });
    const retryAfter = parseRetryAfter(answer.headers.get("retry-after"), clock.now());
    return { status: answer.status, text: await answer.text(), retryAfter };
  } catch (cause) {
    throw toFault(operation, cause, { signal, timeout });
  }
}
