import type { Result } from "#src/lib/result.ts";
import type { DayScenario, Start } from "./day-plan.ts";
import { type DayView, type Obstacle, obstacleTo, requestFor, slotState } from "./day-view.ts";
import type { Interval } from "./party.ts";
import { type Seating, seatParty } from "./seat-party.ts";
import { turnMinutes } from "./turn-time.ts";

/** A booking, or a change of one, that wants a start time. The booking itself is not among the standing. */
export interface BookingRequest {
  readonly bookingId: string;
  readonly scenarioId: number;
  readonly partySize: number;
  /** The start in minutes since 1970. */
  readonly from: number;
}

/** Room for a booking. */
export interface GrantedSlot extends Interval {
  /** When its turn time is over; its tables are taken until `until`, when they are laid again. */
  readonly turnUntil: number;
  readonly seating: Seating;
}

/**
 * Why not: no such start time exists, something keeps the party from it, or nobody has to wait for it.
 */
export interface SlotRefusal {
  readonly refusal: "slot_unavailable";
  readonly obstacle: Obstacle | "noSuchSlot" | "notFull";
}

/** Whether a booking can have its start time, by the same rules by which slots are listed as available. */
export function decideBooking(dayView: DayView, request: BookingRequest): Result<GrantedSlot, SlotRefusal> {
  const slot = findSlot(dayView, request);
  if (!slot) return refuse("noSuchSlot");
  const obstacle = obstacleTo(dayView, slot.scenario, slot.start, request.partySize);
  if (obstacle) return refuse(obstacle);
  const wanted = requestFor(slot.scenario, slot.start, request.partySize);
  const seating = wanted && seatParty(dayView.seatingPlan, { ...wanted, id: request.bookingId });
  if (!seating) return refuse("full");
  const turnUntil = wanted.until - slot.scenario.rules.resetMinutes;
  return { ok: true, value: { from: wanted.from, until: wanted.until, turnUntil, seating } };
}

/** Whether a party may wait for a start time: only where the list of slots says so. The value is its stay. */
export function decideWaitlist(
  dayView: DayView,
  request: Omit<BookingRequest, "bookingId">,
): Result<Interval, SlotRefusal> {
  const slot = findSlot(dayView, request);
  if (!slot) return refuse("noSuchSlot");
  const state = slotState(dayView, slot.scenario, slot.start, request.partySize);
  if (state !== "waitlist") {
    return refuse(obstacleTo(dayView, slot.scenario, slot.start, request.partySize) ?? "notFull");
  }
  const stay = turnMinutes(slot.scenario.rules.turnTimes, request.partySize) ?? 0;
  return { ok: true, value: { from: request.from, until: request.from + stay } };
}

function findSlot(
  { day }: DayView,
  { scenarioId, from }: Pick<BookingRequest, "scenarioId" | "from">,
): { scenario: DayScenario; start: Start } | undefined {
  const scenario = day.scenarios.find(({ rules }) => rules.scenario.id === scenarioId);
  const start = scenario?.starts.find(({ at }) => at === from);
  return scenario && start && { scenario, start };
}

function refuse(obstacle: SlotRefusal["obstacle"]): { ok: false } & SlotRefusal {
  return { ok: false, refusal: "slot_unavailable", obstacle };
}
