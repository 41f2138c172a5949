import { expect, test } from "vitest";
import type { Visit } from "#src/booking/contract/figures.ts";
import { addUp, emptyTally, leadTimesOf, quartilesOf, tallyDay } from "#src/bot/desk/figures/tally.ts";

const at = (time: string) => Temporal.Instant.from(`2026-11-21T${time}:00Z`);

function visit(time: string, fields: Partial<Visit> = {}): Visit {
  return {
    startsAt: at(time),
    endsAt: at(time).add({ minutes: 90 }),
    madeAt: at(time).subtract({ hours: 48 }),
    scenarioName: "Dinner",
    partySize: 2,
    state: "CLOSED",
    wasConfirmed: false,
    fromWaitlist: false,
    ...fields,
  };
}

const around = { shiftOf: ({ scenarioName }: Visit) => scenarioName, seatMinutes: 6000, now: at("20:00") };

test("a day, counted by hand", () => {
  const day = tallyDay(
    [
      visit("11:00", { scenarioName: "Lunch", partySize: 3, wasConfirmed: true }),
      visit("11:30", { scenarioName: "Lunch", partySize: 2, source: "walkIn", state: "CLOSED" }),
      visit("17:00", { partySize: 4, source: "phone", wasConfirmed: true }),
      visit("17:30", { partySize: 6, state: "NO_SHOW" }),
      visit("18:00", { partySize: 5, state: "CANCELLED", wasConfirmed: true }),
      visit("19:00", { partySize: 2, source: "walkIn", state: "CANCELLED" }),
      visit("21:00", { partySize: 2, state: "REGISTERED" }),
    ],
    around,
  );
  expect(day).toEqual({
    // All but the two at the door.
    bookings: 5,
    walkIns: 1,
    // 3 + 2 + 4 + 2.
    covers: 11,
    coversByShift: [
      { shift: "Lunch", covers: 5 },
      { shift: "Dinner", covers: 6 },
    ],
    confirmed: 3,
    cancelled: 1,
    // At 11:00, 17:00 and 17:30; that of 21:00 is still ahead.
    due: 3,
    noShows: 1,
    coverMinutes: 11 * 90,
    seatMinutes: 6000,
  });
});

test("days add up, and so do their shifts", () => {
  const one = tallyDay([visit("11:00", { scenarioName: "Lunch", partySize: 3 })], around);
  const other = tallyDay([visit("17:00"), visit("12:00", { scenarioName: "Lunch" })], around);
  expect(addUp([one, other])).toMatchObject({ bookings: 3, covers: 7, due: 3, seatMinutes: 12_000 });
  expect(addUp([one, other]).coversByShift).toEqual([
    { shift: "Lunch", covers: 5 },
    { shift: "Dinner", covers: 2 },
  ]);
  expect(addUp([])).toEqual(emptyTally);
});

test("lead times are those of bookings, the cancelled ones too", () => {
  const visits = [
    visit("18:00"),
    visit("18:00", { state: "CANCELLED", madeAt: at("17:00") }),
    visit("19:00", { source: "walkIn" }),
  ];
  expect(leadTimesOf(visits)).toEqual([48 * 60, 60]);
});

test.for([
  [[], undefined],
  [[7], { lower: 7, median: 7, upper: 7 }],
  [[30, 10], { lower: 15, median: 20, upper: 25 }],
  [[1, 2, 3, 4, 5], { lower: 2, median: 3, upper: 4 }],
  [[4, 1, 3, 2], { lower: 1.75, median: 2.5, upper: 3.25 }],
  [[10, 9], { lower: 9.25, median: 9.5, upper: 9.75 }],
] as const)("quartiles of %j", ([values, quartiles]) => {
  expect(quartilesOf(values)).toEqual(quartiles);
});
