import { planDay } from "#src/booking/service/capacity/day-plan.ts";
import { viewDay } from "#src/booking/service/capacity/day-view.ts";
import { decideBooking, decideWaitlist } from "#src/booking/service/capacity/decide-booking.ts";
import { fromMinute, toMinute } from "#src/booking/service/capacity/party.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Stay } from "./booking-record.ts";
import { dateOf } from "./lock-days.ts";
import { readFacts } from "./read-standing.ts";
import { type Seating, seatingsToWrite } from "./seatings.ts";
import type { ServiceTransaction } from "./tables.ts";
import type { DayBook } from "./together/day-book.ts";

/** A start time of one scenario. */
export interface SlotChoice {
  readonly scenarioId: number;
  readonly startsAt: Temporal.Instant;
}

/** A party that would like a slot. */
export interface SlotWish {
  readonly venue: PlannedVenue;
  readonly slot: SlotChoice;
  readonly partySize: number;
  readonly now: Temporal.Instant;
}

/** What a party gets, and how everybody sits then. */
export interface Capacity {
  readonly stay: Stay;
  /** The seatings that change, those of lapsed bookings among them. */
  readonly seatings: readonly Seating[];
}

/**
 * Decides whether a booking can have a slot, from all that stands around it; undefined when it cannot. A booking that
 * stands already gives way to itself.
 */
export function findCapacity(
  day: Pick<DayBook, "view">,
  wish: SlotWish & { readonly bookingId: string },
): Capacity | undefined {
  const { venue, slot, bookingId } = wish;
  if (!isWholeMinute(slot.startsAt)) return undefined;
  const { dayView, lapsed } = day.view(venue, dateOf(slot.startsAt, venue.timeZone), bookingId);
  const decision = decideBooking(dayView, { bookingId, ...toRequest(wish) });
  if (!decision.ok) return undefined;
  const { turnUntil, until, seating } = decision.value;
  return {
    stay: { ...toStay(wish, turnUntil), heldUntil: fromMinute(until) },
    seatings: seatingsToWrite(venue.id, lapsed, seating.changed),
  };
}

/** How long a party would stay in a slot that it can only wait for; undefined where there is no such waiting. */
export async function findWaitableStay(
  trx: ServiceTransaction,
  wish: SlotWish,
): Promise<Omit<Stay, "heldUntil"> | undefined> {
  const { venue, slot, now } = wish;
  if (!isWholeMinute(slot.startsAt)) return undefined;
  const date = dateOf(slot.startsAt, venue.timeZone);
  const { prepared, parties } = await readFacts(trx, venue, { from: date, to: date }, now);
  const decision = decideWaitlist(viewDay(planDay(prepared, date), parties, now), toRequest(wish));
  return decision.ok ? toStay(wish, decision.value.until) : undefined;
}

/** Slots start in whole minutes, and the wire takes any moment. */
function isWholeMinute(moment: Temporal.Instant): boolean {
  return moment.equals(fromMinute(toMinute(moment)));
}

function toRequest({ slot, partySize }: SlotWish) {
  return { scenarioId: slot.scenarioId, partySize, from: toMinute(slot.startsAt) };
}

export function toStay({ venue, slot, partySize }: SlotWish, endMinute: number) {
  const { scenarioId, startsAt } = slot;
  const scenario = venue.plan.scenarios.find(({ id }) => id === scenarioId);
  return {
    scenarioId,
    scenarioName: scenario?.name ?? "",
    partySize,
    startsAt,
    endsAt: fromMinute(endMinute),
  };
}
