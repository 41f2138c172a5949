import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Result } from "#src/lib/result.ts";
import { type BookingRecord, isLapsed } from "./booking-record.ts";
import { type BookingQuery, findBooking, findBookingForChange } from "./bookings.ts";
import { dateOf, lockDays } from "./lock-days.ts";
import type { ServiceTransaction } from "./tables.ts";
import type { Writing } from "./writing.ts";

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

export type NotFound = { readonly refusal: "not_found" };

/** The booking is on another day than it was a moment ago: once more, from the start. */
class MovedMeanwhile extends Error {
  /** PostgreSQL's serialization failure, after which `transact` begins anew. */
  readonly code = "40001";
}

/**
 * Decides, locks the days that the decision changes and then the booking: everyone takes them in this order. What time it
 * is counts from then on: a temporary booking may have lapsed while this waited, and its tables may be somebody else's.
 */
export async function openBooking<Decision, No extends { readonly refusal: string }>(
  trx: ServiceTransaction,
  clock: Writing["clock"],
  query: BookingQuery,
  timeZone: string,
  decide: Decide<Decision, No>,
  targetOf: (decision: Decision) => Temporal.Instant | undefined = () => undefined,
): Promise<
  Result<
    { readonly booking: BookingRecord; readonly now: Temporal.Instant; readonly decision: Decision },
    No | NotFound
  >
> {
  const datesOf = (booking: BookingRecord, decision: Decision) =>
    [booking.startsAt, targetOf(decision) ?? booking.startsAt].map((moment) => dateOf(moment, timeZone));
  const seen = await findBooking(trx, query, clock.now());
  if (!seen) return { ok: false, refusal: "not_found" };
  const wanted = decide(seen);
  if (!wanted.ok) return wanted;
  const locked = datesOf(seen, wanted.value);
  await lockDays(trx, query.venueId, locked);
  const booking = await findBookingForChange(trx, query);
  const now = clock.now();
  if (!booking || isLapsed(booking, now)) return { ok: false, refusal: "not_found" };
  const decision = decide(booking);
  if (!decision.ok) return decision;
  const isLocked = (date: Temporal.PlainDate) => locked.some((other) => other.equals(date));
  if (!datesOf(booking, decision.value).every(isLocked)) throw new MovedMeanwhile("the booking has moved");
  return { ok: true, value: { booking, now, decision: decision.value } };
}
