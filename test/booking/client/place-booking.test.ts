import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { createPlacements } from "#src/booking/client/placements.ts";
import { createUndiciTransport } from "#src/booking/client/undici-transport.ts";
import type { PlacementRequest } from "#src/booking/contract/placements.ts";
import { type Fault, replacedAnswers } from "#test/support/booking/faults.ts";
import { closedUrl } from "#test/support/booking/http-server.ts";
import { createPlacementFixture, type PlacementFixture } from "#test/support/booking/placement-fixture.ts";
import { createTestClient } from "#test/support/booking/test-client.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

const request: PlacementRequest = {
  venueId: 1,
  booking: { timeSlotId: "slot", guestCount: 2, guest: { firstName: "Kari" }, extReferenceNumber: "guest-1" },
  reference: "ref-1",
  idempotencyKey: "key-9",
};

const creating = /^POST .*\/bookings$/;
const listing = /^GET \/api\/bookings\?/;
const cancelling = /^PATCH /;

const faults: readonly Fault[] = [...replacedAnswers, "silence after twice", "late"];

/** One of each kind of them, to be combined. */
const kinds: readonly Fault[] = [
  "silence before",
  "silence after",
  "reset after",
  "500 before",
  "500 after",
  "garbage after",
  "silence after twice",
  "late",
];

const services = [
  ["that honours the key", true],
  ["that ignores the key", false],
] as const;

let fixture: PlacementFixture | undefined;
afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

async function start(honoursKey = false): Promise<PlacementFixture> {
  fixture = await createPlacementFixture({ honoursKey });
  return fixture;
}

describe("placing a booking", () => {
  test("is one request when all goes well, with reference and key", async () => {
    const { placeBooking, asked, keys, reservations } = await start();
    const outcome = await placeBooking(request);
    expect(outcome).toEqual({ outcome: "placed", booking: reservations()[0], settled: true });
    expect(reservations()).toMatchObject([{ extReferenceId: "ref-1", extReferenceNumber: "guest-1" }]);
    expect(asked()).toEqual(["POST /venues/1/bookings"]);
    expect(keys()).toEqual(["key-9"]);
  });

  test("is refused with the service's reason, and not tried again", async () => {
    const { placeBooking, asked, service, reservations } = await start();
    service.limit("slot", 0);
    expect(await placeBooking(request)).toEqual({
      outcome: "refused",
      refusal: "slot_unavailable",
      detail: "because",
    });
    // A hold of its own might be what took the table.
    expect(asked()).toEqual(["POST /venues/1/bookings", "GET /bookings"]);
    expect(reservations()).toEqual([]);
  });

  test("uses the same key in every attempt, and looks before each repetition", async () => {
    const { placeBooking, fail, asked, keys } = await start();
    fail(creating, "reset before", "reset before");
    await placeBooking(request);
    expect(asked()).toEqual([
      "POST /venues/1/bookings",
      "GET /bookings",
      "POST /venues/1/bookings",
      "GET /bookings",
      "POST /venues/1/bookings",
      "GET /bookings",
    ]);
    expect(keys().filter((key) => key !== undefined)).toEqual(["key-9", "key-9", "key-9"]);
  });
});

