import type { DayPlan, DayScenario, Start } from "./day-plan.ts";
import { type Evening, readEvening } from "./evening.ts";
import { choiceOf } from "./house.ts";
import { isWithinPacing, type PacingLimit } from "./pacing.ts";
import type { SeatRequest, StandingParty } from "./party.ts";
import { hasRoomFor } from "./seat-party.ts";
import { turnMinutes } from "./turn-time.ts";

/** A day as it looks at a moment, with the parties that stand. Everything about slots is read from it. */
export interface Outlook {
  readonly day: DayPlan;
  readonly now: Temporal.Instant;
  readonly evening: Evening;
}

/** Why a party cannot have a start time. The first group has nothing to do with how full the house is. */
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
 * is nothing for this party, however empty the house.
 */
export type SlotState = "available" | "waitlist" | "full" | "notOffered";

/** `parties` are all that reach into the day's window, see `windowOf`; those beyond it do no harm. */
export function lookAtDay(day: DayPlan, parties: readonly StandingParty[], now: Temporal.Instant): Outlook {
  return { day, now, evening: readEvening(day, parties) };
}

/**
 * What keeps a party from a start time, if anything does. Slots, availability and bookings are all decided
 * here, which is why they agree.
 */
export function obstacleTo(
  outlook: Outlook,
  scenario: DayScenario,
  start: Start,
  partySize: number,
): Obstacle | undefined {
  const { day, evening } = outlook;
  const request = requestFor(scenario, start, partySize);
  const lasting = lastingObstacle(outlook, scenario, start, partySize);
  if (lasting || !request) return lasting ?? "partySize";
  const { pacing, scenario: own } = scenario.rules;
  const ofScenario = evening.standing.filter(({ scenarioId }) => scenarioId === own.id);
  if (pacing && !isWithinPacing(pacing, start, partySize, ofScenario)) return "pacing";
  if (day.pacing && !isWithinPacing(day.pacing, start, partySize, evening.standing)) return "pacing";
  return hasRoomFor(evening, request) ? undefined : "full";
}

export function slotState(
  outlook: Outlook,
  scenario: DayScenario,
  start: Start,
  partySize: number,
): SlotState {
  const obstacle = obstacleTo(outlook, scenario, start, partySize);
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

function lastingObstacle(
  outlook: Outlook,
  scenario: DayScenario,
  start: Start,
  partySize: number,
): Obstacle | undefined {
  const { rules } = scenario;
  if (rules.blocked) return "blocked";
  if (!canEverSeat(outlook.day, scenario, partySize)) return "partySize";
  const tooLong = start.leaveBy !== undefined && start.at + stayOf(scenario, partySize) > start.leaveBy;
  return tooLong ? "tooLate" : timeObstacle(outlook, scenario, start);
}

function canEverSeat(day: DayPlan, { rules }: DayScenario, partySize: number): boolean {
  const { id, partySize: range } = rules.scenario;
  const fitsPacing = (limit: PacingLimit | undefined) => !limit || partySize <= limit.covers;
  return (
    range.min <= partySize &&
    partySize <= range.max &&
    turnMinutes(rules.turnTimes, partySize) !== undefined &&
    choiceOf(day.house, id, partySize) !== undefined &&
    fitsPacing(rules.pacing) &&
    fitsPacing(day.pacing)
  );
}

function stayOf({ rules }: DayScenario, partySize: number): number {
  return turnMinutes(rules.turnTimes, partySize) ?? Number.POSITIVE_INFINITY;
}

/** Lead time and horizon are counted on the venue's calendar, so that a day of clock change is still a day. */
function timeObstacle({ day, now }: Outlook, { rules }: DayScenario, start: Start): Obstacle | undefined {
  const { leadTime, horizon } = rules.scenario;
  const local = now.toZonedDateTimeISO(day.timeZone);
  const startMilliseconds = start.at * 60_000;
  if (startMilliseconds < now.epochMilliseconds) return "past";
  if (startMilliseconds < local.add(leadTime).epochMilliseconds) return "tooSoon";
  const lastDate = local.toPlainDate().add(horizon);
  return Temporal.PlainDate.compare(day.date, lastDate) > 0 ? "tooFar" : undefined;
}
