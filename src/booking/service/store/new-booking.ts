import { type BookingDetails, hasGuest } from "#src/booking/contract/booking.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Result } from "#src/lib/result.ts";
import type { BookingRecord } from "./booking-record.ts";
import { countedWith, findReachedLimit, type LimitReached } from "./limits.ts";
import { dateOf } from "./lock-days.ts";
import { findCapacity, type SlotChoice } from "./take-capacity.ts";
import type { DayBook } from "./together/day-book.ts";
import type { Decision, Deed } from "./together/deed.ts";
import { later, type Writing } from "./writing.ts";

export interface NewBooking {
  readonly client: string;
  readonly venue: PlannedVenue;
  readonly slot: SlotChoice;
  readonly partySize: number;
  readonly details: BookingDetails;
}

export type SlotUnavailable = { readonly refusal: "slot_unavailable" };

type Answer = Result<BookingRecord, SlotUnavailable | LimitReached>;

/**
 * Takes capacity for a new booking; without a guest it is temporary. Nothing is written when the slot is not there to
 * be had, or the guest or the client has as much as the venue allows.
 */
export function newBooking(writing: Omit<Writing, "clock">, wish: NewBooking): Deed<Answer> {
  const { client, venue, slot, details } = wish;
  return {
    venue,
    plan: (_, now) => ({
      dates: [dateOf(slot.startsAt, venue.timeZone)],
      counted: countedWith({ client, venueId: venue.id, details, ...expiryOf(wish, writing, now) }, writing),
      asksForCapacity: true,
      decide: (day) => decide(writing, wish, day),
    }),
  };
}

function expiryOf(
  { details }: NewBooking,
  { holdFor }: Pick<Writing, "holdFor">,
  now: Temporal.Instant,
): Pick<BookingRecord, "expiresAt"> {
  return hasGuest(details) ? {} : { expiresAt: later(now, holdFor) };
}

function decide(writing: Omit<Writing, "clock">, wish: NewBooking, day: DayBook): Decision<Answer> {
  const { client, venue, slot, partySize, details } = wish;
  const { now } = day;
  const id = writing.newId();
  const capacity = findCapacity(day, { venue, bookingId: id, slot, partySize, now });
  if (!capacity) return { value: { ok: false, refusal: "slot_unavailable" } };
  const { stay, seatings } = capacity;
  const booking: BookingRecord = {
    ...stay,
    id,
    client,
    venueId: venue.id,
    state: "REGISTERED",
    details,
    createdAt: now,
    ...expiryOf(wish, writing, now),
  };
  const tableIds = seatings.flatMap((seating) => (seating.booking.id === id ? seating.tableIds : []));
  const claim = { venue, booking, tableIds, isNew: true, isMoved: true };
  const reached = findReachedLimit(day, writing, claim);
  if (reached) return { value: { ok: false, ...reached } };
  const event = { at: now, by: client, kind: "created" } as const;
  return { value: { ok: true, value: booking }, change: { kind: "put", booking, event, seatings } };
}
