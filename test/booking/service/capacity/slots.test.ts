import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listAvailability } from "#src/booking/service/capacity/availability.ts";
import { planDay, prepareVenue } from "#src/booking/service/capacity/day-plan.ts";
import { type DayView, viewDay } from "#src/booking/service/capacity/day-view.ts";
import { decideBooking, decideWaitlist } from "#src/booking/service/capacity/decide-booking.ts";
import { fromMinute, type StandingParty, toMinute } from "#src/booking/service/capacity/party.ts";
import { listDaySlots, listSlots } from "#src/booking/service/capacity/slots.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { venueOf } from "#test/support/capacity/plans.ts";

const date = Temporal.PlainDate.from("2026-11-20");
const now = Temporal.Instant.from("2026-11-19T11:00:00Z");
const minute = (time: string) => toMinute(Temporal.Instant.from(`2026-11-20T${time}Z`));

/** A house with a dinner, a late kitchen past midnight, a scenario that is blocked, and one without tables. */
const venue = venueOf({
  tables: [
    { id: 1, section: "hall", min: 1, max: 2 },
    { id: 2, section: "hall", min: 2, max: 4 },
    { id: 3, section: "bar", min: 1, max: 2 },
  ],
  combinations: [{ name: "1+2", tables: [1, 2], min: 5, max: 6 }],
  closures: [{ from: "2026-11-22" }],
  scenarios: [
    {
      id: 1,
      name: "Dinner",
      hours: [{ from: "18:00", to: "22:00" }],
      slotInterval: "PT1H",
      turnTime: { "1-2": "PT1H", "3+": "PT2H" },
      sections: ["hall"],
      partySize: { max: 8 },
      waitlist: true,
    },
    {
      id: 2,
      name: "Late kitchen",
      hours: [{ days: ["fri"], from: "21:00", to: "01:00", lastSeating: "00:00" }],
      slotInterval: "PT1H",
      turnTime: { "1+": "PT1H" },
      tables: [1, 3],
      partySize: { max: 2 },
    },
    {
      id: 3,
      name: "Terrace",
      hours: [{ from: "18:00", to: "22:00" }],
      turnTime: { "1+": "PT1H" },
      sections: ["bar"],
      partySize: { max: 2 },
      blocked: true,
    },
    {
      id: 4,
      name: "Cellar",
      hours: [{ from: "18:00", to: "22:00" }],
      turnTime: { "1+": "PT1H" },
      partySize: { max: 2 },
    },
  ],
});

const party = (
  id: string,
  partySize: number,
  from: number,
  tableIds: number[],
  minutes = 60,
): StandingParty => ({
  id,
  scenarioId: 1,
  partySize,
  from,
  until: from + minutes,
  tableIds,
  fixed: false,
});
const fullAtSeven = [party("a", 2, minute("18:00"), [1]), party("b", 4, minute("18:00"), [2], 120)];

function viewOn(
  on: Temporal.PlainDate,
  standing: readonly StandingParty[] = [],
  house: PlannedVenue = venue,
): DayView {
  return viewDay(planDay(prepareVenue(house), on), standing, now);
}

const show = (slots: readonly { scenarioName: string; from: number; until: number }[]) =>
  slots.map(({ scenarioName, from, until }) => {
    const times = [from, until].map((at) => fromMinute(at).toString().slice(11, 16));
    return `${scenarioName} ${times.join("–")}`;
  });

describe("the slots of a day", () => {
  test("come by time, then by scenario, each as long as the party's turn", () => {
    expect(show(listSlots(viewOn(date), 2))).toEqual([
      "Dinner 17:00–18:00",
      "Dinner 18:00–19:00",
      "Dinner 19:00–20:00",
      "Dinner 20:00–21:00",
      "Late kitchen 20:00–21:00",
      "Late kitchen 21:00–22:00",
      "Late kitchen 22:00–23:00",
    ]);
    expect(show(listSlots(viewOn(date), 4))).toEqual([
      "Dinner 17:00–19:00",
      "Dinner 18:00–20:00",
      "Dinner 19:00–21:00",
    ]);
  });

  test("hold what is left of the evening before", () => {
    expect(show(listSlots(viewOn(date.add({ days: 1 })), 2))[0]).toBe("Late kitchen 23:00–00:00");
  });

  test("can be narrowed to a scenario and to times of the clock, both ends included", () => {
    const dayView = viewOn(date);
    expect(show(listSlots(dayView, 2, { scenarioId: 2, clockFrom: 22 * 60 }))).toEqual([
      "Late kitchen 21:00–22:00",
      "Late kitchen 22:00–23:00",
    ]);
    expect(show(listSlots(dayView, 2, { clockFrom: 19 * 60, clockTo: 20 * 60 }))).toEqual([
      "Dinner 18:00–19:00",
      "Dinner 19:00–20:00",
    ]);
    expect(listSlots(dayView, 2, { clockFrom: 19 * 60 + 0.5, clockTo: 19 * 60 + 59.5 })).toEqual([]);
    expect(listSlots(dayView, 2, { scenarioId: 9 })).toEqual([]);
  });

  test("say what is full, and whether one can wait for it", () => {
    const slots = listSlots(viewOn(date, fullAtSeven), 2, { clockFrom: 19 * 60, clockTo: 20 * 60 });
    expect(slots).toMatchObject([
      { available: false, waitlistAvailable: true },
      { available: true, waitlistAvailable: false },
    ]);
  });

  test("for all party sizes put each size where it belongs, up to the largest that can be seated", () => {
    const [slot] = listDaySlots(viewOn(date, [party("a", 2, minute("18:00"), [1])]), undefined, {
      scenarioId: 1,
      clockFrom: 19 * 60,
    });
    expect(slot).toMatchObject({
      availableFor: [1, 2, 3, 4],
      unavailableFor: [5, 6],
      waitlistAvailableFor: [5, 6],
      waitlistUnavailableFor: [1, 2, 3, 4],
    });
    expect(slot && show([slot])).toEqual(["Dinner 18:00–19:00"]);
  });
});

