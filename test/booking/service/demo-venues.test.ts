import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { loadVenues } from "#src/booking/service/venue/load-venues.ts";
import { hasPlan, type Venue } from "#src/booking/service/venue/venue.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { type Send, succeed } from "#test/support/service/ask.ts";
import { guest } from "#test/support/service/conformance/stage.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";

const loaded = loadVenues(fileURLToPath(new URL("../../../venues.example.yaml", import.meta.url)));
const venues: readonly Venue[] = loaded.ok ? loaded.venues.filter(hasPlan) : [];

test("there are at least two demo venues to book", () => {
  expect(venues.length).toBeGreaterThanOrEqual(2);
});

describeDatabases("the demo venues", (open) => {
  let service: TestService;
  let send: Send;
  beforeAll(async () => {
    service = createTestService(await open());
    service.setVenues(venues);
    await service.start();
    send = (path, init) => service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));
  });

  test.for(venues)(
    "$name says the same of its days, of their slots and of a booking",
    async ({ id, timeZone }) => {
      const params = { venueId: id };
      const query = { fromDate: "2026-11-23", days: 14, guestCount: 2 };
      const days = await succeed(send, "listAvailability", { params, query });
      expect(days.map(({ reservableState }) => reservableState)).toContain("AVAILABLE");
      for (const { date, reservableState, venueStatus } of days) {
        const slots = await succeed(send, "listTimeSlots", { params, query: { date, guestCount: 2 } });
        const free = slots.filter(({ available }) => available);
        expect(free.length > 0).toBe(reservableState === "AVAILABLE");
        if (venueStatus === "CLOSED") expect(slots).toEqual([]);
        for (const { timeFrom } of slots) {
          expect(Temporal.Instant.from(timeFrom).toZonedDateTimeISO(timeZone).toPlainDate().toString()).toBe(
            date,
          );
        }
        const [slot] = free;
        if (!slot) continue;
        const body = { guestCount: 2, timeSlotId: slot.id, guest };
        const booking = await succeed(send, "createBooking", { params, body });
        expect(booking).toMatchObject({ timeFrom: slot.timeFrom, timeTo: slot.timeTo, venueId: id });
      }
    },
  );
});
