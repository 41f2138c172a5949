import type { DayAvailability } from "#src/booking/contract/availability.ts";
import type { CalendarDay, DayState } from "#src/bot/machine/core/table.ts";

/** A day as a calendar marks it, for all ways to dine or for the one that was asked for by name. */
export function toCalendarDay(day: DayAvailability, scenarioName?: string): CalendarDay {
  return { date: day.date, state: stateOf(day, scenarioName) };
}

function stateOf(day: DayAvailability, scenarioName: string | undefined): DayState {
  if (day.venueStatus !== "OPEN") return "closed";
  const named = day.scenarios.find(({ displayName }) => displayName === scenarioName);
  // A service may tell of the day alone, without its scenarios.
  const isMissing = scenarioName !== undefined && !named && day.scenarios.length > 0;
  const status = isMissing ? "NOT_AVAILABLE" : (named?.status ?? day.reservableState);
  if (status === "FULLY_BOOKED") return "full";
  if (status !== "AVAILABLE") return "closed";
  const isPartlyFull = !named && day.scenarios.some((scenario) => scenario.status === "FULLY_BOOKED");
  return isPartlyFull ? "few" : "free";
}
