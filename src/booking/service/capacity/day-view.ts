import { isAnyAbsent } from "./absent-tables.ts";
import { at } from "./at.ts";
import type { DayPlan, DayScenario, LeadTime, Start } from "./day-plan.ts";
import { choiceOf } from "./floor-plan.ts";
import { isWithinPacing, type PacingLimit } from "./pacing.ts";
import type { SeatRequest, StandingParty } from "./party.ts";
import { hasRoomFor } from "./seat-party.ts";
import { planSeating, type SeatingPlan } from "./seating-plan.ts";
import { turnMinutes } from "./turn-time.ts";

/** A day as it looks at a moment, with the parties that stand. Everything about slots is read from it. */
export interface DayView {
  readonly day: DayPlan;
  readonly now: Temporal.Instant;
  readonly seatingPlan: SeatingPlan;
  /** Now, in milliseconds since 1970. */
  readonly nowMilliseconds: number;
  /** Of each scenario of the day, in milliseconds since 1970: a start before that is too soon. */
  readonly soonest: ReadonlyMap<DayScenario, number>;
}

/** Why a party cannot have a start time. The first group has nothing to do with how full the venue is. */
export type Obstacle =
  | "blocked"
  | "partySize"
  | "past"
  | "tooSoon"
  | "tooFar"
  | "tooLate"
  | "pacing"
  | "full";

/**
 * How a start time looks to a party size: it can be booked; it is full, with a waiting list or without; or it
 * is nothing for this party, however empty the venue.
 */
export type SlotState = "available" | "waitlist" | "full" | "notOffered";

/** `parties` are all that reach into the day's window, see `windowOf`; those beyond it do no harm. */
export function viewDay(day: DayPlan, parties: readonly StandingParty[], now: Temporal.Instant): DayView {
  return viewAgain({ day, seatingPlan: planSeating(day, parties) }, now);
}

/** The same day with the same parties at another moment. */
export function viewAgain(
  { day, seatingPlan }: Pick<DayView, "day" | "seatingPlan">,
  now: Temporal.Instant,
): DayView {
  const soonest = new Map(
    day.scenarios.map((scenario) => [scenario, soonestStart(scenario.rules.leadTime, now, day.timeZone)]),
  );
  return { day, now, seatingPlan, nowMilliseconds: now.epochMilliseconds, soonest };
}

/**
 * Finds what keeps a party from a start time. Slots, availability and bookings are all decided by this function, so
 * they agree.
 */
export function obstacleTo(
  dayView: DayView,
  scenario: DayScenario,
  start: Start,
  partySize: number,
): Obstacle | undefined {
  const { day, seatingPlan } = dayView;
  const { rules } = scenario;
  const request = requestFor(scenario, start, partySize);
  if (rules.blocked) return "blocked";
  if (!request || !canEverSeat(day, scenario, partySize, start.pacing)) return "partySize";
  if (!isAnyPlaceThere(day, request)) return "partySize";
  if (start.leaveBy !== undefined && request.until - rules.resetMinutes > start.leaveBy) return "tooLate";
  const ofTime = timeObstacle(dayView, scenario, start);
  if (ofTime) return ofTime;
  if (start.pacing) {
    const ofScenario = seatingPlan.standing.filter(({ scenarioId }) => scenarioId === rules.scenario.id);
    if (!isWithinPacing(start.pacing, start, partySize, ofScenario)) return "pacing";
  }
  if (day.pacing && !isWithinPacing(day.pacing, start, partySize, seatingPlan.standing)) return "pacing";
  return hasRoomFor(seatingPlan, request) ? undefined : "full";
}

export function slotState(
  dayView: DayView,
  scenario: DayScenario,
  start: Start,
  partySize: number,
): SlotState {
  const obstacle = obstacleTo(dayView, scenario, start, partySize);
  if (obstacle === undefined) return "available";
  if (obstacle !== "pacing" && obstacle !== "full") return "notOffered";
  return scenario.rules.scenario.waitlist ? "waitlist" : "full";
}

/** What a party takes when it starts then, without a booking's id; undefined when it has no turn time. */
export function requestFor(
  { rules }: DayScenario,
  { at }: Start,
  partySize: number,
): SeatRequest | undefined {
  const minutes = turnMinutes(rules.turnTimes, partySize);
  if (minutes === undefined) return undefined;
  const until = at + minutes + rules.resetMinutes;
  return { id: "", scenarioId: rules.scenario.id, partySize, from: at, until };
}

/** Whether a party of that size is any of the scenario's, however empty the venue. */
export function fitsScenario(day: DayPlan, scenario: DayScenario, partySize: number): boolean {
  return (
    turnMinutes(scenario.rules.turnTimes, partySize) !== undefined &&
    canEverSeat(day, scenario, partySize, scenario.rules.pacing)
  );
}

function canEverSeat(
  day: DayPlan,
  { rules }: DayScenario,
  partySize: number,
  pacing: PacingLimit | undefined,
): boolean {
  const { id, partySize: range } = rules.scenario;
  const fitsPacing = (limit: PacingLimit | undefined) => !limit || partySize <= limit.covers;
  return (
    range.min <= partySize &&
    partySize <= range.max &&
    choiceOf(day.floorPlan, id, partySize) !== undefined &&
    fitsPacing(pacing) &&
    fitsPacing(day.pacing)
  );
}

/** Whether the house has tables for the party then, taken or not: those of another season are no reason to wait. */
function isAnyPlaceThere({ floorPlan, absences }: DayPlan, request: SeatRequest): boolean {
  if (absences.length === 0) return true;
  const places = choiceOf(floorPlan, request.scenarioId, request.partySize)?.places ?? [];
  return places.some(({ tables }) => {
    const ids = tables.map((table) => at(floorPlan.tableIds, table));
    return !isAnyAbsent(absences, ids, request);
  });
}

function timeObstacle(
  { nowMilliseconds, soonest }: DayView,
  scenario: DayScenario,
  start: Start,
): Obstacle | undefined {
  const startMilliseconds = start.at * 60_000;
  if (startMilliseconds < nowMilliseconds) return "past";
  if (startMilliseconds < (soonest.get(scenario) ?? Number.POSITIVE_INFINITY)) return "tooSoon";
  return nowMilliseconds < scenario.opensAt ? "tooFar" : undefined;
}

function soonestStart(
  { ofCalendar, milliseconds }: LeadTime,
  now: Temporal.Instant,
  timeZone: string,
): number {
  const from = ofCalendar ? now.toZonedDateTimeISO(timeZone).add(ofCalendar) : now;
  return from.epochMilliseconds + milliseconds;
}
