import { afterEach, describe, expect, test } from "vitest";
import type { Authentication } from "#src/booking/client/authentication.ts";
import { createAuthentication } from "#src/booking/client/create-authentication.ts";
import { json, type Reply, startServer, type TestServer } from "#test/support/booking/http-server.ts";
import {
  type Connection,
  connectOverHttp,
  createDeadlines,
  createTestClient,
} from "#test/support/booking/test-client.ts";
import { createTestClock } from "#test/support/booking/test-clock.ts";

const credentials = { issuer: "acme corp", clientId: "id", clientSecret: "s&cret=1" };

let provider: TestServer | undefined;
let connection: Connection | undefined;
afterEach(async () => {
  await connection?.close();
  await provider?.close();
  provider = undefined;
  connection = undefined;
});

const token = (value: string, more: object = { expires_in: 3600 }): Reply =>
  json(200, { access_token: value, token_type: "Bearer", ...more });

/** A service that takes `accepted` tokens, and a provider that gives out the replies in turn. */
async function start(
  { replies, accepted = () => true }: { replies: Reply[]; accepted?: (token: string) => boolean },
  more: { scope?: string; apiKey?: string } = {},
) {
  const issuing = await startServer(() => replies.shift() ?? "reset");
  provider = issuing;
  connection = await connectOverHttp(({ headers }) =>
    accepted(headers["authorization"] ?? "") ? json(200, { data: [] }) : json(401, {}),
  );
  const clock = createTestClock();
  const { deadline, expire } = createDeadlines();
  const { scope, apiKey } = more;
  const authentication: Authentication = createAuthentication(
    {
      ...(apiKey !== undefined && { apiKey }),
      credentials: { ...credentials, authUrl: `${issuing.url}/auth`, ...(scope !== undefined && { scope }) },
    },
    {
      send: connection.send,
      clock,
      timeout: Temporal.Duration.from("PT5S"),
      deadline,
    },
  );
  const { client, logged, pauses } = createTestClient({ ...connection, authentication });
  const used = () => connection?.requests.map(({ headers }) => headers["authorization"]);
  const tokens = issuing.requests;
  return { client, clock, expire, logged, pauses, used, tokens, requests: connection.requests };
}

const draft = { timeSlotId: "s", guestCount: 2 };

