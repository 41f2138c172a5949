import { afterEach, describe, expect, test } from "vitest";
import type { HoldOutcome, HoldRequest } from "#src/booking/contract/placements.ts";
import { json, type Reply } from "#test/support/booking/http-server.ts";
import { createPlacementFixture, type PlacementFixture } from "#test/support/booking/placement-fixture.ts";
import type { RemoteServiceOptions } from "#test/support/booking/remote-service.ts";

const request: HoldRequest = {
  venueId: 1,
  timeSlotId: "slot",
  guestCount: 2,
  reference: "ref-1",
  idempotencyKey: "key-9",
};

const creating = /^POST /;

let fixture: PlacementFixture | undefined;
afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

async function start({ key = true, ...options }: Options = {}): Promise<PlacementFixture> {
  fixture = await createPlacementFixture({ honoursKey: key, ...options });
  return fixture;
}

interface Options extends Partial<RemoteServiceOptions> {
  readonly key?: boolean;
}

test("a hold has the placement's reference, no guest, and a key of its own", async () => {
  const { createHold, placeBooking, service, keys } = await start();
  expect(await createHold(request)).toEqual({ outcome: "held", booking: service.bookings[0] });
  expect(service.bookings).toEqual([expect.objectContaining({ extReferenceId: "ref-1", guestCount: 2 })]);
  expect(service.bookings[0]).not.toHaveProperty("guest");
  expect(keys()).toEqual(["key-9:hold"]);

  // Without a hold to fulfil, the same placement may still go out under its bare key.
  const booking = { timeSlotId: "slot", guestCount: 2, guest: { firstName: "Kari" } };
  expect(await placeBooking({ ...request, booking })).toMatchObject({ outcome: "placed" });
});

test("a table that is taken is said to be, by the service's code", async () => {
  const { createHold, service } = await start();
  service.limit("slot", 0);
  expect(await createHold(request)).toEqual({ outcome: "taken" });
});

test.for(["silence after", "reset after", "500 after", "garbage after"] as const)(
  "a hold that was made in spite of %s is found",
  async (fault) => {
    const { createHold, fail, service } = await start();
    fail(creating, fault);
    expect(await createHold(request)).toEqual({ outcome: "held", booking: service.bookings[0] });
    expect(service.bookings).toHaveLength(1);
  },
);

test("a fault without a hold is told, and not tried again: the guest books without one", async () => {
  const { createHold, fail, asked } = await start();
  fail(creating, "reset before");
  expect(await createHold(request)).toMatchObject({ outcome: "failed", mayStand: true });
  expect(asked()).toEqual(["POST /venues/1/bookings", "GET /bookings"]);
});

test("only a hold of this slot is taken for the one that was asked for", async () => {
  const { createHold, fail } = await start();
  await createHold({ ...request, timeSlotId: "earlier" });
  fail(creating, "reset before");
  expect(await createHold({ ...request, idempotencyKey: "key-10" })).toMatchObject({ outcome: "failed" });
});

test("one that may have been made before is looked up first", async () => {
  const { createHold, service, asked } = await start();
  await createHold(request);
  expect(await createHold({ ...request, mayStand: true })).toEqual({
    outcome: "held",
    booking: service.bookings[0],
  });
  expect(asked()).toEqual(["POST /venues/1/bookings", "GET /bookings"]);
});

const page = { "content-type": "text/html" };

