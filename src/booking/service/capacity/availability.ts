import type { DayAvailability, ReservableState } from "#src/booking/contract/availability.ts";
import { type DayScenario, type PreparedVenue, planDay } from "./day-plan.ts";
import { lookAtDay, type Outlook, slotState } from "./outlook.ts";
import type { StandingParty } from "./party.ts";

export interface AvailabilityQuery {
  readonly from: Temporal.PlainDate;
  readonly days: number;
  readonly partySize: number;
  /** Only this scenario; one that the venue does not have gives an empty list. */
  readonly scenarioId?: number;
}

/**
 * What each of a number of days has to offer ("List Availability" of the interface specification), from one
 * read of all parties that reach into any of the days' windows.
 */
export function listAvailability(
  prepared: PreparedVenue,
  parties: readonly StandingParty[],
  now: Temporal.Instant,
  { from, days, partySize, scenarioId }: AvailabilityQuery,
): DayAvailability[] {
  const isKnown = prepared.scenarios.some(({ scenario }) => scenario.id === scenarioId);
  if (scenarioId !== undefined && !isKnown) return [];
  return Array.from({ length: days }, (_, index) => {
    const day = planDay(prepared, from.add({ days: index }));
    return availabilityOf(lookAtDay(day, parties, now), partySize, scenarioId);
  });
}

function availabilityOf(outlook: Outlook, partySize: number, scenarioId?: number): DayAvailability {
  const { day } = outlook;
  const scenarios = day.scenarios
    .filter(({ rules }) => scenarioId === undefined || rules.scenario.id === scenarioId)
    .map((scenario) => ({
      id: scenario.rules.scenario.id,
      displayName: scenario.rules.scenario.name,
      status: statusOf(outlook, scenario, partySize),
    }));
  return {
    date: day.date.toString(),
    venueStatus: day.isOpen ? "OPEN" : "CLOSED",
    reservableState: bestOf(scenarios.map(({ status }) => status)),
    scenarios,
  };
}

function statusOf(outlook: Outlook, scenario: DayScenario, partySize: number): ReservableState {
  let isOffered = false;
  for (const start of scenario.starts) {
    const state = slotState(outlook, scenario, start, partySize);
    if (state === "available") return "AVAILABLE";
    if (state !== "notOffered") isOffered = true;
  }
  return isOffered ? "FULLY_BOOKED" : "NOT_AVAILABLE";
}

function bestOf(states: readonly ReservableState[]): ReservableState {
  if (states.includes("AVAILABLE")) return "AVAILABLE";
  return states.includes("FULLY_BOOKED") ? "FULLY_BOOKED" : "NOT_AVAILABLE";
}
