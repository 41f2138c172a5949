import { beforeEach, expect, test } from "vitest";
import type { BackOfficeBooking } from "#src/booking/contract/back-office.ts";
import type { Booking } from "#src/booking/contract/booking.ts";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type { Venue } from "#src/booking/service/venue/venue.ts";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { type Send, succeed } from "#test/support/service/ask.ts";
import {
  at,
  bookDinner,
  dinnerSlots,
  freshDate,
  holdDinner,
} from "#test/support/service/conformance/stage.ts";
import { createSweeps } from "#test/support/service/sweeps.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";
import { testVenues } from "#test/support/service/test-venues.ts";

const withGrace = (noShowAfter: string): Venue[] =>
  testVenues.map((venue) => (venue.id === 1 ? { ...venue, noShowAfter } : venue));

describeDatabases("no-shows by themselves", (open) => {
  let database: Database;
  let service: TestService;
  let sweep: () => Promise<void>;
  let told: BackOfficeBooking[];
  let onNoShow: (booking: BackOfficeBooking) => Promise<void>;
  beforeEach(async () => {
    database = await open();
    const { jobs, sweepOf } = createSweeps();
    told = [];
    onNoShow = async (booking) => void told.push(booking);
    service = createTestService(database, { jobs, onNoShow: (booking) => onNoShow(booking) });
    await service.start();
    sweep = sweepOf("booking-service-no-shows");
    service.setVenues(withGrace("PT30M"));
    return () => service.stop();
  });
  const send: Send = (path, init) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));
  const stage = () => ({ service, send });
  const stateOf = async ({ id }: Booking) => (await service.backOffice.find({ venueId: 1, id }))?.state;
  const setState = async ({ id }: Booking, state: BookingState) => {
    expect(await service.backOffice.setState({ venueId: 1, id }, state, "ola")).toMatchObject({ ok: true });
  };
  /** Time goes on, and the job runs every few minutes, as it does while the service is up. */
  const runUntil = async (date: string, time: string) => {
    const end = Temporal.Instant.from(at(date, time));
    if (Temporal.Instant.compare(service.clock.now(), end.subtract({ hours: 3 })) < 0) {
      service.clock.set(end.subtract({ hours: 3 }));
    }
    for (; Temporal.Instant.compare(service.clock.now(), end) <= 0; service.clock.advance({ minutes: 5 })) {
      await sweep();
    }
    service.clock.set(end);
  };

  test("a booking becomes one when its grace is over and nobody came, and its table is free again", async () => {
    const date = freshDate();
    const booking = await bookDinner(stage(), date, "19:00", { guestCount: 8 });
    await runUntil(date, "19:25");
    expect([await stateOf(booking), told]).toEqual(["REGISTERED", []]);
    await runUntil(date, "19:30");
    expect(await stateOf(booking)).toBe("NO_SHOW");
    expect(told).toEqual([expect.objectContaining({ id: booking.id, state: "NO_SHOW", tableIds: [] })]);
    const history = await service.backOffice.history({ venueId: 1, id: booking.id });
    expect(history.at(-1)).toMatchObject({ by: "no-show job", fromState: "REGISTERED", toState: "NO_SHOW" });
    expect((await dinnerSlots(stage(), date, 8)).get("20:00")?.available).toBe(true);
    await runUntil(date, "20:00");
    expect(told.length).toBe(1);
  });

  test.for(["UNCONFIRMED", "CONFIRMED"] as const)("so does one that is %s", async (state) => {
    const date = freshDate();
    const booking = await bookDinner(stage(), date);
    await setState(booking, state);
    await runUntil(date, "19:30");
    expect(await stateOf(booking)).toBe("NO_SHOW");
  });

  test.for(["WAITING", "SEATED", "BILL_PRINTED", "CLOSED", "CANCELLED"] as const)(
    "one that is %s does not",
    async (state) => {
      const date = freshDate();
      const booking = await bookDinner(stage(), date);
      await setState(booking, state);
      await runUntil(date, "20:00");
      expect([await stateOf(booking), told]).toEqual([state, []]);
    },
  );

  test("nor does one that moved to a later time, nor a hold", async () => {
    const date = freshDate();
    const booking = await bookDinner(stage(), date, "19:00");
    const body = { ...booking, timeFrom: at(date, "20:30") };
    await succeed(send, "updateBooking", { params: { bookingId: booking.id }, body });
    service.clock.set(at(date, "18:55"));
    const hold = await holdDinner(stage(), date, "19:00");
    await runUntil(date, "19:05");
    expect(await stateOf(hold)).toBe("REGISTERED");
    await runUntil(date, "20:55");
    expect([await stateOf(booking), told]).toEqual(["REGISTERED", []]);
  });

  test("where the venue has no such policy, the staff decide", async () => {
    service.setVenues(testVenues);
    const date = freshDate();
    const booking = await bookDinner(stage(), date);
    await runUntil(date, "22:00");
    expect(await stateOf(booking)).toBe("REGISTERED");
  });

  test("a policy that is new marks nobody of before", async () => {
    service.setVenues(testVenues);
    const [past, date] = [freshDate(), freshDate()];
    const old = await bookDinner(stage(), past);
    const booking = await bookDinner(stage(), date);
    await runUntil(date, "17:00");
    service.setVenues(withGrace("PT30M"));
    await runUntil(date, "19:30");
    expect([await stateOf(old), await stateOf(booking)]).toEqual(["REGISTERED", "NO_SHOW"]);
  });

  test("after a stop the guests of the evening get their grace anew, and those of before are left to the staff", async () => {
    const date = freshDate();
    const lunch = await succeed(send, "createBooking", {
      body: {
        guestCount: 2,
        timeFrom: at(date, "12:00"),
        scenarioName: "Lunch",
        guest: { firstName: "Kari" },
      },
    });
    const dinner = await bookDinner(stage(), date, "19:00");
    await runUntil(date, "11:00");
    service.clock.set(at(date, "20:00"));
    await sweep();
    expect([await stateOf(lunch), await stateOf(dinner)]).toEqual(["REGISTERED", "REGISTERED"]);
    await runUntil(date, "20:25");
    expect(await stateOf(dinner)).toBe("REGISTERED");
    await runUntil(date, "20:30");
    expect([await stateOf(lunch), await stateOf(dinner)]).toEqual(["REGISTERED", "NO_SHOW"]);
  });

  test("a short pause, as between two versions, changes nothing", async () => {
    const date = freshDate();
    const booking = await bookDinner(stage(), date);
    await runUntil(date, "19:22");
    service.clock.set(at(date, "19:30"));
    await sweep();
    expect(await stateOf(booking)).toBe("NO_SHOW");
  });

  test("two that run at once tell of it once", async () => {
    const date = freshDate();
    const booking = await bookDinner(stage(), date);
    await runUntil(date, "19:25");
    service.clock.set(at(date, "19:30"));
    await Promise.all([sweep(), sweep(), sweep()]);
    expect([await stateOf(booking), told.length]).toEqual(["NO_SHOW", 1]);
  });

  test("one that cannot be announced is logged, and the others are marked", async () => {
    const date = freshDate();
    const bookings = [await bookDinner(stage(), date), await bookDinner(stage(), date)];
    const row = { detail: "Failing row contains (1, Anna Berg, +4790012345, null)." };
    onNoShow = () => Promise.reject(Object.assign(new Error("nobody listens to Anna Berg"), row));
    await runUntil(date, "19:30");
    expect(await Promise.all(bookings.map(stateOf))).toEqual(["NO_SHOW", "NO_SHOW"]);
    expect(JSON.stringify(service.log.lines)).toContain("could not be announced");
    expect(JSON.stringify(service.log.lines)).not.toContain("Anna");
  });
});
