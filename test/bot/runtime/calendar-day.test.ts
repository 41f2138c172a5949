import { expect, test } from "vitest";
import type { DayAvailability, ReservableState } from "#src/booking/contract/availability.ts";
import { toCalendarDay } from "#src/bot/runtime/calendar-day.ts";

const date = "2026-11-28";
const scenario = (displayName: string, status: ReservableState) => ({ id: 1, displayName, status });
const dayOf = (day: Partial<DayAvailability>): DayAvailability => ({
  date,
  venueStatus: "OPEN",
  reservableState: "AVAILABLE",
  scenarios: [],
  ...day,
});
const dinner = scenario("Dinner", "AVAILABLE");
const fullMenu = scenario("Tasting menu", "FULLY_BOOKED");

test.for([
  ["all is free", { scenarios: [dinner] }, undefined, "free"],
  ["a service that tells of no scenarios", {}, undefined, "free"],
  ["one way to dine is full", { scenarios: [dinner, fullMenu] }, undefined, "few"],
  [
    "one is not offered that day",
    { scenarios: [dinner, scenario("Lunch", "NOT_AVAILABLE")] },
    undefined,
    "free",
  ],
  ["all is full", { reservableState: "FULLY_BOOKED", scenarios: [fullMenu] }, undefined, "full"],
  ["open, and nothing to be had", { reservableState: "NOT_AVAILABLE" }, undefined, "closed"],
  ["closed", { venueStatus: "CLOSED", reservableState: "NOT_AVAILABLE" }, undefined, "closed"],
  ["the wanted way to dine is free", { scenarios: [dinner, fullMenu] }, "Dinner", "free"],
  ["the wanted one is full", { scenarios: [dinner, fullMenu] }, "Tasting menu", "full"],
  ["the wanted one is not offered", { scenarios: [dinner] }, "Lunch", "closed"],
  ["the wanted one, of a service that tells of none", {}, "Lunch", "free"],
] as const)("%s: %s", ([, day, wanted, state]) => {
  expect(
    toCalendarDay(dayOf({ ...day, scenarios: [...("scenarios" in day ? day.scenarios : [])] }), wanted),
  ).toEqual({ date, state });
});