describe.each(services)("with a service %s", (_, honoursKey) => {
  test.for(faults)("one booking stands after %s", async (fault) => {
    const { placeBooking, fail, reservations } = await start(honoursKey);
    fail(creating, fault);
    const outcome = await placeBooking(request);
    expect(reservations()).toHaveLength(1);
    expect(outcome).toMatchObject({ outcome: "placed", booking: reservations()[0] });
  });

  test.for(faults)("after %s it is settled when no request can still be on its way", async (fault) => {
    const { placeBooking, fail, landLate, service, asked, reservations } = await start(honoursKey);
    fail(creating, fault);
    const outcome = await placeBooking(request);
    const sent = asked().filter((line) => line.startsWith("POST")).length;
    expect(outcome).toMatchObject({ settled: service.bookings.length >= sent });
    landLate();
    if (outcome.outcome === "placed" && outcome.settled) expect(reservations()).toHaveLength(1);
  });

  const pairs = kinds.flatMap((first) => kinds.map((second) => [first, second] as const));

  test.for(pairs)("one booking stands after %s and then %s", async ([first, second]) => {
    const { placeBooking, fail, reservations } = await start(honoursKey);
    fail(creating, first, second);
    const outcome = await placeBooking(request);
    expect(reservations()).toHaveLength(1);
    expect(outcome).toMatchObject({ outcome: "placed", booking: { id: reservations()[0]?.id } });
  });

  test("a refusal is not the last word as long as the first attempt may arrive and be taken", async () => {
    const { placeBooking, recoverPlacement, fail, landLate, service, reservations } = await start(honoursKey);
    service.limit("slot", 0);
    fail(creating, "very late");
    expect(await placeBooking(request)).toEqual({ outcome: "unknown" });
    service.limit("slot", 1);
    landLate();
    // A service that honours the key has answered it for good, and takes the first attempt for a repetition.
    const outcome = honoursKey ? "refused" : "placed";
    expect(await recoverPlacement(request)).toMatchObject({ outcome });
    expect(reservations()).toHaveLength(honoursKey ? 0 : 1);
  });

  test("a refusal is the last word when the first attempt was answered", async () => {
    const { placeBooking, fail, service } = await start(honoursKey);
    service.limit("slot", 0);
    fail(creating, "500 before");
    expect(await placeBooking(request)).toMatchObject({ outcome: "refused", refusal: "slot_unavailable" });
  });

  test("a request delivered twice behind a clean answer leaves one booking after recovery", async () => {
    const { placeBooking, recoverPlacement, fail, reservations } = await start(honoursKey);
    fail(creating, "twice");
    const outcome = await placeBooking(request);
    const keep = outcome.outcome === "placed" ? outcome.booking.id : "none";
    expect(await recoverPlacement({ ...request, keep })).toMatchObject({
      booking: { id: keep },
      settled: true,
    });
    expect(reservations().map(({ id }) => id)).toEqual([keep]);
  });

  test("one booking stands on the last table, though its own first attempt took it", async () => {
    const { placeBooking, fail, service, reservations } = await start(honoursKey);
    service.limit("slot", 1);
    fail(creating, "very late", "overtaken");
    const outcome = await placeBooking(request);
    expect(reservations()).toHaveLength(1);
    expect(outcome).toMatchObject({ outcome: "placed", booking: { id: "b1" } });
  });

  test("a fault in the last look leaves the placement unsettled, and recovery settles it", async () => {
    const { placeBooking, recoverPlacement, fail, clock, reservations } = await start(honoursKey);
    fail(creating, "late");
    fail(listing, "fine", "reset before", "reset before", "reset before");
    const outcome = await placeBooking(request);
    expect(outcome).toMatchObject({ outcome: "placed", settled: false });
    clock.advance("PT1M");
    const keep = outcome.outcome === "placed" ? outcome.booking.id : "none";
    expect(await recoverPlacement({ ...request, keep })).toMatchObject({
      outcome: "placed",
      booking: { id: keep },
      settled: true,
    });
    expect(reservations().map(({ id }) => id)).toEqual([keep]);
  });

  test("a duplicate that lands after everything is found by recovery, and the one taken is kept", async () => {
    const { placeBooking, recoverPlacement, fail, landLate, service, reservations } = await start(honoursKey);
    fail(creating, "very late");
    const outcome = await placeBooking(request);
    const keep = outcome.outcome === "placed" ? outcome.booking.id : "none";
    landLate();
    expect(service.bookings).toHaveLength(honoursKey ? 1 : 2);
    expect(await recoverPlacement({ ...request, keep })).toMatchObject({
      booking: { id: keep },
      settled: true,
    });
    expect(reservations().map(({ id }) => id)).toEqual([keep]);
  });

  test("an outcome that nobody can tell is unknown, and recovery finds it", async () => {
    const { placeBooking, recoverPlacement, fail, heal, clock, asked, reservations } =
      await start(honoursKey);
    fail(creating, "silence after");
    fail(listing, ...Array.from({ length: 12 }, () => "reset before" as const));
    expect(await placeBooking(request)).toEqual({ outcome: "unknown" });
    heal();
    clock.advance("PT1M");
    expect(await recoverPlacement(request)).toMatchObject({ outcome: "placed" });
    expect(asked().filter((line) => line.startsWith("POST"))).toHaveLength(1);
    expect(reservations()).toHaveLength(1);
  });

  test("one booking stands in the end whatever goes wrong on the way", async () => {
    const anyFault = fc.constantFrom<Fault | "fine">(...faults, "very late", "overtaken", "fine");
    const passing = fc.constantFrom<Fault | "fine">(...replacedAnswers, "fine");
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyFault, { maxLength: 4 }),
        fc.array(passing, { maxLength: 8 }),
        fc.array(passing, { maxLength: 4 }),
        async (creations, looks, cancellations) => {
          const running = await createPlacementFixture({ honoursKey });
          const { placeBooking, recoverPlacement, fail, heal, landLate, clock, reservations } = running;
          const standing = () => reservations().map(({ id }) => id);
          try {
            fail(creating, ...creations);
            fail(listing, ...looks);
            fail(cancelling, ...cancellations);
            const first = await placeBooking(request).catch(() => undefined);
            const placed = first?.outcome === "placed" ? first : undefined;
            if (placed?.settled) expect(standing()).toEqual([placed.booking.id]);

            heal();
            landLate();
            clock.advance("PT1M");
            const keep = placed?.booking.id;
            const last = await recoverPlacement({ ...request, ...(keep !== undefined && { keep }) });
            expect(last).toMatchObject({ outcome: "placed", settled: true });
            expect(standing()).toEqual([keep ?? (last.outcome === "placed" && last.booking.id)]);
          } finally {
            await running.close();
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("when nothing can have been placed", () => {
  test("the fault is thrown: the service was never reached", async () => {
    const { client, wait, pauses } = createTestClient({
      send: createUndiciTransport().send,
      baseUrl: await closedUrl(),
    });
    const placements = createPlacements({ client, wait, log: createQuietLog() });
    await expect(placements.placeBooking(request)).rejects.toMatchObject({
      code: "booking_network",
      reason: "ECONNREFUSED",
    });
    expect(pauses).toHaveLength(2);
    expect(await placements.recoverPlacement(request)).toEqual({ outcome: "unknown" });
    expect(await placements.recoverPlacement({ ...request, bookingId: "b1" })).toEqual({
      outcome: "unknown",
    });
  });
});

describe("recovery", () => {
  const standing = {
    id: "b1",
    status: "REGISTERED",
    venueId: 1,
    timeFrom: "2026-11-22T18:00:00Z",
    guestCount: 2,
    guest: { firstName: "Kari" },
    extReferenceId: "ref-1",
  } as const;

  test("places what the service does not know", async () => {
    const { recoverPlacement, asked, reservations } = await start();
    expect(await recoverPlacement(request)).toMatchObject({ outcome: "placed", settled: true });
    expect(asked()).toEqual(["GET /bookings", "POST /venues/1/bookings", "GET /bookings"]);
    expect(reservations()).toHaveLength(1);
  });

  test("takes what the service knows, in whatever state it is by now", async () => {
    const { recoverPlacement, asked, service } = await start();
    service.bookings.push({ ...standing, status: "SEATED" });
    expect(await recoverPlacement(request)).toMatchObject({
      outcome: "placed",
      booking: { status: "SEATED" },
    });
    expect(asked()).toEqual(["GET /bookings"]);
  });

  test.for([
    ["a temporary booking", { guest: {} }],
    ["a cancelled booking", { status: "CANCELLED" }],
    ["a booking at another venue", { venueId: 2 }],
    ["a booking under a longer reference", { extReferenceId: "ref-10" }],
  ] as const)("does not take %s for the placement", async ([, fields]) => {
    const { recoverPlacement, service } = await start();
    service.bookings.push({ ...standing, id: "other", ...fields });
    expect(await recoverPlacement(request)).toMatchObject({ outcome: "placed", booking: { id: "b1" } });
    expect(service.bookings).toHaveLength(2);
  });

  test("does not call a booking placed that was cancelled since, when the service repeats its answer", async () => {
    const { placeBooking, recoverPlacement, service } = await start(true);
    await placeBooking(request);
    service.change("b1", { status: "CANCELLED" });
    expect(await recoverPlacement(request)).toMatchObject({
      outcome: "refused",
      refusal: "booking_read_only",
    });
  });

  test("keeps the duplicate that the house has dealt with most, else the first by id", async () => {
    const { recoverPlacement, service, logged } = await start();
    service.bookings.push({ ...standing, id: "b3" }, { ...standing, id: "b2" }, { ...standing, id: "b4" });
    expect(await recoverPlacement(request)).toMatchObject({ booking: { id: "b2" }, settled: true });
    service.bookings.push({ ...standing, id: "b5", status: "CONFIRMED" });
    expect(await recoverPlacement(request)).toMatchObject({ booking: { id: "b5" }, settled: true });
    expect(await recoverPlacement({ ...request, keep: "b2" })).toMatchObject({ booking: { id: "b5" } });
    service.bookings.push({ ...standing, id: "b6" });
    expect(await recoverPlacement({ ...request, keep: "b6" })).toMatchObject({ booking: { id: "b6" } });
    expect(JSON.stringify(logged())).toContain("placed twice");
    expect(JSON.stringify(logged())).not.toContain("ref-1");
  });

  test("by two processes at once leaves one booking, and both take it", async () => {
    const { recoverPlacement, reservations } = await start();
    const outcomes = await Promise.all([recoverPlacement(request), recoverPlacement(request)]);
    expect(reservations()).toHaveLength(1);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ outcome: "placed", booking: { id: reservations()[0]?.id } });
    }
  });

  test("says so when a duplicate cannot be cancelled", async () => {
    const { recoverPlacement, service, fail } = await start();
    service.bookings.push({ ...standing }, { ...standing, id: "b2" });
    fail(cancelling, "reset before", "500 before", "silence before");
    expect(await recoverPlacement(request)).toMatchObject({ outcome: "placed", settled: false });
    expect(await recoverPlacement(request)).toMatchObject({ outcome: "placed", settled: true });
  });

  test("knows a cancellation that went through although its answer was lost", async () => {
    const { recoverPlacement, service, fail } = await start();
    service.bookings.push({ ...standing }, { ...standing, id: "b2" });
    fail(cancelling, "reset after");
    expect(await recoverPlacement(request)).toMatchObject({ outcome: "placed", settled: true });
  });

  test("does not place blindly: without a look there is no placing", async () => {
    const { recoverPlacement, fail, asked } = await start();
    fail(listing, ...Array.from({ length: 12 }, () => "reset before" as const));
    expect(await recoverPlacement(request)).toEqual({ outcome: "unknown" });
    expect(asked().filter((line) => line.startsWith("POST"))).toEqual([]);
  });
});