describe("the availability of days", () => {
  const statusOf = (on: string, partySize: number, standing: readonly StandingParty[] = []) => {
    const [day] = listAvailability([viewOn(Temporal.PlainDate.from(on), standing)], { partySize });
    return [day?.venueStatus, day?.reservableState, ...(day?.scenarios.map(({ status }) => status) ?? [])];
  };
  const evening = ["17:00", "18:00", "19:00", "20:00"].flatMap((time) => [
    party(`a${time}`, 2, minute(time), [1]),
    party(`b${time}`, 4, minute(time), [2]),
  ]);

  test.for([
    {
      name: "a free day",
      on: "2026-11-20",
      size: 2,
      expected: ["OPEN", "AVAILABLE", "AVAILABLE", "AVAILABLE"],
    },
    {
      name: "a size for dinner only",
      on: "2026-11-20",
      size: 5,
      expected: ["OPEN", "AVAILABLE", "AVAILABLE", "NOT_AVAILABLE"],
    },
    {
      name: "a size that no place seats",
      on: "2026-11-20",
      size: 7,
      expected: ["OPEN", "NOT_AVAILABLE", "NOT_AVAILABLE", "NOT_AVAILABLE"],
    },
    {
      name: "a size that no scenario takes",
      on: "2026-11-20",
      size: 9,
      expected: ["OPEN", "NOT_AVAILABLE", "NOT_AVAILABLE", "NOT_AVAILABLE"],
    },
    {
      name: "a closed day",
      on: "2026-11-22",
      size: 2,
      expected: ["CLOSED", "NOT_AVAILABLE", "NOT_AVAILABLE", "NOT_AVAILABLE"],
    },
    {
      name: "a day that has passed",
      on: "2026-11-18",
      size: 2,
      expected: ["OPEN", "NOT_AVAILABLE", "NOT_AVAILABLE", "NOT_AVAILABLE"],
    },
    {
      name: "a day beyond the horizon",
      on: "2027-11-19",
      size: 2,
      expected: ["OPEN", "NOT_AVAILABLE", "NOT_AVAILABLE", "NOT_AVAILABLE"],
    },
  ])("for $name", ({ on, size, expected }) => {
    // the third and the fourth scenario are blocked, and without tables
    expect(statusOf(on, size)).toEqual([...expected, "NOT_AVAILABLE", "NOT_AVAILABLE"]);
  });

  test("is FULLY_BOOKED while nothing is free and something is only taken", () => {
    expect(statusOf("2026-11-20", 5, evening).slice(0, 3)).toEqual(["OPEN", "FULLY_BOOKED", "FULLY_BOOKED"]);
    expect(statusOf("2026-11-20", 2, evening).slice(0, 4)).toEqual([
      "OPEN",
      "AVAILABLE",
      "FULLY_BOOKED",
      "AVAILABLE",
    ]);
  });

  test("can be narrowed to one scenario; one that the venue does not have gives nothing", () => {
    const dayViews = [viewOn(date), viewOn(date.add({ days: 1 }))];
    const one = listAvailability(dayViews, { partySize: 2, scenarioId: 3 });
    expect(one.map(({ reservableState, scenarios }) => [reservableState, scenarios.length])).toEqual([
      ["NOT_AVAILABLE", 1],
      ["NOT_AVAILABLE", 1],
    ]);
    expect(listAvailability(dayViews, { partySize: 2, scenarioId: 9 })).toEqual([]);
  });
});

