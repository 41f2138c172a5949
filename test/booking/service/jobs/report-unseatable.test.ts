import { beforeEach, expect, test } from "vitest";
import type { BackOfficeBooking } from "#src/booking/contract/back-office.ts";
import type { Plan } from "#src/booking/service/venue/plan.ts";
import type { Venue } from "#src/booking/service/venue/venue.ts";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import type { Send } from "#test/support/service/ask.ts";
import { at, bookDinner, freshDate, holdDinner } from "#test/support/service/conformance/stage.ts";
import { createSweeps } from "#test/support/service/sweeps.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";
import { testVenues } from "#test/support/service/test-venues.ts";

/** The test venues, with another plan at Fjord. */
const withPlan = (change: (plan: Plan) => Partial<Plan>): Venue[] =>
  testVenues.map((venue) =>
    venue.id === 1 && venue.plan ? { ...venue, plan: { ...venue.plan, ...change(venue.plan) } } : venue,
  );
const onlyTableOne = withPlan(({ tables }) => ({ tables: tables.slice(0, 1), combinations: [] }));
const withoutDinner = withPlan(({ scenarios }) => ({ scenarios: scenarios.filter(({ id }) => id !== 11) }));
const withDinnerFrom = (from: string) =>
  withPlan(({ scenarios }) => ({
    scenarios: scenarios.map((scenario) =>
      scenario.id === 11 ? { ...scenario, hours: [{ from, to: "23:00" }] } : scenario,
    ),
  }));

describeDatabases("bookings that do not fit any more", (open) => {
  let database: Database;
  let service: TestService;
  let sweep: () => Promise<void>;
  let told: string[][];
  let onUnseatable: (bookings: readonly BackOfficeBooking[]) => Promise<void>;
  beforeEach(async () => {
    database = await open();
    const { jobs, sweepOf } = createSweeps();
    told = [];
    onUnseatable = async (bookings) => void told.push(bookings.map(({ id }) => id));
    service = createTestService(database, { jobs, onUnseatable: (bookings) => onUnseatable(bookings) });
    await service.start();
    sweep = sweepOf("booking-service-misfits");
    return () => service.stop();
  });
  const send: Send = (path, init) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));
  const stage = () => ({ service, send });
  const unseatable = async () => (await service.backOffice.listUnseatable(1)).map(({ id }) => id);

  test("are none as long as nothing changes", async () => {
    for (const time of ["17:00", "19:00", "19:00", "21:00"]) await bookDinner(stage(), freshDate(), time);
    await sweep();
    expect([await unseatable(), told]).toEqual([[], []]);
  });

  test("are those for whom the changed file has no table, in order of time", async () => {
    const [first, second] = [freshDate(), freshDate()];
    const later = await bookDinner(stage(), second, "19:00", { guestCount: 4 });
    const sooner = await bookDinner(stage(), first, "21:00", { guestCount: 8 });
    await bookDinner(stage(), first, "19:00", { guestCount: 2 });
    service.setVenues(onlyTableOne);
    expect(await unseatable()).toEqual([sooner.id, later.id]);
  });

  test("are not those whom another table takes", async () => {
    await bookDinner(stage(), freshDate(), "19:00");
    service.setVenues(withPlan(({ tables }) => ({ tables: tables.slice(1) })));
    expect(await unseatable()).toEqual([]);
  });

  test("are those whose scenario or hours are gone, and not those between two start times", async () => {
    const date = freshDate();
    const early = await bookDinner(stage(), date, "17:30");
    const late = await bookDinner(stage(), date, "19:30");
    service.setVenues(withDinnerFrom("18:00"));
    expect(await unseatable()).toEqual([early.id]);
    service.setVenues(withDinnerFrom("17:10"));
    expect(await unseatable()).toEqual([]);
    service.setVenues(withoutDinner);
    expect(await unseatable()).toEqual([early.id, late.id]);
  });

  test("are those on a day that the staff close", async () => {
    const date = freshDate();
    const { id } = await bookDinner(stage(), date);
    await service.backOffice.addRule(1, { kind: "closure", from: date, to: date }, "ola");
    expect(await unseatable()).toEqual([id]);
  });

  test("are nobody who sits, who is through, who has gone or whose hold will lapse", async () => {
    const date = freshDate();
    const seated = await bookDinner(stage(), date, "18:00");
    await bookDinner(stage(), date, "17:00");
    const waiting = await bookDinner(stage(), date, "18:00");
    const cancelled = await bookDinner(stage(), date, "21:00");
    service.clock.set(at(date, "18:31"));
    await holdDinner(stage(), date, "19:00", { guestCount: 4 });
    await service.backOffice.setState({ venueId: 1, id: seated.id }, "SEATED", "ola");
    await service.backOffice.setState({ venueId: 1, id: cancelled.id }, "CANCELLED", "ola");
    service.setVenues(withoutDinner);
    expect(await unseatable()).toEqual([waiting.id]);
  });

  test("are of the venue asked for, and nobody at one that is not there", async () => {
    await bookDinner(stage(), freshDate());
    service.setVenues(withoutDinner);
    expect(await service.backOffice.listUnseatable(2)).toEqual([]);
    expect(await service.backOffice.listUnseatable(99)).toEqual([]);
  });

  test("are told of once, and once more when they did fit in between", async () => {
    const date = freshDate();
    const one = await bookDinner(stage(), date, "19:00", { guestCount: 4 });
    service.setVenues(onlyTableOne);
    await sweep();
    await sweep();
    expect(told).toEqual([[one.id]]);
    service.setVenues(withoutDinner);
    const two = await service.backOffice.addRule(1, { kind: "block", scenarioId: 12 }, "ola");
    expect(two.ok).toBe(true);
    await sweep();
    expect(told).toEqual([[one.id]]);
    service.setVenues(testVenues);
    await sweep();
    service.setVenues(onlyTableOne);
    await sweep();
    expect(told).toEqual([[one.id], [one.id]]);
  });

  test("are told of together, but only those who are new", async () => {
    const date = freshDate();
    const early = await bookDinner(stage(), date, "17:00");
    const late = [await bookDinner(stage(), date, "19:00"), await bookDinner(stage(), date, "21:00")];
    service.setVenues(withDinnerFrom("18:00"));
    await sweep();
    service.setVenues(withoutDinner);
    await sweep();
    expect(told).toEqual([[early.id], late.map(({ id }) => id)]);
  });

  test("are told of again when telling failed", async () => {
    const { id } = await bookDinner(stage(), freshDate());
    service.setVenues(withoutDinner);
    const listen = onUnseatable;
    onUnseatable = () => Promise.reject(new Error("nobody listens"));
    await expect(sweep()).rejects.toThrow("nobody listens");
    onUnseatable = listen;
    await sweep();
    await sweep();
    expect(told).toEqual([[id]]);
  });

  test("are remembered by the next process", async () => {
    await bookDinner(stage(), freshDate());
    service.setVenues(withoutDinner);
    await sweep();
    const { jobs, sweepOf } = createSweeps();
    const next = createTestService(database, { jobs, onUnseatable: (bookings) => onUnseatable(bookings) });
    await next.start();
    next.setVenues(withoutDinner);
    await sweepOf("booking-service-misfits")();
    await next.stop();
    expect(told.length).toBe(1);
  });
});
