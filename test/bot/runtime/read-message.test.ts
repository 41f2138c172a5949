import { expect, test } from "vitest";
import { initialState } from "#src/bot/machine/core/carry-over.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { readingContext } from "#src/bot/runtime/read-message.ts";
import { fjord, now, slotAt, tejo } from "#test/support/machine/facts.ts";

const openOn = () => [{ from: "12:00", to: "22:00" }];
const house = { venues: () => [fjord, { ...tejo, openOn }] };
const common = initialState("en");
const reading = (state: State) => readingContext(state, { house, now, language: "en-GB" });

const booking: BookedTable = {
  id: "b1",
  venueId: 2,
  scenarioName: "Jantar",
  startsAt: "2026-11-22T20:30:00Z",
  partySize: 4,
  state: "REGISTERED",
};

test("before a venue is known, words are read at the first one", () => {
  const context = reading(common);
  expect(context).toMatchObject({ expecting: null, language: "en-GB", country: "NO" });
  expect(context.now.toString()).toBe("2026-11-21T10:00:00+01:00[Europe/Oslo]");
  expect(context.draft).toBeUndefined();
});

test("on a venue's own page, words are read at that one", () => {
  const context = readingContext(common, { house, now, language: "en-GB", ownVenueId: 2 });
  expect(context.now.timeZoneId).toBe("Europe/Lisbon");
});

test("at the draft's venue its time and opening hours count", () => {
  const draft = {
    venueId: 2,
    partySize: 2,
    date: "2026-11-22",
    time: { type: "at", time: "20:00" },
  } as const;
  const context = reading({ ...common, phase: "askingDate", draft });
  expect(context.now.timeZoneId).toBe("Europe/Lisbon");
  expect(context.openings?.("2026-11-22")).toEqual([{ from: "12:00", to: "22:00" }]);
  expect(context.draft).toEqual({ partySize: 2, date: "2026-11-22", time: "20:00" });
});

test("a range is no time that an hour could be added to", () => {
  const draft = { time: { type: "between", from: "18:00" } } as const;
  expect(reading({ ...common, phase: "askingDate", draft }).draft).toEqual({});
});

test("right after a booking, a correction is relative to it, in its venue's time", () => {
  const context = reading({ ...common, phase: "placed", booking });
  expect(context.draft).toEqual({ date: "2026-11-22", time: "20:30", partySize: 4 });
});

test("a day that was asked about since counts more than the booking's", () => {
  const askedAbout = { talkedOf: "2026-12-25", at: now.toString() };
  const context = reading({ ...common, phase: "placed", booking, askedAbout });
  expect(context.draft).toEqual({ time: "20:30", partySize: 4 });
  expect(context.talkedOf).toBe("2026-12-25");
});

test.for([
  ["2026-11-22", undefined],
  ["2026-11-27", "2026-11-27"],
] as const)(
  "nor does the day of a booking that is shown to be changed, unless it moves to another: %s",
  ([date, known]) => {
    const query = { venueId: 2, partySize: 4, date, changing: booking };
    const askedAbout = { talkedOf: "2026-12-25", at: now.toString() };
    const state = {
      ...common,
      phase: "confirmingChange",
      query,
      startsAt: booking.startsAt,
      askedAbout,
    } as State;
    expect(reading(state).draft?.date).toBe(known);
  },
);

test("a bare number picks among the offered times", () => {
  const query = { venueId: 1, partySize: 2, date: "2026-11-22" };
  const offers = [slotAt("18:00"), slotAt("19:30")];
  const state: State = { ...common, phase: "choosingSlot", query, reason: "day", offers, otherScenarios: [] };
  expect(reading(state)).toMatchObject({ expecting: "slot", offers: [{ time: "18:00" }, { time: "19:30" }] });
});

test("or among the guest's bookings", () => {
  const state: State = {
    ...common,
    phase: "choosingBooking",
    purpose: "list",
    bookings: [booking],
    draft: {},
  };
  expect(reading(state).offers).toHaveLength(1);
});

test("what is noted of a booking is known, and else the guest's own allergies", () => {
  const noted = { ...booking, comment: "nut allergy" };
  expect(reading({ ...common, phase: "placed", booking: noted }).noted).toBe("nut allergy");
  expect(reading({ ...common, guest: { needs: "coeliac" } }).noted).toBe("coeliac");
  expect(reading(common)).not.toHaveProperty("noted");
});
