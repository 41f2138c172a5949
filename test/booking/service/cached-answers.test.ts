import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Booking } from "#src/booking/contract/booking.ts";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { runs } from "#test/support/runs.ts";
import { ask, type Send, succeed } from "#test/support/service/ask.ts";
import { at, bookingPath, freshDate, guest } from "#test/support/service/conformance/stage.ts";
import { baseTime, createTestService, type TestService } from "#test/support/service/test-service.ts";

/** What may happen, on one of two days that follow each other. */
const steps = fc.array(
  fc.oneof(
    fc.record({
      step: fc.constant("book" as const),
      day: fc.nat(1),
      time: fc.constantFrom("12:00", "17:00", "18:30", "19:00", "21:00"),
      guestCount: fc.integer({ min: 1, max: 8 }),
      isHold: fc.boolean(),
    }),
    fc.record({
      step: fc.constant("move" as const),
      which: fc.nat(20),
      day: fc.nat(1),
      time: fc.constantFrom("17:30", "20:00"),
      guestCount: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({
      step: fc.constant("set" as const),
      which: fc.nat(20),
      state: fc.constantFrom("CONFIRMED", "SEATED", "CLOSED", "CANCELLED"),
    }),
    fc.record({ step: fc.constant("remove" as const), which: fc.nat(20) }),
    fc.record({
      step: fc.constant("seat" as const),
      which: fc.nat(20),
      table: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ step: fc.constant("close" as const), day: fc.nat(1) }),
    fc.record({ step: fc.constant("reopen" as const) }),
    fc.record({ step: fc.constant("wait" as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  ),
  { maxLength: 14 },
);
type Step = typeof steps extends fc.Arbitrary<infer List extends readonly unknown[]> ? List[number] : never;

const lineTo =
  (service: TestService): Send =>
  (path, init) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));

/** Everything that a reader can learn of the days. */
async function readAll(send: Send, dates: readonly string[]): Promise<unknown[]> {
  const days = dates.flatMap((date) => [
    succeed(send, "listDayTimeSlots", { query: { date } }),
    succeed(send, "listTimeSlots", { query: { date, guestCount: 2 } }),
    succeed(send, "listTimeSlots", { query: { date, guestCount: 5, scenarioId: 11 } }),
  ]);
  const query = { fromDate: dates[0] ?? "", days: 4, guestCount: 4 };
  return await Promise.all([...days, succeed(send, "listAvailability", { query })]);
}

async function take(
  step: Step,
  service: TestService,
  dates: readonly string[],
  bookings: Booking[],
): Promise<void> {
  const send = lineTo(service);
  const timeOn = (day: number, time: string) => at(dates[day] ?? "", time);
  const meant = "which" in step ? bookings[step.which % bookings.length] : undefined;
  switch (step.step) {
    case "book": {
      const { day, time, guestCount, isHold } = step;
      const scenarioName = time === "12:00" ? "Lunch" : "Dinner";
      const body = { guestCount, scenarioName, timeFrom: timeOn(day, time), ...(isHold ? {} : { guest }) };
      const response = await ask(send, "createBooking", { body });
      const { data }: { data?: Booking } = JSON.parse(await response.text());
      if (data) bookings.push(data);
      return;
    }
    case "wait":
      return service.clock.advance({ minutes: step.minutes });
    case "close":
      return void (await service.backOffice.addRule(
        1,
        { kind: "closure", from: dates[step.day] ?? "", to: dates[step.day] ?? "" },
        "staff",
      ));
    case "reopen": {
      const rules = await service.backOffice.listRules(1);
      return void (await Promise.all(rules.map(({ id }) => service.backOffice.liftRule(1, id, "staff"))));
    }
  }
  if (!meant) return;
  const key = { venueId: 1, id: meant.id };
  switch (step.step) {
    case "move": {
      const body = { ...meant, timeFrom: timeOn(step.day, step.time), guestCount: step.guestCount, guest };
      return void (await ask(send, "updateBooking", { params: bookingPath(meant), body }));
    }
    case "set":
      return void (await service.backOffice.setState(key, step.state as Booking["status"], "staff"));
    case "remove":
      return void (await ask(send, "deleteBooking", { params: bookingPath(meant) }));
    case "seat":
      return void (await service.backOffice.assignTables(key, [step.table], "staff"));
  }
}

describeDatabases("what a service answers from what it has kept", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  test("is what one answers that knows nothing yet, after whatever was written", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const service = createTestService(database);
        await service.start();
        const dates = [freshDate(), freshDate()];
        const bookings: Booking[] = [];
        await readAll(lineTo(service), dates);
        for (const step of list) {
          await take(step, service, dates, bookings);
          const kept = await readAll(lineTo(service), dates);
          const fresh = createTestService(database, { clock: service.clock });
          await fresh.start();
          expect(kept).toEqual(await readAll(lineTo(fresh), dates));
          await fresh.stop();
        }
        service.clock.set(baseTime);
        await take({ step: "reopen" }, service, dates, bookings);
        await service.stop();
      }),
      { numRuns: runs(12) },
    );
  });
});
