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
      deadline: createDeadlines().deadline,
    },
  );
  const { client, logged } = createTestClient({ ...connection, authentication });
  const used = () => connection?.requests.map(({ headers }) => headers["authorization"]);
  return { client, clock, logged, used, tokens: issuing.requests, requests: connection.requests };
}

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

  test("are exchanged again after the provider failed", async () => {
    const { client, tokens } = await start({ replies: ["reset", json(503, {}), token("t1")] });
    expect(await client.listVenues({})).toEqual({ ok: true, value: [] });
    expect(tokens).toHaveLength(3);
  });

  test.for<readonly [string, Reply, object]>([
    ["refused", json(401, { error: "invalid_client" }), { code: "booking_http", status: 401 }],
    ["answered with no token", json(200, { token: "s&cret=1" }), { code: "booking_protocol" }],
    ["answered with garbage", { status: 200, body: "<html>s&cret=1" }, { code: "booking_protocol" }],
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
