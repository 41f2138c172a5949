import { expect, test } from "vitest";
import type { DayAvailability } from "#src/booking/contract/availability.ts";
import { chooseDays, nearestSlots, searchWindow } from "#src/bot/runtime/alternatives.ts";
import { slotAt } from "#test/support/machine/facts.ts";

test.for([
  ["2026-11-30", "2026-11-21", { fromDate: "2026-11-23", days: 15 }],
  ["2026-11-22", "2026-11-21", { fromDate: "2026-11-21", days: 9 }],
  ["2026-11-21", "2026-11-21", { fromDate: "2026-11-21", days: 8 }],
  ["2026-11-10", "2026-11-21", undefined],
] as const)("around %s, asked on %s, availability is read once", ([date, today, expected]) => {
  expect(searchWindow(date, Temporal.PlainDate.from(today))).toEqual(expected);
});

const day = (date: string, state: DayAvailability["reservableState"] = "AVAILABLE", scenario = "Dinner") =>
  ({
    date,
    venueStatus: "OPEN",
    reservableState: state,
    scenarios: [{ id: 1, displayName: scenario, status: state }],
  }) as const satisfies DayAvailability;

test.for([
  {
    name: "the nearest days come first, the later of two that are equally near before the earlier",
    days: ["2026-11-19", "2026-11-21", "2026-11-23", "2026-11-24"].map((date) => day(date)),
    wish: { date: "2026-11-22" },
    expected: ["2026-11-23", "2026-11-21", "2026-11-24"],
  },
  {
    name: "the wanted day itself is not offered again",
    days: [day("2026-11-22")],
    wish: { date: "2026-11-22" },
    expected: [],
  },
  {
    name: "full days are passed over",
    days: [day("2026-11-23", "FULLY_BOOKED"), day("2026-11-24", "NOT_AVAILABLE"), day("2026-11-25")],
    wish: { date: "2026-11-22" },
    expected: ["2026-11-25"],
  },
  {
    name: "so are days without the wanted scenario",
    days: [day("2026-11-23", "AVAILABLE", "Terrace"), day("2026-11-25")],
    wish: { date: "2026-11-22", scenarioName: "Dinner" },
    expected: ["2026-11-25"],
  },
])("$name", ({ days, wish, expected }) => {
  expect(chooseDays(days, wish)).toEqual(expected);
});

test("of a day the three free slots nearest to the wanted time are offered, in order of time", () => {
  const slots = [
    ...["17:00", "18:00", "18:30", "20:00", "21:00"].map((time) => slotAt(time)),
    slotAt("19:00", { available: false }),
    slotAt("19:00", { scenarioName: "Tasting menu" }),
  ];
  const near = nearestSlots(slots, { time: "19:00", scenarioName: "Dinner" }, "Europe/Oslo");
  expect(near.map(({ id }) => id)).toEqual(["Dinner 18:00", "Dinner 18:30", "Dinner 20:00"]);
});

test("each time is offered once, whichever of the scenarios comes first", () => {
  const slots = ["Dinner", "Terrace"].flatMap((scenarioName) =>
    ["18:45", "19:00", "19:15"].map((time) => slotAt(time, { scenarioName })),
  );
  const near = nearestSlots(slots, { time: "19:00" }, "Europe/Oslo");
  expect(near.map(({ id }) => id)).toEqual(["Dinner 18:45", "Dinner 19:00", "Dinner 19:15"]);
});