describe("client credentials", () => {
  test("are exchanged for a token by a form, and the token goes out as Bearer", async () => {
    const { client, tokens, used } = await start({ replies: [token("t1")] });
    expect(await client.listVenues({})).toEqual({ ok: true, value: [] });
    expect(tokens).toHaveLength(1);
    expect(tokens[0]).toMatchObject({
      method: "POST",
      path: "/auth/acme%20corp/oauth2/v2.0/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "grant_type=client_credentials&client_id=id&client_secret=s%26cret%3D1",
    });
    expect(used()).toEqual(["Bearer t1"]);
  });

  test("ask for the scope where one is set, and go beside the API key where there is one", async () => {
    const { client, tokens, requests } = await start(
      { replies: [token("t1")] },
      { scope: "bookings api", apiKey: "key-7" },
    );
    await client.listVenues({});
    expect(tokens[0]?.body).toMatch(/&scope=bookings\+api$/);
    expect(requests[0]?.headers).toMatchObject({ authorization: "Bearer t1", "x-api-key": "key-7" });
  });

  test("are exchanged once for all requests that start together", async () => {
    const { client, tokens, used } = await start({ replies: [token("t1")] });
    await Promise.all([client.listVenues({}), client.listVenues({}), client.listVenues({})]);
    expect(tokens).toHaveLength(1);
    expect(used()).toEqual(["Bearer t1", "Bearer t1", "Bearer t1"]);
  });

  test.for([
    ["a minute before its hour is over", { expires_in: 3600 }, "PT59M"],
    ["so too where the number is text", { expires_in: "3600" }, "PT59M"],
    ["halfway through a short life", { expires_in: 60 }, "PT30S"],
    ["after four minutes where no life is given", {}, "PT4M"],
  ] as const)("are exchanged again %s, and no earlier", async ([, life, when]) => {
    const { client, clock, tokens, used } = await start({ replies: [token("t1", life), token("t2", life)] });
    await client.listVenues({});
    clock.advance(Temporal.Duration.from(when).subtract({ milliseconds: 1 }).toString());
    await client.listVenues({});
    expect(tokens).toHaveLength(1);
    clock.advance("PT0.001S");
    await Promise.all([client.listVenues({}), client.listVenues({})]);
    expect(tokens).toHaveLength(2);
    expect(used()).toEqual(["Bearer t1", "Bearer t1", "Bearer t2", "Bearer t2"]);
  });

  test("are exchanged once more when the service no longer takes the token, for all requests together", async () => {
    let revoked = "";
    const { client, tokens } = await start({
      replies: [token("t1"), token("t2")],
      accepted: (value) => value !== revoked,
    });
    await client.listVenues({});
    revoked = "Bearer t1";
    const answers = await Promise.all([client.listVenues({}), client.listVenues({}), client.listVenues({})]);
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ ok: true, value: [] })));
    expect(tokens).toHaveLength(2);
  });

  test("are not exchanged over and over: a second 401 is a fault", async () => {
    const { client, tokens, requests } = await start({
      replies: [token("t1"), token("t2"), token("t3")],
      accepted: () => false,
    });
    await expect(client.listVenues({})).rejects.toMatchObject({ code: "booking_http", status: 401 });
    expect(tokens).toHaveLength(2);
    expect(requests).toHaveLength(2);
  });

  test("make a 401 harmless to a request that changes something: it is sent once more, under its key", async () => {
    const { client, used, requests } = await start({
      replies: [token("t1"), token("t2")],
      accepted: (value) => value === "Bearer t2",
    });
    // The answer is none of a booking; what counts is what was sent.
    await client.createBooking({ params: { venueId: 1 }, body: draft }).catch(() => undefined);
    expect(used()).toEqual(["Bearer t1", "Bearer t2"]);
    expect(new Set(requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(new Set(requests.map(({ body }) => body))).toEqual(new Set([JSON.stringify(draft)]));
  });

  test("wait as long as the provider asks, and tell of a pause that is too long", async () => {
    const limited = (seconds: string) => json(429, {}, { "retry-after": seconds });
    const { client, pauses, tokens } = await start({ replies: [limited("3"), token("t1")] });
    expect(await client.listVenues({})).toEqual({ ok: true, value: [] });
    expect([tokens.length, pauses]).toEqual([2, ["PT3S"]]);
    await connection?.close();
    await provider?.close();
    const second = await start({ replies: [limited("60"), token("t1")] });
    await expect(second.client.listVenues({})).rejects.toMatchObject({
      code: "booking_authentication",
      cause: { status: 429, retryAfter: Temporal.Duration.from("PT60S") },
    });
    expect(second.tokens).toHaveLength(1);
  });

  test("that the provider keeps failing to exchange are not tried again for a while, by nobody", async () => {
    const { client, clock, tokens } = await start({
      replies: [...Array.from({ length: 5 }, () => json(500, {})), token("t1")],
    });
    await expect(client.listVenues({})).rejects.toMatchObject({ cause: { code: "booking_http" } });
    const outcomes = await Promise.allSettled([client.listVenues({}), client.listVenues({})]);
    expect(outcomes).toMatchObject(
      Array.from({ length: 2 }, () => ({ reason: { cause: { code: "booking_unavailable" } } })),
    );
    expect(tokens).toHaveLength(5);
    clock.advance("PT10S");
    expect(await client.listVenues({})).toEqual({ ok: true, value: [] });
    expect(tokens).toHaveLength(6);
  });

  test("whose exchange takes too long are a fault for all who wait, and nothing is sent", async () => {
    const { client, expire, tokens, requests } = await start({ replies: ["silence", "silence", "silence"] });
    const asking = Promise.allSettled([client.listVenues({}), client.listVenues({})]);
    for (const number of [1, 2, 3]) {
      await expect.poll(() => tokens.length).toBe(number);
      expire();
    }
    expect(await asking).toMatchObject(
      Array.from({ length: 2 }, () => ({
        reason: {
          code: "booking_authentication",
          mayHaveActed: false,
          cause: { code: "booking_timeout", message: "could not authenticate: no answer within PT5S" },
        },
      })),
    );
    expect([tokens.length, requests]).toEqual([3, []]);
  });

  test("do not follow the provider elsewhere", async () => {
    const elsewhere = await startServer(() => token("t1"));
    const { client } = await start({
      replies: [{ status: 307, headers: { location: `${elsewhere.url}/token` } }],
    });
    await expect(client.listVenues({})).rejects.toMatchObject({ cause: { status: 307 } });
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  test("are exchanged again after the provider failed", async () => {
    const { client, tokens } = await start({ replies: ["reset", json(503, {}), token("t1")] });
    expect(await client.listVenues({})).toEqual({ ok: true, value: [] });
    expect(tokens).toHaveLength(3);
  });

  test.for<readonly [string, Reply, object]>([
    ["refused", json(401, { error: "invalid_client" }), { code: "booking_http", status: 401 }],
    ["answered with no token", json(200, { token: "s&cret=1" }), { code: "booking_protocol" }],
    ["answered with garbage", { status: 200, body: "<html>s&cret=1" }, { code: "booking_protocol" }],
    ["answered with nothing", { status: 204 }, { code: "booking_protocol" }],
    ["answered with a token that is no header", token("t1\r\nx: y"), { code: "booking_protocol" }],
    ["answered without end", { status: 200, body: "x".repeat(5_000_000) }, { code: "booking_protocol" }],
    ["answered with another kind of token", token("t1", { token_type: "mac" }), { code: "booking_protocol" }],
  ])("that are %s are a fault before anything is sent", async ([, reply, cause]) => {
    const { client, requests, logged } = await start({ replies: [reply, reply] });
    const asking = client.createBooking({ params: { venueId: 1 }, body: { timeSlotId: "s", guestCount: 2 } });
    const fault: unknown = await asking.catch((error: unknown) => error);
    expect(fault).toMatchObject({
      name: "BookingAuthenticationError",
      code: "booking_authentication",
      message: expect.stringMatching(/^could not create booking: could not authenticate: /),
      mayHaveActed: false,
      cause,
    });
    expect(`${String(fault)} ${JSON.stringify(logged)}`).not.toContain("s&cret");
    expect(requests).toEqual([]);
  });
});
