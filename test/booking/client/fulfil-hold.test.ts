import { afterEach, describe, expect, test } from "vitest";
import type { PlacementRequest } from "#src/booking/contract/placements.ts";
import type { Fault } from "#test/support/booking/faults.ts";
import { json, type Reply } from "#test/support/booking/http-server.ts";
import { createPlacementFixture, type PlacementFixture } from "#test/support/booking/placement-fixture.ts";
import type { RemoteServiceOptions } from "#test/support/booking/remote-service.ts";

const request: PlacementRequest = {
  venueId: 1,
  booking: { timeSlotId: "slot", guestCount: 2, guest: { firstName: "Kari" }, comment: "by the window" },
  reference: "ref-1",
  idempotencyKey: "key-9",
};

const updating = /^PUT /;
const fetching = /^GET .*\/venues\//;

const faults: readonly Fault[] = [
  "silence before",
  "silence after",
  "reset before",
  "reset after",
  "500 before",
  "500 after",
  "garbage after",
  "very late",
];

let fixture: PlacementFixture | undefined;
afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

/** A service on whose last table a hold has been made. */
async function startWithHold(honoursKey = false, options: Partial<RemoteServiceOptions> = {}) {
  const started = await createPlacementFixture({ honoursKey, ...options });
  fixture = started;
  started.service.limit("slot", 1);
  const hold = await started.createHold({
    venueId: 1,
    timeSlotId: "slot",
    guestCount: 2,
    reference: "ref-1",
    idempotencyKey: "key-9",
    guestReference: "guest-1",
  });
  if (hold.outcome !== "held") throw new Error("there is no hold");
  const bookingId = hold.booking.id;
  return { ...started, bookingId, fulfil: () => started.fulfilHold({ ...request, bookingId }) };
}