describe("a booking is decided", () => {
  const wish = { bookingId: "new", scenarioId: 1, partySize: 4, from: minute("18:00") };

  test("with its stay, its table's time and the seating to be written", () => {
    expect(decideBooking(viewOn(date), wish)).toMatchObject({
      ok: true,
      value: {
        from: minute("18:00"),
        turnUntil: minute("20:00"),
        until: minute("20:00"),
        seating: { changed: [{ bookingId: "new", tableIds: [2] }] },
      },
    });
  });

  test.for([
    { name: "an unknown scenario", change: { scenarioId: 9 }, obstacle: "noSuchSlot" },
    { name: "a time that is no start", change: { from: minute("18:30") }, obstacle: "noSuchSlot" },
    { name: "a party too large", change: { partySize: 9 }, obstacle: "partySize" },
    { name: "a full house", change: {}, standing: fullAtSeven, obstacle: "full" },
  ])("as a refusal for $name", ({ change, standing = [], obstacle }) => {
    const dayView = viewOn(date, standing);
    const refusal = { ok: false, refusal: "slot_unavailable", obstacle };
    expect(decideBooking(dayView, { ...wish, ...change })).toEqual(refusal);
  });

  test.for([
    {
      name: "where it is full",
      standing: fullAtSeven,
      wish: {},
      answer: { ok: true, value: { from: minute("18:00"), until: minute("20:00") } },
    },
    {
      name: "not where there is room",
      standing: [],
      wish: {},
      answer: { ok: false, refusal: "slot_unavailable", obstacle: "notFull" },
    },
    {
      name: "not for what can never be",
      standing: fullAtSeven,
      wish: { partySize: 9 },
      answer: { ok: false, refusal: "slot_unavailable", obstacle: "partySize" },
    },
    {
      name: "not for a time that is no start",
      standing: fullAtSeven,
      wish: { from: 1 },
      answer: { ok: false, refusal: "slot_unavailable", obstacle: "noSuchSlot" },
    },
  ])("to the waiting list $name", ({ standing, wish: change, answer }) => {
    expect(decideWaitlist(viewOn(date, standing), { ...wish, ...change })).toEqual(answer);
  });
});

test("slots, slots for all sizes, availability and decisions agree, however the evening is booked", () => {
  const wishes = fc.array(
    fc.record({
      scenario: fc.integer({ min: 1, max: 2 }),
      size: fc.integer({ min: 1, max: 7 }),
      slot: fc.nat(6),
    }),
    {
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(wishes, (list) => {
      let standing: StandingParty[] = [];
      list.forEach(({ scenario, size, slot }, index) => {
        const dayView = viewOn(date, standing);
        const start = dayView.day.scenarios[scenario - 1]?.starts[slot];
        const request = {
          bookingId: `b${index}`,
          scenarioId: scenario,
          partySize: size,
          from: start?.at ?? 0,
        };
        const decision = decideBooking(dayView, request);
        if (!decision.ok) return;
        const { from, until, seating } = decision.value;
        standing = [
          ...standing,
          { ...request, id: request.bookingId, from, until, tableIds: [], fixed: false },
        ].map((one) => ({
          ...one,
          tableIds: seating.assignments.find(({ bookingId }) => bookingId === one.id)?.tableIds ?? [],
        }));
      });
      const dayView = viewOn(date, standing);
      const keyOf = ({ scenarioId, from }: { scenarioId: number; from: number }) => `${scenarioId}@${from}`;
      const daySlots = new Map(listDaySlots(dayView).map((slot) => [keyOf(slot), slot]));
      for (const size of [1, 2, 3, 4, 5, 6]) {
        const slots = listSlots(dayView, size);
        for (const slot of slots) {
          const all = daySlots.get(keyOf(slot));
          expect(all?.availableFor.includes(size)).toBe(slot.available);
          expect(all?.waitlistAvailableFor.includes(size)).toBe(slot.waitlistAvailable);
          const request = { bookingId: "new", scenarioId: slot.scenarioId, partySize: size, from: slot.from };
          expect(decideBooking(dayView, request).ok).toBe(slot.available);
          expect(decideWaitlist(dayView, request).ok).toBe(slot.waitlistAvailable);
        }
        const [day] = listAvailability([dayView], { partySize: size });
        const bookable = (id?: number) =>
          slots.some((slot) => slot.available && (id ?? slot.scenarioId) === slot.scenarioId);
        expect(day?.reservableState === "AVAILABLE").toBe(bookable());
        expect(day?.reservableState === "NOT_AVAILABLE").toBe(slots.length === 0);
        for (const { id, status } of day?.scenarios ?? []) expect(status === "AVAILABLE").toBe(bookable(id));
      }
    }),
    { numRuns: 60 },
  );
});
