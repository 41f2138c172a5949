import { afterEach, expect, test } from "vitest";
import type { HoldRequest } from "#src/booking/client/create-hold.ts";
import { createPlacementFixture, type PlacementFixture } from "#test/support/booking/placement-fixture.ts";

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

async function start(): Promise<PlacementFixture> {
  fixture = await createPlacementFixture({ honoursKey: true });
  return fixture;
}

test("a hold has the placement's reference, no guest, and a key of its own", async () => {
  const { createHold, placeBooking, service, keys } = await start();
  expect(await createHold(request)).toEqual({ ok: true, value: service.bookings[0] });
  expect(service.bookings).toEqual([expect.objectContaining({ extReferenceId: "ref-1", guestCount: 2 })]);
  expect(service.bookings[0]).not.toHaveProperty("guest");
  expect(keys()).toEqual(["key-9:hold"]);

  // Without a hold to fulfil, the same placement may still go out under its bare key.
  const booking = { timeSlotId: "slot", guestCount: 2, guest: { firstName: "Kari" } };
  expect(await placeBooking({ ...request, booking })).toMatchObject({ outcome: "placed" });
});

test("a refusal is a value", async () => {
  const { createHold, service } = await start();
  service.limit("slot", 0);
  expect(await createHold(request)).toMatchObject({ ok: false, refusal: "slot_unavailable" });
});

test.for(["silence after", "reset after", "500 after", "garbage after"] as const)(
  "a hold that was made in spite of %s is found",
  async (fault) => {
    const { createHold, fail, service } = await start();
    fail(creating, fault);
    expect(await createHold(request)).toEqual({ ok: true, value: service.bookings[0] });
    expect(service.bookings).toHaveLength(1);
  },
);

test("a fault without a hold is told, and not tried again: the guest books without one", async () => {
  const { createHold, fail, asked } = await start();
  fail(creating, "reset before");
  await expect(createHold(request)).rejects.toMatchObject({ name: "BookingNetworkError" });
  expect(asked()).toEqual(["POST /venues/1/bookings", "GET /bookings"]);
});

test("only a hold of this slot is taken for the one that was asked for", async () => {
  const { createHold, fail } = await start();
  await createHold({ ...request, timeSlotId: "earlier" });
  fail(creating, "reset before");
  await expect(createHold({ ...request, idempotencyKey: "key-10" })).rejects.toMatchObject({
    name: "BookingNetworkError",
  });
});
