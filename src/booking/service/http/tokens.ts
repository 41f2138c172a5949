import { jwtVerify, SignJWT } from "jose";
import { JOSEError } from "jose/errors";
import type { Clock } from "#src/lib/clock.ts";
import type { Client, Clients } from "./clients.ts";

export const tokenIssuer = "maitred";
const audience = "booking-service";
const algorithm = "HS256";

/** RFC 9068: an access token says that it is one, so that no other signed token is taken for it. */
const type = "at+jwt";

export const tokenLifetimeSeconds = 3600;

export interface Tokens {
  issue(client: Client): Promise<string>;
  /** Returns the client that the token was issued to, or undefined for a token that is not valid now. */
  verify(token: string): Promise<Client | undefined>;
}

/** Access tokens of the service's own: signed, an hour long, and void when the client's key goes or changes. */
export function createTokens({
  secret,
  clients,
  clock,
}: {
  /** At least 256 bits, shared by all processes. */
  readonly secret: Uint8Array;
  readonly clients: Clients;
  readonly clock: Clock;
}): Tokens {
  return {
    issue: async (client) => {
      const issuedAt = Math.floor(clock.now().epochMilliseconds / 1000);
      return await new SignJWT({ key_id: client.keyId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setIssuer(tokenIssuer)
        .setAudience(audience)
        .setSubject(client.name)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenLifetimeSeconds)
        .sign(secret);
    },
    verify: async (token) => {
      const payload = await readToken(token, secret, clock);
      const keyId = payload?.["key_id"];
      return typeof payload?.sub === "string" && typeof keyId === "string"
        ? await clients.findByKeyId(payload.sub, keyId)
        : undefined;
    },
  };
}

async function readToken(token: string, secret: Uint8Array, clock: Clock) {
  try {
    const { payload } = await jwtVerify(token, secret, {
      issuer: tokenIssuer,
      audience,
      algorithms: [algorithm],
      typ: type,
      requiredClaims: ["sub", "exp"],
      currentDate: new Date(clock.now().epochMilliseconds),
    });
    return payload;
  } catch (error) {
    if (error instanceof JOSEError) return undefined;
    throw error;
  }
}
