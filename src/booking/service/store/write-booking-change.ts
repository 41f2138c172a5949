import { type BookingDetails, hasGuest } from "#src/booking/contract/booking.ts";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { ProblemCode } from "#src/booking/contract/refusals.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Result } from "#src/lib/result.ts";
import { type BookingRecord, isLapsed, isTemporary } from "./booking-record.ts";
import { type BookingQuery, findBookingForChange, removeBooking, rewriteBooking } from "./bookings.ts";
import { countedWith, findReachedLimit, type LimitReached } from "./limits.ts";
import { type Counted, dateOf, lockDays } from "./lock-days.ts";
import { rewriteSeatings, type Seating } from "./seatings.ts";
import type { ServiceTransaction } from "./tables.ts";
import { type SlotChoice, takeCapacity } from "./take-capacity.ts";
import { withEvent, withoutTables } from "./write-along.ts";
import type { Writing } from "./writing.ts";

/** What is to become of a booking. */
export interface BookingChange {
  /** Given when the booking moves or its party size changes: then it asks for capacity anew. */
  readonly move?: { readonly slot: SlotChoice; readonly partySize: number };
  readonly details: BookingDetails;
}

/** Which booking, at which venue, and in whose name it is changed. */
export interface ChangeTarget {
  readonly venue: PlannedVenue;
  readonly query: BookingQuery;
  readonly by: string;
}

/** Setting a state needs no capacity, so the venue need not have any. */
export type StateTarget = Omit<ChangeTarget, "venue"> & { readonly venue: Pick<PlannedVenue, "timeZone"> };

/** Decides on the booking as it stands, inside the transaction: pure, and possibly asked more than once. */
export type Decide<Value, Refusal> = (booking: BookingRecord) => Result<Value, Refusal>;

interface Refusal {
  readonly refusal: ProblemCode;
}
type NotFound = { readonly refusal: "not_found" };
export type SlotUnavailable = { readonly refusal: "slot_unavailable" };

/** Changes anything but the state. A guest makes a reservation of a temporary booking, whose seat it keeps. */
export async function writeBookingChange<No extends Refusal>(
  trx: ServiceTransaction,
  writing: Pick<Writing, "clock" | "ownClient">,
  { venue, query, by }: ChangeTarget,
  decide: Decide<BookingChange, No>,
): Promise<Result<BookingRecord, No | NotFound | SlotUnavailable | LimitReached>> {
  const open = await openBooking(
    trx,
    writing.clock,
    query,
    venue.timeZone,
    decide,
    ({ move }) => move?.slot.startsAt,
    (booking, { details }) => countedWith(withDetails(booking, details), writing),
  );
  if (!open.ok) return open;
  const { booking, now, decision } = open.value;
  const { moved, seatings } = await moveBooking(trx, venue, booking, decision.move, now);
  if (!moved) return { ok: false, refusal: "slot_unavailable" };
  const changed = withDetails(moved, decision.details);
  const reached = await findReachedLimit(trx, writing, {
    venue,
    booking: changed,
    tableIds: seatings.filter(({ booking: { id } }) => id === booking.id).flatMap(({ tableIds }) => tableIds),
    isNew:
      isTemporary(booking) !== isTemporary(changed) ||
      booking.details.extReferenceNumber !== changed.details.extReferenceNumber,
    isMoved: !changed.startsAt.equals(booking.startsAt),
    now,
  });
  if (reached) return { ok: false, ...reached };
  await rewriteSeatings(trx, seatings);
  const event = { at: now, by, kind: "updated", fromState: booking.state } as const;
  await rewriteBooking(withEvent(trx, changed, event), changed);
  return { ok: true, value: changed };
}

/** A guest makes a reservation of a temporary booking. */
function withDetails({ expiresAt, ...booking }: BookingRecord, details: BookingDetails): BookingRecord {
  const lasts = hasGuest(details) || expiresAt === undefined;
  return { ...booking, details, ...(!lasts && { expiresAt }) };
}

/** Sets the state. A final one lets the capacity go. */
export async function writeStateChange<No extends Refusal>(
  trx: ServiceTransaction,
  { clock }: Pick<Writing, "clock">,
  { venue, query, by }: StateTarget,
  decide: Decide<BookingState, No>,
): Promise<Result<BookingRecord, No | NotFound>> {
  const open = await openBooking(trx, clock, query, venue.timeZone, decide);
  if (!open.ok) return open;
  const { booking, now, decision: state } = open.value;
  const { expiresAt, ...kept } = booking;
  const isFinal = bookingStates[state].access === "final";
  const changed: BookingRecord = { ...(isFinal ? kept : booking), state };
  const event = { at: now, by, kind: "stateChanged", fromState: booking.state } as const;
  const writer = withEvent(trx, changed, event);
  await rewriteBooking(isFinal ? withoutTables(writer, changed) : writer, changed);
  return { ok: true, value: changed };
}

/** Takes the booking away, and all that is known of it. */
export async function deleteBooking<No extends Refusal>(
  trx: ServiceTransaction,
  { clock }: Pick<Writing, "clock">,
  { venue, query }: Omit<StateTarget, "by">,
  decide: Decide<undefined, No>,
): Promise<Result<undefined, No | NotFound>> {
  const open = await openBooking(trx, clock, query, venue.timeZone, decide);
  if (!open.ok) return open;
  await removeBooking(trx, open.value.booking.id);
  return { ok: true, value: undefined };
}

/**
 * Locks the booking, decides, and locks the days that the decision changes. What time it is counts from then on:
 * a temporary booking may have lapsed while this waited, and its tables may be somebody else's.
 */
export async function openBooking<Decision, No extends Refusal>(
  trx: ServiceTransaction,
  clock: Writing["clock"],
  query: BookingQuery,
  timeZone: string,
  decide: Decide<Decision, No>,
  targetOf: (decision: Decision) => Temporal.Instant | undefined = () => undefined,
  countedOf: (booking: BookingRecord, decision: Decision) => readonly Counted[] = () => [],
): Promise<
  Result<
    { readonly booking: BookingRecord; readonly now: Temporal.Instant; readonly decision: Decision },
    No | NotFound
  >
> {
  const booking = await findBookingForChange(trx, query);
  if (!booking || isLapsed(booking, clock.now())) return { ok: false, refusal: "not_found" };
  const decision = decide(booking);
  if (!decision.ok) return decision;
  const moments = [booking.startsAt, targetOf(decision.value) ?? booking.startsAt];
  const dates = moments.map((moment) => dateOf(moment, timeZone));
  await lockDays(trx, query.venueId, dates, countedOf(booking, decision.value));
  const now = clock.now();
  if (isLapsed(booking, now)) return { ok: false, refusal: "not_found" };
  return { ok: true, value: { booking, now, decision: decision.value } };
}

/** The booking as it would be, undefined where the slot cannot be had, and the seatings that are to be written then. */
async function moveBooking(
  trx: ServiceTransaction,
  venue: PlannedVenue,
  booking: BookingRecord,
  move: BookingChange["move"],
  now: Temporal.Instant,
): Promise<{ readonly moved?: BookingRecord; readonly seatings: readonly Seating[] }> {
  if (!move) return { moved: booking, seatings: [] };
  const capacity = await takeCapacity(trx, { venue, bookingId: booking.id, ...move, now });
  if (!capacity) return { seatings: [] };
  // Tables that the staff chose were for the time and the size that it had.
  const { tablesChosen: _, ...rest } = booking;
  return { moved: { ...rest, ...capacity.stay }, seatings: capacity.seatings };
}
