import { beforeEach, expect, test } from "vitest";
import type { Booking } from "#src/booking/contract/booking.ts";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { ask, type Send } from "#test/support/service/ask.ts";
import { at, bookDinner, dinnerSlots, freshDate, guest } from "#test/support/service/conformance/stage.ts";
import { createSweeps } from "#test/support/service/sweeps.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";
import { testVenues } from "#test/support/service/test-venues.ts";

/** Dinner with a quarter of an hour to lay the tables again. */
const venues = testVenues.map((venue) => ({
  ...venue,
  ...(venue.plan && {
    plan: {
      ...venue.plan,
      scenarios: venue.plan.scenarios.map((scenario) => ({ ...scenario, resetTime: "PT15M" })),
    },
  }),
}));

describeDatabases("a party that sits on after its time", (open) => {
  let service: TestService;
  let sweep: () => Promise<void>;
  beforeEach(async () => {
    const { jobs, sweepOf } = createSweeps();
    service = createTestService(await open(), { jobs });
    await service.start();
    service.setVenues(venues);
    sweep = sweepOf("booking-service-stays");
    return () => service.stop();
  });
  const send: Send = (path, init) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));
  const stage = () => ({ service, send });
  const setState = ({ id }: Booking, state: BookingState) =>
    service.backOffice.setState({ venueId: 1, id }, state, "ola");
  const isFree = async (date: string, time: string, guestCount = 8) =>
    (await dinnerSlots(stage(), date, guestCount)).get(time)?.available;
  const tablesOf = async ({ id }: Booking) => (await service.backOffice.find({ venueId: 1, id }))?.tableIds;
  /** The larger tables are taken from 17:00 to 19:00, and laid again until 19:15. */
  const seatEight = async (date: string) => {
    const eight = await bookDinner(stage(), date, "17:00", { guestCount: 8 });
    await setState(eight, "SEATED");
    return eight;
  };

  test("keeps its tables as long as they take to be laid again once it leaves", async () => {
    const date = freshDate();
    await seatEight(date);
    service.clock.set(at(date, "19:12"));
    expect(await isFree(date, "19:30")).toBe(true);
    await sweep();
    expect([await isFree(date, "19:30"), await isFree(date, "20:00")]).toEqual([false, true]);
  });

  test.for(["CLOSED", "CANCELLED"] as const)("lets them go at once when it is %s", async (state) => {
    const date = freshDate();
    const eight = await seatEight(date);
    service.clock.set(at(date, "19:12"));
    await sweep();
    await setState(eight, state);
    expect(await isFree(date, "19:30")).toBe(true);
  });

  test("makes whoever comes next sit elsewhere, where there is a place", async () => {
    const date = freshDate();
    const couple = await bookDinner(stage(), date, "17:00");
    await setState(couple, "SEATED");
    const next = await bookDinner(stage(), date, "19:00");
    expect([await tablesOf(couple), await tablesOf(next)]).toEqual([[1], [1]]);
    service.clock.set(at(date, "18:50"));
    await sweep();
    expect([await tablesOf(couple), await tablesOf(next)]).toEqual([[1], [2]]);
  });

  test("takes no place from anybody who has none else", async () => {
    const date = freshDate();
    const eight = await seatEight(date);
    const next = await bookDinner(stage(), date, "19:30", { guestCount: 8 });
    service.clock.set(at(date, "19:20"));
    await sweep();
    expect([await tablesOf(eight), await tablesOf(next)]).toEqual([
      [2, 3],
      [2, 3],
    ]);
    const body = { guestCount: 2, timeFrom: at(date, "19:30"), scenarioName: "Dinner", guest };
    expect((await ask(send, "createBooking", { body })).status).toBe(201);
    expect(service.log.lines).toEqual([]);
  });

  test("is counted for an hour at most: after that somebody forgot to write down that it left", async () => {
    const date = freshDate();
    await seatEight(date);
    for (const time of ["19:30", "19:59", "20:00"]) {
      service.clock.set(at(date, time));
      await sweep();
    }
    expect([await isFree(date, "20:00"), await isFree(date, "20:30")]).toEqual([false, true]);
    service.clock.set(at(date, "20:25"));
    await sweep();
    expect(await isFree(date, "20:30")).toBe(true);
  });

  test("is nothing that concerns a party in time, or one that has not come", async () => {
    const date = freshDate();
    const late = await bookDinner(stage(), date, "17:00", { guestCount: 8 });
    service.clock.set(at(date, "19:14"));
    await sweep();
    expect(await isFree(date, "19:30")).toBe(true);
    await setState(late, "SEATED");
    service.clock.set(at(date, "18:55"));
    await sweep();
    expect(await isFree(date, "19:30")).toBe(true);
  });
});
