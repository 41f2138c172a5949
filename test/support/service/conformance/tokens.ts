import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { loadSecret } from "#src/database/secrets.ts";
import { ask, expectProblem, succeed } from "../ask.ts";
import { keys } from "../test-service.ts";
import { bookDinner, bookingPath, freshDate, type GetStage } from "./stage.ts";

const tokenSchema = z.strictObject({
  access_token: z.string().min(1),
  token_type: z.literal("Bearer"),
  expires_in: z.literal(3600),
});

const tokenUrl = "/auth/maitred/oauth2/v2.0/token";
const credentials = { grant_type: "client_credentials", client_id: "anna", client_secret: keys.anna };

export function describeTokens(stage: GetStage): void {
  const request = (
    form: Record<string, string> | string,
    headers: Record<string, string> = {},
    url = tokenUrl,
  ) =>
    stage().send(url, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: String(new URLSearchParams(form)),
    });
  const fetchToken = async (form: Record<string, string> = credentials) => {
    const response = await request(form);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    return tokenSchema.parse(await response.json()).access_token;
  };
  const venuesWith = (token: string, scheme = "Bearer") =>
    stage().send("/api/venues", { headers: { Authorization: `${scheme} ${token}` } });

  describe("the token endpoint", () => {
    test("gives a token for a client's name and key, and token and key see the same bookings", async () => {
      const token = await fetchToken({ ...credentials, scope: "bookings" });
      const booking = await bookDinner(stage(), freshDate());
      const { venueId, id } = booking;
      const response = await stage().send(`/api/venues/${venueId}/bookings/${id}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(await response.json()).toEqual({ data: booking });
      expect(await succeed(stage().send, "getBooking", { params: bookingPath(booking) })).toEqual(booking);
    });

    test("takes the credentials as Basic too", async () => {
      const basic = btoa(`anna:${encodeURIComponent(keys.anna)}`);
      const response = await request(
        { grant_type: "client_credentials" },
        { Authorization: `Basic ${basic}` },
      );
      tokenSchema.parse(await response.json());
    });

    test("gives a token no more than its client may do", async () => {
      const token = await fetchToken({ ...credentials, client_id: "harbour", client_secret: keys.harbour });
      const response = await stage().send("/api/venues/1/availability", {
        headers: { Authorization: `bearer ${token}` },
      });
      await expectProblem(response, "forbidden");
    });

    test.for([
      ["a wrong secret", { ...credentials, client_secret: keys.ben }, 401, "invalid_client"],
      ["an unknown client", { ...credentials, client_id: "carl" }, 401, "invalid_client"],
      ["no secret", { grant_type: "client_credentials", client_id: "anna" }, 401, "invalid_client"],
      ["another grant", { ...credentials, grant_type: "password" }, 400, "unsupported_grant_type"],
      ["no grant", { client_id: "anna", client_secret: keys.anna }, 400, "invalid_request"],
      ["a doubled parameter", `${new URLSearchParams(credentials)}&client_id=ben`, 400, "invalid_request"],
    ] as const)("refuses %s", async ([, form, status, error]) => {
      const response = await request(typeof form === "string" ? form : { ...form });
      expect([response.status, await response.json()]).toEqual([
        status,
        { error, error_description: expect.stringMatching(/./) },
      ]);
    });

    test("is there for its own issuer only, and for forms only", async () => {
      await expectProblem(await request(credentials, {}, tokenUrl.replace("maitred", "other")), "not_found");
      const json = await request(credentials, { "Content-Type": "application/json" });
      const { title, detail } = await expectProblem(json, "unsupported_media_type");
      expect(title).toBe("The content type does not fit");
      expect(detail).toContain("the Content-Type application/x-www-form-urlencoded");
    });
  });

  describe("an access token", () => {
    test("is good for an hour", async () => {
      const token = await fetchToken();
      stage().service.clock.advance({ minutes: 59, seconds: 59 });
      expect((await venuesWith(token)).status).toBe(200);
      stage().service.clock.advance({ seconds: 1 });
      await expectProblem(await venuesWith(token), "unauthorized");
    });

    const right = { iss: "maitred", aud: "booking-service", sub: "anna" };
    const forge = async (change: {
      readonly claims?: Record<string, unknown>;
      readonly secret?: Uint8Array;
      readonly alg?: string;
      readonly typ?: string;
      readonly lifetime?: number | null;
      readonly startsIn?: number;
    }) => {
      const { service } = stage();
      const secret = change.secret ?? (await loadSecret(service.database, "booking-service-tokens", 32));
      const now = Math.floor(service.clock.now().epochMilliseconds / 1000);
      const payload = await readPayload(await fetchToken());
      const jwt = new SignJWT({ ...right, key_id: payload.key_id, ...change.claims });
      jwt.setProtectedHeader({ alg: change.alg ?? "HS256", typ: change.typ ?? "at+jwt" });
      if (change.lifetime !== null) jwt.setExpirationTime(now + (change.lifetime ?? 60));
      if (change.startsIn !== undefined) jwt.setNotBefore(now + change.startsIn);
      return await jwt.sign(secret);
    };

    test("is what the service signed, nothing else", async () => {
      expect((await venuesWith(await forge({}))).status).toBe(200);
    });

    test.for([
      ["another issuer", { claims: { iss: "other" } }],
      ["another audience", { claims: { aud: "other" } }],
      ["another client", { claims: { sub: "ben" } }],
      ["an unknown client", { claims: { sub: "carl" } }],
      ["a key that is gone", { claims: { key_id: "gone" } }],
      ["another secret", { secret: new Uint8Array(32) }],
      ["another algorithm", { alg: "HS512" }],
      ["another kind of token", { typ: "JWT" }],
      ["no end", { lifetime: null }],
      ["its end in the past", { lifetime: -1 }],
      ["its beginning in the future", { startsIn: 1 }],
      ["no issuer", { claims: { iss: undefined } }],
      ["no audience", { claims: { aud: undefined } }],
      ["no client", { claims: { sub: undefined } }],
      ["no key", { claims: { key_id: undefined } }],
      ["a client that is no text", { claims: { sub: ["anna"] } }],
    ] as const)("is refused with %s", async ([, change]) => {
      await expectProblem(await venuesWith(await forge(change)), "unauthorized");
    });

    test("is refused unsigned, broken, or in another scheme", async () => {
      const token = await fetchToken();
      const [, payload] = token.split(".");
      const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url")}.${payload}.`;
      for (const bad of [unsigned, token.slice(0, -2), "a.b.c", ""]) {
        await expectProblem(await venuesWith(bad), "unauthorized");
      }
      await expectProblem(await venuesWith(token, "Token"), "unauthorized");
    });

    test("holds no key", async () => {
      const text = Buffer.from((await fetchToken()).split(".")[1] ?? "", "base64url").toString();
      expect(text).not.toContain(keys.anna);
      await ask(stage().send, "listVenues");
    });
  });
}

async function readPayload(token: string): Promise<{ key_id: string }> {
  const text = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  return z.object({ key_id: z.string() }).parse(JSON.parse(text));
}
