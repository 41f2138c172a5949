import type { DayAvailability, ReservableState } from "#src/booking/contract/availability.ts";
import type { DayScenario } from "./day-plan.ts";
import { type DayView, slotState } from "./day-view.ts";

export interface AvailabilityQuery {
  readonly partySize: number;
  /** Only this scenario; days of a venue that does not have it are left out. */
  readonly scenarioId?: number;
}

/** What each of some days has to offer ("List Availability" of the interface specification). */
export function listAvailability(
  dayViews: readonly DayView[],
  { partySize, scenarioId }: AvailabilityQuery,
): DayAvailability[] {
  const isMeant = ({ rules }: DayScenario) => rules.scenario.id === scenarioId;
  return dayViews
    .filter(({ day }) => scenarioId === undefined || day.scenarios.some(isMeant))
    .map((dayView) => availabilityOf(dayView, partySize, scenarioId));
}

function availabilityOf(dayView: DayView, partySize: number, scenarioId?: number): DayAvailability {
  const { day } = dayView;
  const scenarios = day.scenarios
    .filter(({ rules }) => scenarioId === undefined || rules.scenario.id === scenarioId)
    .map((scenario) => ({
      id: scenario.rules.scenario.id,
      displayName: scenario.rules.scenario.name,
      status: statusOf(dayView, scenario, partySize),
    }));
  return {
    date: day.date.toString(),
    venueStatus: day.isOpen ? "OPEN" : "CLOSED",
    reservableState: bestOf(scenarios.map(({ status }) => status)),
    scenarios,
  };
}

function statusOf(dayView: DayView, scenario: DayScenario, partySize: number): ReservableState {
  let isOffered = false;
  for (const start of scenario.starts) {
    const state = slotState(dayView, scenario, start, partySize);
    if (state === "available") return "AVAILABLE";
    if (state !== "notOffered") isOffered = true;
  }
  return isOffered ? "FULLY_BOOKED" : "NOT_AVAILABLE";
}

function bestOf(states: readonly ReservableState[]): ReservableState {
  if (states.includes("AVAILABLE")) return "AVAILABLE";
  return states.includes("FULLY_BOOKED") ? "FULLY_BOOKED" : "NOT_AVAILABLE";
}