describe("fulfilling a hold", () => {
  test("sends the whole booking back with its guest, under the same id and reference", async () => {
    const { fulfil, service, asked, bookingId } = await startWithHold();
    service.change(bookingId, { tags: ["quiet"], extProperties: { source: "chat" } });

    const outcome = await fulfil();

    expect(outcome).toEqual({ outcome: "placed", booking: service.bookings[0], settled: true });
    expect(service.bookings).toMatchObject([
      {
        id: bookingId,
        guest: { firstName: "Kari" },
        comment: "by the window",
        tags: ["quiet"],
        extProperties: { source: "chat" },
        extReferenceId: "ref-1",
        extReferenceNumber: "guest-1",
      },
    ]);
    expect(asked()).toEqual([
      "POST /venues/1/bookings",
      `GET /venues/1/bookings/${bookingId}`,
      `PUT /venues/1/bookings/${bookingId}`,
    ]);
  });

  test("carries what the service has beyond the contract, in the guest too", async () => {
    const { fulfil, service, bookingId, received } = await startWithHold();
    const own = { source: "web", table: { area: "terrace", seats: [4, 5] }, room: null };
    const guest = { firstName: "", email: "", salutation: "Ms", address: { city: "Oslo" } };
    service.change(bookingId, { ...own, guest } as never);
    expect(await fulfil()).toMatchObject({ outcome: "placed" });
    expect(JSON.parse(received().at(-1)?.body ?? "")).toMatchObject({
      ...own,
      guest: { ...guest, firstName: "Kari" },
    });
  });

  test.for<Reply>([
    { status: 405 },
    { status: 400, body: "no" },
    { status: 404, body: "<h1>Not Found</h1>" },
    { status: 501 },
    json(409, { error: "HELD" }),
  ])("goes on without a hold that cannot become a reservation (%j)", async (conversions) => {
    const { fulfil, service, bookingId, reservations } = await startWithHold(false, { conversions });
    expect(await fulfil()).toMatchObject({ outcome: "placed" });
    expect(reservations()).toMatchObject([{ guest: { firstName: "Kari" }, extReferenceId: "ref-1" }]);
    expect(service.bookings.map(({ id }) => id)).not.toContain(bookingId);
  });

  test.for(faults)("yields one booking after %s", async (fault) => {
    const { fulfil, fail, landLate, reservations, bookingId } = await startWithHold();
    fail(updating, fault);
    expect(await fulfil()).toMatchObject({ outcome: "placed", booking: { id: bookingId } });
    landLate();
    expect(reservations()).toMatchObject([{ id: bookingId, guest: { firstName: "Kari" } }]);
  });

  test("does not send the guest again when the first attempt went through", async () => {
    const { fulfil, fail, asked } = await startWithHold();
    fail(updating, "reset after");
    await fulfil();
    expect(asked().filter((line) => line.startsWith("PUT"))).toHaveLength(1);
  });

  test("can be run again after a crash, whatever the first run achieved", async () => {
    const { fulfil, recoverPlacement, bookingId, asked, reservations } = await startWithHold();
    await fulfil();
    expect(await recoverPlacement({ ...request, bookingId })).toMatchObject({
      outcome: "placed",
      booking: { id: bookingId },
    });
    expect(asked().filter((line) => line.startsWith("PUT"))).toHaveLength(1);
    expect(reservations()).toHaveLength(1);
  });

  test("is unknown when the answers stay away, and a later run tells", async () => {
    const { fulfil, fail, heal, clock, reservations } = await startWithHold();
    fail(updating, "silence after");
    fail(fetching, "fine", ...Array.from({ length: 12 }, () => "reset before" as const));
    expect(await fulfil()).toEqual({ outcome: "unknown" });
    heal();
    clock.advance("PT1M");
    expect(await fulfil()).toMatchObject({ outcome: "placed" });
    expect(reservations()).toHaveLength(1);
  });

  test("rejects when the service could not be asked at all: nothing was placed", async () => {
    const { fulfil, fail, reservations } = await startWithHold();
    fail(fetching, ...Array.from({ length: 12 }, () => "reset before" as const));
    await expect(fulfil()).rejects.toMatchObject({ name: "BookingUnavailableError" });
    expect(reservations()).toEqual([]);
  });

  test("is refused with the service's reason", async () => {
    const { fulfilHold, service, bookingId, reservations } = await startWithHold();
    service.change(bookingId, { guest: { firstName: "Kari" }, status: "CANCELLED" });
    service.limit("slot", 0);
    expect(await fulfilHold({ ...request, bookingId })).toMatchObject({
      outcome: "refused",
      refusal: "slot_unavailable",
    });
    expect(reservations()).toEqual([]);
  });
});

describe.each([
  ["that honours the key", true],
  ["that ignores the key", false],
] as const)("a hold that is no more, with a service %s", (_, honoursKey) => {
  test.for(["gone", { status: "CANCELLED" }] as const)("is placed anew when it is %j", async (end) => {
    const { fulfil, service, bookingId, asked, reservations } = await startWithHold(honoursKey);
    service.change(bookingId, end);
    expect(await fulfil()).toMatchObject({ outcome: "placed" });
    expect(reservations()).toMatchObject([{ extReferenceId: "ref-1", guest: { firstName: "Kari" } }]);
    expect(reservations()[0]?.id).not.toBe(bookingId);
    expect(asked().slice(1, 4)).toEqual([
      `GET /venues/1/bookings/${bookingId}`,
      "GET /bookings",
      "POST /venues/1/bookings",
    ]);
  });

  test.for(faults)("is placed anew once, though that meets %s", async (fault) => {
    const { fulfil, fail, landLate, service, bookingId, reservations } = await startWithHold(honoursKey);
    service.change(bookingId, "gone");
    fail(/^POST /, fault);
    expect(await fulfil()).toMatchObject({ outcome: "placed" });
    landLate();
    expect(reservations()).toHaveLength(1);
    expect(await fulfil()).toMatchObject({ outcome: "placed", booking: { id: reservations()[0]?.id } });
    expect(reservations()).toHaveLength(1);
  });

  test("is refused when its table went to somebody else", async () => {
    const { fulfil, service, bookingId } = await startWithHold(honoursKey);
    service.change(bookingId, "gone");
    service.limit("slot", 0);
    expect(await fulfil()).toMatchObject({ outcome: "refused", refusal: "slot_unavailable" });
  });
});
