import { afterEach, describe, expect, test } from "vitest";
import { backOff } from "#src/booking/client/retry.ts";
import { parseRetryAfter } from "#src/booking/client/retry-after.ts";
import { closedUrl, json, problem, type Reply } from "#test/support/booking/http-server.ts";
import { type Connection, connectOverHttp, createTestClient } from "#test/support/booking/test-client.ts";

const venues = json(200, { data: [] });
const booking = {
  id: "b1",
  status: "REGISTERED",
  venueId: 1,
  timeFrom: "2026-11-22T18:00:00Z",
  guestCount: 2,
};
const draft = { timeSlotId: "slot", guestCount: 2 };

let connection: Connection | undefined;
afterEach(async () => {
  await connection?.close();
  connection = undefined;
});

async function answering(...replies: Reply[]) {
  connection = await connectOverHttp(() => replies.shift() ?? "reset");
  return { ...createTestClient(connection), requests: connection.requests };
}

const limited = (after?: string): Reply =>
  json(429, { code: "rate_limited" }, after ? { "retry-after": after } : {});

describe("a request that only reads", () => {
  test.for<readonly [string, Reply]>([
    ["a broken connection", "reset"],
    ["500", json(500, {})],
    ["503", problem(503, "unavailable")],
    ["429", limited()],
  ])("is repeated after %s", async ([, fault]) => {
    const { client, requests, pauses } = await answering(fault, fault, venues);
    expect(await client.listVenues({})).toEqual({ ok: true, value: [] });
    expect(requests).toHaveLength(3);
    expect(pauses).toEqual(["PT0.15S", "PT0.3S"]);
  });

  test("is given up after three attempts, with the last fault", async () => {
    const { client, requests } = await answering("reset", "reset", json(502, {}), venues);
    await expect(client.listVenues({})).rejects.toMatchObject({ code: "booking_http", status: 502 });
    expect(requests).toHaveLength(3);
  });

  test("is not repeated after a refusal, nor after an answer that makes no sense", async () => {
    const { client, requests } = await answering(problem(404, "not_found"), { status: 200, body: "{" });
    const params = { venueId: 1, bookingId: "b1" };
    expect(await client.getBooking({ params })).toMatchObject({ ok: false, refusal: "not_found" });
    await expect(client.getBooking({ params })).rejects.toMatchObject({ code: "booking_protocol" });
    expect(requests).toHaveLength(2);
  });

  test("waits as long as the service asks", async () => {
    const date = "Sun, 22 Nov 2026 10:00:04 GMT";
    const { client, pauses } = await answering(limited("3"), problem(503, "unavailable"), venues);
    await client.listVenues({});
    expect(pauses).toEqual(["PT3S", "PT0.3S"]);
    const second = await answering(json(503, {}, { "retry-after": date }), venues);
    await second.client.listVenues({});
    expect(second.pauses).toEqual(["PT4S"]);
  });

  test("is not kept waiting for minutes: the fault says when to come back", async () => {
    const { client, requests } = await answering(limited("120"), venues);
    const asking = client.listVenues({});
    await expect(asking).rejects.toMatchObject({ status: 429, retryAfter: Temporal.Duration.from("PT120S") });
    expect(requests).toHaveLength(1);
  });

  test("is not kept waiting for a date that is far off, and waits no less than usual for one that is past", async () => {
    const far = json(503, {}, { "retry-after": "Sun, 22 Nov 2026 11:00:00 GMT" });
    const past = json(503, {}, { "retry-after": "Sun, 22 Nov 2026 09:00:00 GMT" });
    const { client, pauses, requests } = await answering(past, far, venues);
    await expect(client.listVenues({})).rejects.toMatchObject({
      status: 503,
      retryAfter: Temporal.Duration.from("PT3600S"),
    });
    expect([requests.length, pauses]).toEqual([2, ["PT0.15S"]]);
  });

  test("is repeated after its time was over, and given up after three times", async () => {
    const { client, expire, requests } = await answering("silence", "silence", "silence", venues);
    const asking = client.listVenues({});
    asking.catch(() => undefined);
    for (const number of [1, 2, 3]) {
      await expect.poll(() => requests.length).toBe(number);
      expire();
    }
    await expect(asking).rejects.toMatchObject({ code: "booking_timeout" });
    expect(requests).toHaveLength(3);
  });

  test("is repeated when the service cannot be reached (ECONNREFUSED)", async () => {
    const baseUrl = await closedUrl();
    connection = await connectOverHttp(() => venues);
    const { client, pauses } = createTestClient({ send: connection.send, baseUrl });
    await expect(client.listVenues({})).rejects.toMatchObject({
      code: "booking_network",
      mayHaveActed: false,
      message: "could not list venues: the service cannot be reached (ECONNREFUSED)",
    });
    expect(pauses).toHaveLength(2);
  });
});

describe("a request that changes something", () => {
  test("is repeated after 429 only, under the same key: the service said that it did nothing", async () => {
    const { client, requests } = await answering(limited("1"), json(201, { data: booking }));
    expect(await client.createBooking({ params: { venueId: 1 }, body: draft })).toMatchObject({ ok: true });
    const [first, second] = requests.map(({ headers }) => headers["idempotency-key"]);
    expect(first).toBe(second);
  });

  test.for<readonly [string, Reply]>([
    ["a broken connection", "reset"],
    ["500", json(500, {})],
    ["half an answer", { status: 200, body: '{"data":', ending: "reset" }],
    ["502", json(502, {})],
    ["an answer that makes no sense", { status: 200, body: "<html>" }],
    ["503 with Retry-After", json(503, {}, { "retry-after": "1" })],
  ])("is not repeated after %s", async ([, fault]) => {
    const { client, requests } = await answering(fault, json(200, { data: booking }));
    const params = { venueId: 1, bookingId: "b1" };
    const asking = client.updateBookingState({ params, body: { state: "CANCELLED" } });
    await expect(asking).rejects.toMatchObject({ mayHaveActed: true });
    expect(requests).toHaveLength(1);
  });
});

describe("the back-off", () => {
  test.for([
    [1, 0, "PT0.1S"],
    [1, 1, "PT0.2S"],
    [2, 0, "PT0.2S"],
    [3, 0.5, "PT0.6S"],
    [20, 1, "PT5S"],
  ] as const)("after attempt %i with a random %d is %s", ([attempt, random, pause]) => {
    const milliseconds = backOff(attempt, () => random);
    expect(Temporal.Duration.from({ milliseconds }).toString()).toBe(pause);
  });
});

describe("Retry-After", () => {
  const now = Temporal.Instant.from("2026-11-22T10:00:00Z");

  test.for([
    ["0", "PT0S"],
    ["120", "PT120S"],
    [" 7 ", "PT7S"],
    ["Sun, 22 Nov 2026 10:01:30 GMT", "PT90S"],
    ["Sun, 22 Nov 2026 09:00:00 GMT", "PT0S"],
  ] as const)("%j is %s", ([value, pause]) => {
    expect(parseRetryAfter(value, now)?.toString()).toBe(pause);
  });

  test.for([null, "", "soon", "-1x", "1 2", "∞"])("%j is nothing", (value) => {
    expect(parseRetryAfter(value, now)).toBeUndefined();
  });
});
