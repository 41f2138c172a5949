import { afterEach, describe, expect, test } from "vitest";
import type { BookingClient } from "#src/booking/client/booking-client.ts";
import { json, problem, type Reply } from "#test/support/booking/http-server.ts";
import { type Connection, connections, createTestClient } from "#test/support/booking/test-client.ts";

const booking = {
  id: "b1",
  status: "REGISTERED",
  venueId: 1,
  timeFrom: "2026-11-22T18:00:00Z",
  guestCount: 2,
};
const draft = { timeSlotId: "a+/=", guestCount: 2, guest: { firstName: "Kåre" }, extReferenceId: "ref-1" };
const slot = {
  id: "s+/=",
  scenarioId: 3,
  scenarioName: "Dinner",
  timeFrom: "2026-11-22T18:00:00Z",
  timeTo: "2026-11-22T20:00:00Z",
};
const day = { date: "2026-11-22", venueStatus: "OPEN", reservableState: "AVAILABLE", scenarios: [] };
const venue = { id: 1, name: "Kystgården", scenarioNames: ["Dinner"], scenarios: [] };
const daySlot = {
  ...slot,
  availableForGuests: [1, 2],
  unavailableForGuests: [],
  waitlistAvailableForGuests: [],
  waitlistUnavailableForGuests: [3],
};

interface Row {
  readonly name: keyof BookingClient;
  readonly ask: (client: BookingClient) => Promise<unknown>;
  readonly sent: string;
  readonly body?: unknown;
  readonly answer: Reply;
  readonly value: unknown;
}

const path = { venueId: 1, bookingId: "b/1 ø?" };

const rows: readonly Row[] = [
  {
    name: "listBookings",
    ask: (client) => client.listBookings({ query: { extReferenceId: "r&1", extReferenceNumber: "n+1 ø" } }),
    sent: "GET /api/bookings?extReferenceId=r%261&extReferenceNumber=n%2B1+%C3%B8",
    answer: json(200, { data: [booking] }),
    value: [booking],
  },
  {
    name: "createBooking",
    ask: (client) => client.createBooking({ params: { venueId: 1 }, body: draft }),
    sent: "POST /api/venues/1/bookings",
    body: draft,
    answer: json(201, { data: booking }),
    value: booking,
  },
  {
    name: "getBooking",
    ask: (client) => client.getBooking({ params: path }),
    sent: "GET /api/venues/1/bookings/b%2F1%20%C3%B8%3F",
    answer: json(200, { data: { ...booking, comment: null } }),
    value: booking,
  },
  {
    name: "updateBooking",
    ask: (client) =>
      client.updateBooking({ params: path, body: { ...draft, id: "b1", status: "REGISTERED" } }),
    sent: "PUT /api/venues/1/bookings/b%2F1%20%C3%B8%3F",
    body: { ...draft, id: "b1", status: "REGISTERED" },
    answer: json(200, { data: booking }),
    value: booking,
  },
  {
    name: "deleteBooking",
    ask: (client) => client.deleteBooking({ params: path }),
    sent: "DELETE /api/venues/1/bookings/b%2F1%20%C3%B8%3F",
    answer: json(200, {}),
    value: {},
  },
  {
    name: "updateBookingState",
    ask: (client) => client.updateBookingState({ params: path, body: { state: "CONFIRMED" } }),
    sent: "PATCH /api/venues/1/bookings/b%2F1%20%C3%B8%3F",
    body: { state: "CONFIRMED" },
    answer: json(200, { data: { ...booking, status: "CONFIRMED" } }),
    value: { ...booking, status: "CONFIRMED" },
  },
  {
    name: "updateBookingTimeSlot",
    ask: (client) => client.updateBookingTimeSlot({ params: path, body: { timeslotId: "a+/=" } }),
    sent: "PATCH /api/venues/1/bookings/b%2F1%20%C3%B8%3F/timeslot",
    body: { timeslotId: "a+/=" },
    answer: json(200, booking),
    value: booking,
  },
  {
    name: "createWaitlistEntry",
    ask: (client) => client.createWaitlistEntry({ params: { venueId: 1 }, body: draft }),
    sent: "POST /api/venues/1/waitlists",
    body: draft,
    answer: json(201, { ...booking, status: "QUEUED" }),
    value: { ...booking, status: "QUEUED" },
  },
  {
    name: "updateWaitlistState",
    ask: (client) =>
      client.updateWaitlistState({ params: { venueId: 1, waitlistId: "w#1" }, body: { state: "CANCELLED" } }),
    sent: "PATCH /api/venues/1/waitlists/w%231",
    body: { state: "CANCELLED" },
    answer: json(200, { ...booking, status: "CANCELLED" }),
    value: { ...booking, status: "CANCELLED" },
  },
  {
    name: "listVenues",
    ask: (client) => client.listVenues({}),
    sent: "GET /api/venues",
    answer: json(200, { data: [venue] }),
    value: [venue],
  },
  {
    name: "listTimeSlots",
    ask: (client) =>
      client.listTimeSlots({
        params: { venueId: 1 },
        query: { date: "2026-11-22", guestCount: 2, timeFrom: "18:00:00", scenarioId: "3" },
      }),
    sent: "GET /api/venues/1/timeslots?date=2026-11-22&guestCount=2&timeFrom=18%3A00%3A00&scenarioId=3",
    answer: json(200, { data: [{ ...slot, available: true, waitlistAvailable: false }] }),
    value: [{ ...slot, available: true, waitlistAvailable: false }],
  },
  {
    name: "listAvailability",
    ask: (client) =>
      client.listAvailability({ params: { venueId: 1 }, query: { fromDate: "2026-11-22", days: 31 } }),
    sent: "GET /api/venues/1/availability?fromDate=2026-11-22&days=31",
    answer: json(200, { data: [day] }),
    value: [day],
  },
  {
    name: "listDayTimeSlots",
    ask: (client) => client.listDayTimeSlots({ params: { venueId: 1 }, query: { date: "2026-11-22" } }),
    sent: "GET /api/venues/1/daytimeslots?date=2026-11-22",
    answer: json(200, { data: [daySlot] }),
    value: [daySlot],
  },
];

