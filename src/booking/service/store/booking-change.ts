import { type BookingDetails, hasGuest } from "#src/booking/contract/booking.ts";
import { type BookingState, bookingStates } from "#src/booking/contract/booking-state.ts";
import type { ProblemCode } from "#src/booking/contract/refusals.ts";
import type { Result } from "#src/lib/result.ts";
import { type BookingRecord, isTemporary } from "./booking-record.ts";
import { countedWith, findReachedLimit, type LimitReached } from "./limits.ts";
import { dateOf } from "./lock-days.ts";
import type { SlotUnavailable } from "./new-booking.ts";
import type { ChangeTarget, Decide, NotFound, StateTarget } from "./open-booking.ts";
import type { Seating } from "./seatings.ts";
import { findCapacity, type SlotChoice } from "./take-capacity.ts";
import type { DayBook } from "./together/day-book.ts";
import type { Decision, Deed, Planned } from "./together/deed.ts";
import type { Writing } from "./writing.ts";

/** What is to become of a booking. */
export interface BookingChange {
  /** Present if the booking moves or its party size changes. It then needs tables anew. */
  readonly move?: { readonly slot: SlotChoice; readonly partySize: number };
  readonly details: BookingDetails;
}

interface Refusal {
  readonly refusal: ProblemCode;
}

type Changed<No> = Result<BookingRecord, No | NotFound | SlotUnavailable | LimitReached>;

/** Changes anything but the state. A guest makes a reservation of a temporary booking, whose seat it keeps. */
export function bookingChange<No extends Refusal>(
  writing: Pick<Writing, "ownClient">,
  { venue, query, by }: ChangeTarget,
  decide: Decide<BookingChange, No>,
): Deed<Changed<No>> {
  return aboutBooking({ venue, query }, decide, (booking, change) => ({
    dates: [booking, ...(change.move ? [change.move.slot] : [])].map(({ startsAt }) =>
      dateOf(startsAt, venue.timeZone),
    ),
    counted: countedWith(withDetails(booking, change.details), writing),
    asksForCapacity: change.move !== undefined,
    decide: (day) => {
      const { moved, seatings } = moveBooking(day, { venue, booking, move: change.move });
      if (!moved) return { value: { ok: false, refusal: "slot_unavailable" } };
      const changed = withDetails(moved, change.details);
      const own = seatings.filter((seating) => seating.booking.id === booking.id);
      const reached = findReachedLimit(day, writing, {
        venue,
        booking: changed,
        tableIds: own.flatMap(({ tableIds }) => tableIds),
        isNew:
          isTemporary(booking) !== isTemporary(changed) ||
          booking.details.extReferenceNumber !== changed.details.extReferenceNumber,
        isMoved: !changed.startsAt.equals(booking.startsAt),
      });
      if (reached) return { value: { ok: false, ...reached } };
      const event = { at: day.now, by, kind: "updated", fromState: booking.state } as const;
      return {
        value: { ok: true, value: changed },
        change: { kind: "put", booking: changed, event, seatings },
      };
    },
  }));
}

/** Sets the state. A final one lets the capacity go. */
export function stateChange<No extends Refusal>(
  { venue, query, by }: StateTarget,
  decide: Decide<BookingState, No>,
): Deed<Result<BookingRecord, No | NotFound>> {
  return aboutBooking({ venue, query }, decide, (booking, state) =>
    onItsDay(venue, booking, ({ now }) => {
      const { expiresAt, ...kept } = booking;
      const isFinal = bookingStates[state].access === "final";
      const changed: BookingRecord = { ...(isFinal ? kept : booking), state };
      const event = { at: now, by, kind: "stateChanged", fromState: booking.state } as const;
      const seatings = isFinal ? [{ booking: changed, tableIds: [] }] : [];
      return {
        value: { ok: true, value: changed },
        change: { kind: "put", booking: changed, event, seatings },
      };
    }),
  );
}

/** Takes the booking away, and all that is known of it. */
export function removal<No extends Refusal>(
  { venue, query }: Omit<StateTarget, "by">,
  decide: Decide<undefined, No>,
): Deed<Result<undefined, No | NotFound>> {
  return aboutBooking({ venue, query }, decide, (booking) =>
    onItsDay(venue, booking, () => ({
      value: { ok: true, value: undefined },
      change: { kind: "remove", booking },
    })),
  );
}

/** Makes a deed about an existing booking, whose first decision needs no day. */
function aboutBooking<Intent, No extends Refusal, Value>(
  { venue, query }: Omit<StateTarget, "by">,
  decide: Decide<Intent, No>,
  plan: (booking: BookingRecord, intent: Intent) => Planned<Result<Value, No | NotFound>>,
): Deed<Result<Value, No | NotFound>> {
  return {
    venue: { id: query.venueId, timeZone: venue.timeZone },
    booking: query,
    plan: (booking) => {
      if (!booking) return { settled: { ok: false, refusal: "not_found" } };
      const decision = decide(booking);
      return decision.ok ? plan(booking, decision.value) : { settled: decision };
    },
  };
}

function onItsDay<Value>(
  { timeZone }: StateTarget["venue"],
  { startsAt }: BookingRecord,
  decide: (day: DayBook) => Decision<Value>,
): Planned<Value> {
  return { dates: [dateOf(startsAt, timeZone)], counted: [], asksForCapacity: false, decide };
}

/** A guest makes a reservation of a temporary booking. */
function withDetails({ expiresAt, ...booking }: BookingRecord, details: BookingDetails): BookingRecord {
  const lasts = hasGuest(details) || expiresAt === undefined;
  return { ...booking, details, ...(!lasts && { expiresAt }) };
}

/** The booking as it would be, undefined where the slot cannot be had, and the seatings that are to be written then. */
function moveBooking(
  day: DayBook,
  {
    venue,
    booking,
    move,
  }: Pick<ChangeTarget, "venue"> & {
    readonly booking: BookingRecord;
    readonly move: BookingChange["move"] | undefined;
  },
): { readonly moved?: BookingRecord; readonly seatings: readonly Seating[] } {
  if (!move) return { moved: booking, seatings: [] };
  const capacity = findCapacity(day, { venue, bookingId: booking.id, ...move, now: day.now });
  if (!capacity) return { seatings: [] };
  // Tables that the staff chose were for the time and the size that it had.
  const { tablesChosen: _, ...rest } = booking;
  return { moved: { ...rest, ...capacity.stay }, seatings: capacity.seatings };
}
