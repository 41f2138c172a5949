import { afterEach, expect, test } from "vitest";
import { json, problem, type Reply } from "#test/support/booking/http-server.ts";
import { type Connection, connectOverHttp, createTestClient } from "#test/support/booking/test-client.ts";

let connection: Connection | undefined;
afterEach(async () => {
  await connection?.close();
  connection = undefined;
});

const fault = json(500, {});
const fine = json(201, {
  data: { id: "b1", status: "REGISTERED", venueId: 1, timeFrom: "2026-11-22T18:00:00Z", guestCount: 2 },
});
const full = problem(409, "slot_unavailable");

/** One request for each reply: creating a booking is never repeated. */
async function place(replies: readonly Reply[]) {
  const rest = [...replies];
  connection = await connectOverHttp(() => rest.shift() ?? fault);
  const { client, clock } = createTestClient(connection);
  const create = () =>
    client.createBooking({ params: { venueId: 1 }, body: { timeSlotId: "slot", guestCount: 2 } }).then(
      (answer) => (answer.ok ? "placed" : answer.refusal),
      (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
    );
  const createAll = async (times: number) => {
    const outcomes: unknown[] = [];
    for (let time = 0; time < times; time += 1) outcomes.push(await create());
    return outcomes;
  };
  return { create, createAll, clock, requests: connection.requests };
}

test("after five faults in a row nothing is sent any more", async () => {
  const { createAll, requests } = await place([]);
  expect(await createAll(7)).toEqual([
    ...Array.from({ length: 5 }, () => "booking_http"),
    "booking_unavailable",
    "booking_unavailable",
  ]);
  expect(requests).toHaveLength(5);
});

test("after the pause one request tries, and its success lets everybody through", async () => {
  const { createAll, clock, requests } = await place([fault, fault, fault, fault, fault, fine, fine]);
  await createAll(5);
  clock.advance("PT9.999S");
  expect(await createAll(1)).toEqual(["booking_unavailable"]);
  clock.advance("PT0.001S");
  expect(await createAll(2)).toEqual(["placed", "placed"]);
  expect(requests).toHaveLength(7);
});

test("a try that fails starts the pause again", async () => {
  const { createAll, clock, requests } = await place([]);
  await createAll(5);
  clock.advance("PT10S");
  expect(await createAll(2)).toEqual(["booking_http", "booking_unavailable"]);
  clock.advance("PT9S");
  expect(await createAll(1)).toEqual(["booking_unavailable"]);
  expect(requests).toHaveLength(6);
});

test("only one request tries, however many want to", async () => {
  const { create, createAll, clock, requests } = await place([fault, fault, fault, fault, fault, fine]);
  await createAll(5);
  clock.advance("PT10S");
  expect((await Promise.all([create(), create(), create()])).sort()).toEqual([
    "booking_unavailable",
    "booking_unavailable",
    "placed",
  ]);
  expect(requests).toHaveLength(6);
});

test.for([400, 401, 403, 404, 408, 409, 418, 422, 429])(
  "%i is a sign of life too, however often it comes",
  async (status) => {
    const four = [fault, fault, fault, fault];
    const { createAll, requests } = await place([...four, json(status, {}), json(status, {}), ...four]);
    const outcomes = await createAll(9);
    expect(outcomes).not.toContain("booking_unavailable");
    expect(requests.length).toBeGreaterThanOrEqual(9);
  },
);

test("an answer that makes no sense is a sign of life: somebody is there", async () => {
  const { createAll, requests } = await place(
    Array.from({ length: 7 }, () => ({ status: 200, body: "<p>" })),
  );
  expect(new Set(await createAll(7))).toEqual(new Set(["booking_protocol"]));
  expect(requests).toHaveLength(7);
});

test("connections that break or are never made count as faults", async () => {
  const { createAll, requests } = await place(["reset", "reset", fault, "reset", fault]);
  await createAll(5);
  expect(await createAll(1)).toEqual(["booking_unavailable"]);
  expect(requests).toHaveLength(5);
});

test("any answer of the business is a sign of life", async () => {
  const { createAll } = await place([fault, fault, fault, fault, full, fault, fault, fault, fault, full]);
  const four = ["booking_http", "booking_http", "booking_http", "booking_http"];
  expect(await createAll(10)).toEqual([...four, "slot_unavailable", ...four, "slot_unavailable"]);
});