describe.each(connections)("the client %s", (_, connect) => {
  let connection: Connection | undefined;
  afterEach(async () => {
    await connection?.close();
    connection = undefined;
  });

  const answering = async (...replies: Reply[]) => {
    const rest = [...replies];
    connection = await connect(() => rest.shift() ?? "reset");
    return { ...createTestClient(connection), requests: connection.requests };
  };

  test("has every operation in this test", () => {
    expect(rows).toHaveLength(13);
  });

  test.for(rows)("sends $name as specified and unwraps the answer", async (row) => {
    const { client, requests } = await answering(row.answer);

    expect(await row.ask(client)).toEqual({ ok: true, value: row.value });

    const [request] = requests;
    expect(requests).toHaveLength(1);
    expect(`${request?.method} ${request?.path}`).toBe(row.sent);
    expect(request?.body === "" ? undefined : JSON.parse(request?.body ?? "")).toEqual(row.body);
    expect(request?.headers).toMatchObject({ "x-api-key": "key-1", accept: expect.stringContaining("json") });
    expect(request?.headers["content-type"]).toBe(row.body === undefined ? undefined : "application/json");
    expect(request?.headers["idempotency-key"] !== undefined).toBe(row.sent.startsWith("POST"));
  });

  test("gives every POST a key of its own, unless the caller gives one", async () => {
    const created = json(201, { data: booking });
    const { client, requests } = await answering(created, created, created);
    const request = { params: { venueId: 1 }, body: draft };

    await client.createBooking(request);
    await client.createBooking(request);
    await client.createBooking({ ...request, idempotencyKey: "mine" });

    const keys = requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys[2]).toBe("mine");
    expect(new Set(keys).size).toBe(3);
  });

  test("reads any 2xx as a success, and a deletion's empty body", async () => {
    const { client } = await answering(
      json(200, { data: booking }),
      { status: 204 },
      json(201, { data: booking }),
    );
    const params = { venueId: 1, bookingId: "b1" };

    expect(await client.createBooking({ params: { venueId: 1 }, body: draft })).toMatchObject({ ok: true });
    expect(await client.deleteBooking({ params })).toEqual({ ok: true, value: {} });
    expect(await client.getBooking({ params })).toMatchObject({ ok: true });
  });

  test.for(["", ".", "..", "a\0", "\ud83d", "x".repeat(201)])(
    "does not send the booking id %j anywhere",
    async (id) => {
      const { client, requests } = await answering();
      const answer = await client.deleteBooking({ params: { venueId: 1, bookingId: id } });
      expect(answer).toMatchObject({
        ok: false,
        refusal: "invalid_request",
        errors: [{ path: "bookingId" }],
      });
      expect(requests).toEqual([]);
    },
  );

  test("hands a refusal of the operation over as a value", async () => {
    const errors = [{ path: "guestCount", message: "is required" }];
    const { client } = await answering(
      problem(409, "slot_unavailable"),
      problem(400, "invalid_request", { errors }),
    );
    const request = { params: { venueId: 1 }, body: draft };

    expect(await client.createBooking(request)).toEqual({
      ok: false,
      refusal: "slot_unavailable",
      detail: "because",
    });
    expect(await client.createBooking(request)).toMatchObject({ refusal: "invalid_request", errors });
  });

  test.for([
    ["createBooking", 409, "slot_unavailable"],
    ["createBooking", 422, "invalid_request"],
    ["getBooking", 404, "not_found"],
    ["updateBookingState", 409, "state_not_allowed"],
    ["deleteBooking", 409, "not_temporary"],
  ] as const)("reads the refusal of %s out of a bare %i", async ([name, status, refusal]) => {
    const { client } = await answering({ status }, json(status, { message: "sorry" }));
    const ask = rows.find((row) => row.name === name)?.ask;
    expect(await ask?.(client)).toMatchObject({ ok: false, refusal });
    expect(await ask?.(client)).toMatchObject({ ok: false, refusal });
  });

  test.for<readonly [string, Reply, string]>([
    ["text", { status: 400, headers: { "content-type": "text/plain" }, body: "no" }, "invalid_request"],
    ["a page", { status: 404, headers: { "content-type": "text/html" }, body: "<h1>No</h1>" }, "not_found"],
    ["no body", { status: 409 }, "slot_unavailable"],
    ["a foreign body", json(409, { error: "FULL" }), "slot_unavailable"],
    ["JSON that is no object", json(409, ["full"]), "slot_unavailable"],
    ["another operation's code", problem(409, "not_temporary"), "slot_unavailable"],
    ["a code under another status", problem(400, "slot_unavailable"), "invalid_request"],
    ["a method that is not there", { status: 405 }, "invalid_request"],
    ["a status nobody knows", problem(418, "teapot"), "invalid_request"],
    ["a service that does no such thing", { status: 501 }, "invalid_request"],
  ])("goes by the status where the body is %s", async ([, reply, refusal]) => {
    const { client, requests } = await answering(reply);
    const answer = await client.createBooking({ params: { venueId: 1 }, body: draft });
    expect(answer).toMatchObject({ ok: false, refusal, guessed: true });
    expect(requests).toHaveLength(1);
  });

  test.for<readonly [string, Reply]>([
    ["a redirect", { status: 302, headers: { location: "/elsewhere" } }],
    ["missing authentication", problem(401, "unauthorized")],
    ["a request that the server gave up on", { status: 408 }],
  ])("is a fault: %s", async ([, reply]) => {
    const { client, requests } = await answering(reply);
    const asking = client.createBooking({ params: { venueId: 1 }, body: draft });
    const status = reply === "reset" || reply === "silence" ? 0 : reply.status;
    await expect(asking).rejects.toMatchObject({
      name: "BookingHttpError",
      code: "booking_http",
      operation: "createBooking",
      status,
      mayHaveActed: status === 408,
    });
    expect(requests).toHaveLength(1);
  });

  test.for([405, 501])("is a fault: a read answered %i", async (status) => {
    const { client, requests } = await answering({ status });
    await expect(client.listVenues({})).rejects.toMatchObject({ status, mayHaveActed: false });
    expect(requests).toHaveLength(1);
  });

  test("does not repeat a request that changes something", async () => {
    const { client, requests, pauses } = await answering(json(503, {}), json(201, { data: booking }));
    const asking = client.createBooking({ params: { venueId: 1 }, body: draft });
    await expect(asking).rejects.toMatchObject({ code: "booking_http", status: 503, mayHaveActed: true });
    expect(requests).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  test.for<readonly [string, Reply]>([
    ["no JSON", { status: 200, body: "Kari Nordmann, +47 900 00 000" }],
    ["a page", { status: 200, headers: { "content-type": "text/html" }, body: "<html>Kari</html>" }],
    ["nothing at all", { status: 204 }],
    ["null", { status: 200, body: "null" }],
    ["of another shape", json(200, { data: { ...booking, guestCount: "Kari" } })],
    ["cut short", { status: 200, body: '{"data": {"id": "b1", "guest": {"firstName": "Kari' }],
    ["empty", { status: 200 }],
    [
      "short of a field",
      json(200, { data: { ...booking, guest: { firstName: "Kari" }, status: undefined } }),
    ],
    ["a list", json(200, { data: [booking] })],
    ["too large", { status: 200, body: `"${"Kari".repeat(1_100_000)}"` }],
  ])("is a fault without guests' data, and not repeated: an answer that is %s", async ([, reply]) => {
    const { client, requests, logged } = await answering(reply);
    const fault: unknown = await client
      .getBooking({ params: { venueId: 1, bookingId: "b1" } })
      .catch((error: unknown) => error);

    expect(fault).toMatchObject({ name: "BookingProtocolError", code: "booking_protocol" });
    expect(String(fault)).toMatch(/^BookingProtocolError: could not get booking: /);
    expect(
      JSON.stringify([String(fault), String(fault instanceof Error && fault.cause), logged]),
    ).not.toContain("Kari");
    expect(requests).toHaveLength(1);
  });

  test.for(rows)("takes no page of a proxy for the answer of $name", async (row) => {
    const page = { status: 200, headers: { "content-type": "text/html" }, body: "<html>Welcome</html>" };
    const { client, requests } = await answering(page, page);
    await expect(row.ask(client)).rejects.toMatchObject({ code: "booking_protocol", mayHaveActed: true });
    expect(requests).toHaveLength(1);
  });

  test("reads a booking with the fields that the contract does not know, as they came", async () => {
    const own = { source: null, tags: [{ id: 7 }], guest: { firstName: "Kåre", address: { city: "Oslo" } } };
    const { client } = await answering(json(200, { data: { ...booking, ...own } }), json(200, { data: own }));
    const read = await client.getCompleteBooking({ params: path });
    expect(read).toMatchObject({
      ok: true,
      value: { booking: { ...booking, guest: { firstName: "Kåre" } } },
    });
    expect(read.ok && read.value.fields).toEqual({ ...booking, ...own });
    await expect(client.getCompleteBooking({ params: path })).rejects.toMatchObject({
      code: "booking_protocol",
      message: expect.stringContaining("(id, status, venueId, timeFrom, guestCount)"),
    });
  });

  test.for(rows)("reads the answer of $name wrapped or bare, whichever is specified", async (row) => {
    const { client } = await answering(json(200, { data: row.value }), json(200, row.value));
    expect(await row.ask(client)).toEqual({ ok: true, value: row.value });
    expect(await row.ask(client)).toEqual({ ok: true, value: row.value });
  });

  test("reads JSON whatever the service calls it", async () => {
    const { client } = await answering(
      { status: 200, headers: { "content-type": "text/plain" }, body: JSON.stringify({ data: [] }) },
      { status: 200, body: JSON.stringify({ data: [] }) },
    );
    expect(await client.listVenues({})).toEqual({ ok: true, value: [] });
    expect(await client.listVenues({})).toEqual({ ok: true, value: [] });
  });

  test("takes a pointer to what was done (303) for an open outcome", async () => {
    const { client } = await answering({ status: 303, headers: { location: "/api/venues/1/bookings/b1" } });
    await expect(client.createBooking({ params: { venueId: 1 }, body: draft })).rejects.toMatchObject({
      status: 303,
      mayHaveActed: true,
    });
  });

  test.for(["a b", "a/../b", "%2e%2e", "ä", "😀", "a?b#c", "a;b", "a\\b", "…"])(
    "sends the booking id %j so that the service reads that very id",
    async (id) => {
      const { client, requests } = await answering(json(200, { data: booking }));
      await client.getBooking({ params: { venueId: 1, bookingId: id } });
      const [, last] = /^\/api\/venues\/1\/bookings\/([^/?#]+)$/.exec(requests[0]?.path ?? "") ?? [];
      expect(decodeURIComponent(last ?? "")).toBe(id);
    },
  );

  test("tells a broken connection from one that never was", async () => {
    const { client } = await answering("reset");
    await expect(client.createBooking({ params: { venueId: 1 }, body: draft })).rejects.toMatchObject({
      name: "BookingNetworkError",
      code: "booking_network",
      message: expect.stringMatching(/^could not create booking: the connection broke/),
      mayHaveActed: true,
      cause: expect.anything(),
    });
  });

  test("gives up when the time for a request is over", async () => {
    const arrived = Promise.withResolvers<void>();
    connection = await connect(() => {
      arrived.resolve();
      return "silence";
    });
    const { client, expire } = createTestClient(connection);
    const asking = client.createBooking({ params: { venueId: 1 }, body: draft });
    asking.catch(() => undefined);
    await arrived.promise;
    expire();
    await expect(asking).rejects.toMatchObject({
      name: "BookingTimeoutError",
      code: "booking_timeout",
      message: "could not create booking: no answer within PT5S",
      mayHaveActed: true,
    });
  });

  test("logs neither keys nor references nor guests", async () => {
    const { client, logged } = await answering("reset", json(200, { data: [] }));
    await client.createBooking({ params: { venueId: 1 }, body: draft }).catch(() => undefined);
    await client.listBookings({ query: { extReferenceId: "ref-1" } });
    expect(logged.length).toBeGreaterThan(0);
    for (const secret of ["key-1", "ref-1", "Kåre"]) expect(JSON.stringify(logged)).not.toContain(secret);
  });
});