describe("a service that takes no holds", () => {
  test.for<readonly [string, Reply, HoldOutcome["outcome"]]>([
    ["400 text", { status: 400, headers: { "content-type": "text/plain" }, body: "no guest" }, "refused"],
    ["404 a page", { status: 404, headers: page, body: "<h1>Not Found</h1>" }, "refused"],
    ["405 nothing", { status: 405 }, "refused"],
    ["409 a foreign body", json(409, { error: "GUEST_MISSING" }), "refused"],
    ["422 JSON", json(422, { message: "guest is required" }), "refused"],
    ["501 nothing", { status: 501 }, "refused"],
    ["401 nothing", { status: 401 }, "failed"],
    ["403 text", { status: 403, body: "no" }, "failed"],
    ["429 text", { status: 429, body: "slow down" }, "failed"],
    ["500 a page", { status: 500, headers: page, body: "<h1>Oops</h1>" }, "failed"],
    ["garbage", { status: 201, body: "garbage" }, "failed"],
    ["a redirect", { status: 302, headers: { location: "/login" } }, "failed"],
    ["a reset", "reset", "failed"],
  ])("says so by %s, and the booking is placed", async ([, reply, outcome]) => {
    const { createHold, placeBooking, reservations } = await start({ holds: reply });
    expect(await createHold(request)).toMatchObject({ outcome });
    const booking = { timeSlotId: "slot", guestCount: 2, guest: { firstName: "Kari" } };
    expect(await placeBooking({ ...request, booking })).toMatchObject({ outcome: "placed", settled: true });
    expect(reservations()).toHaveLength(1);
  });

  test("or by never answering", async () => {
    const { createHold, fail } = await start();
    fail(creating, "silence before");
    expect(await createHold(request)).toMatchObject({ outcome: "failed", mayStand: true });
  });
});

describe("a hold that nobody knows of", () => {
  const booking = { timeSlotId: "slot", guestCount: 2, guest: { firstName: "Kari" } };

  test.for([true, false])("becomes the booking that it keeps the last table from (key: %s)", async (key) => {
    const { placeBooking, fail, createHold, landLate, service, reservations } = await start({ key });
    service.limit("slot", 1);
    fail(creating, "very late");
    expect(await createHold(request)).toMatchObject({ outcome: "failed", mayStand: true });
    landLate();
    expect(await placeBooking({ ...request, booking })).toMatchObject({ outcome: "placed", settled: true });
    expect(service.bookings).toMatchObject([{ guest: { firstName: "Kari" }, extReferenceId: "ref-1" }]);
    expect(reservations()).toHaveLength(1);
  });

  test("is given back by its reference, and the booking beside it stays", async () => {
    const { placeBooking, fail, createHold, landLate, removeHoldsOf, service } = await start();
    fail(creating, "very late");
    await createHold(request);
    await placeBooking({ ...request, booking });
    landLate();
    expect(service.bookings).toHaveLength(2);
    await removeHoldsOf(request);
    expect(service.bookings).toMatchObject([{ guest: { firstName: "Kari" }, status: "REGISTERED" }]);
  });
});

describe("giving a hold back", () => {
  async function hold(options: Parameters<typeof start>[0] = {}) {
    const started = await start(options);
    const held = await started.createHold(request);
    if (held.outcome !== "held") throw new Error("there is no hold");
    return { ...started, bookingId: held.booking.id };
  }

  test("deletes it, once", async () => {
    const { removeHold, service, bookingId } = await hold();
    expect(await removeHold({ venueId: 1, bookingId })).toBe(true);
    expect(service.bookings).toEqual([]);
    expect(await removeHold({ venueId: 1, bookingId })).toBe(true);
  });

  test.for<Reply>([{ status: 405 }, { status: 404, body: "no" }, json(409, { error: "?" })])(
    "cancels it where the service deletes nothing (%j)",
    async (deletions) => {
      const { removeHold, service, bookingId } = await hold({ deletions });
      expect(await removeHold({ venueId: 1, bookingId })).toBe(true);
      expect(service.bookings).toMatchObject([{ status: "CANCELLED" }]);
    },
  );

  test("never touches a reservation, though the service would delete it", async () => {
    const { removeHold, service, bookingId } = await hold();
    service.change(bookingId, { guest: { firstName: "Kari" } });
    expect(await removeHold({ venueId: 1, bookingId })).toBe(false);
    expect(service.bookings).toMatchObject([{ status: "REGISTERED" }]);
  });
});
