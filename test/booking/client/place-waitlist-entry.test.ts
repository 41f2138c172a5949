import { afterEach, expect, test } from "vitest";
import type { PlacementRequest } from "#src/booking/contract/placements.ts";
import { createPlacementFixture, type PlacementFixture } from "#test/support/booking/placement-fixture.ts";

const request: PlacementRequest = {
  venueId: 1,
  booking: { timeSlotId: "slot", guestCount: 2, guest: { firstName: "Kari" } },
  reference: "ref-1",
  idempotencyKey: "key-9",
};

const creating = /^POST .*\/waitlists$/;

let fixture: PlacementFixture | undefined;
afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

async function start(honoursKey: boolean): Promise<PlacementFixture> {
  fixture = await createPlacementFixture({ honoursKey });
  return fixture;
}

test("an entry is one request when all goes well", async () => {
  const { placeWaitlistEntry, asked, keys } = await start(true);
  expect(await placeWaitlistEntry(request)).toMatchObject({
    outcome: "placed",
    entry: { id: "w1", extReferenceId: "ref-1" },
  });
  expect(asked()).toEqual(["POST /venues/1/waitlists"]);
  expect(keys()).toEqual(["key-9:waitlist"]);
});

test.for(["silence after", "reset after", "500 after", "garbage after", "reset before"] as const)(
  "there is one entry after %s, with a service that honours the key",
  async (fault) => {
    const { placeWaitlistEntry, fail, service, keys } = await start(true);
    fail(creating, fault);
    expect(await placeWaitlistEntry(request)).toMatchObject({ outcome: "placed", entry: { id: "w1" } });
    expect(service.waitlisted()).toBe(1);
    expect(keys()).toEqual(["key-9:waitlist", "key-9:waitlist"]);
  },
);

test("there may be a second entry with a service that ignores the key, and the guest is on the list", async () => {
  const { placeWaitlistEntry, fail, service } = await start(false);
  fail(creating, "reset after");
  expect(await placeWaitlistEntry(request)).toMatchObject({ outcome: "placed", entry: { id: "w2" } });
  expect(service.waitlisted()).toBe(2);
});

test("it is unknown when every answer stays away", async () => {
  const { placeWaitlistEntry, fail, asked } = await start(true);
  fail(creating, "reset before", "silence before", "500 before");
  expect(await placeWaitlistEntry(request)).toEqual({ outcome: "unknown" });
  expect(asked()).toHaveLength(3);
});

test("a refusal is not tried again", async () => {
  const { placeWaitlistEntry, asked } = await start(true);
  await placeWaitlistEntry(request);
  const another = { ...request, booking: { ...request.booking, guestCount: 3 } };
  expect(await placeWaitlistEntry(another)).toMatchObject({
    outcome: "refused",
    refusal: "idempotency_key_reused",
  });
  expect(asked()).toHaveLength(2);
});
