import { type BookingDetails, hasGuest } from "#src/booking/contract/booking.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Result } from "#src/lib/result.ts";
import type { BookingRecord } from "./booking-record.ts";
import { insertBooking } from "./bookings.ts";
import { countedWith, findReachedLimit, type LimitReached } from "./limits.ts";
import { dateOf, lockDays } from "./lock-days.ts";
import { rewriteSeatings } from "./seatings.ts";
import type { ServiceTransaction } from "./tables.ts";
import { type SlotChoice, takeCapacity } from "./take-capacity.ts";
import { withEvent, withTables } from "./write-along.ts";
import type { SlotUnavailable } from "./write-booking-change.ts";
import { later, type Writing } from "./writing.ts";

export interface NewBooking {
  readonly client: string;
  readonly venue: PlannedVenue;
  readonly slot: SlotChoice;
  readonly partySize: number;
  readonly details: BookingDetails;
}

/**
 * Takes capacity for a new booking; without a guest it is temporary. Nothing is written when the slot is not there to
 * be had, or the guest or the client has as much as the venue allows.
 */
export async function writeNewBooking(
  trx: ServiceTransaction,
  { clock, newId, holdFor, ownClient }: Writing,
  { client, venue, slot, partySize, details }: NewBooking,
): Promise<Result<BookingRecord, SlotUnavailable | LimitReached>> {
  const lasting = (from: Temporal.Instant) => (hasGuest(details) ? {} : { expiresAt: later(from, holdFor) });
  const owner = { client, venueId: venue.id, details, ...lasting(clock.now()) };
  const counted = countedWith(owner, { ownClient });
  await lockDays(trx, venue.id, [dateOf(slot.startsAt, venue.timeZone)], counted);
  const now = clock.now();
  const id = newId();
  const capacity = await takeCapacity(trx, { venue, bookingId: id, slot, partySize, now });
  if (!capacity) return { ok: false, refusal: "slot_unavailable" };
  const booking: BookingRecord = {
    ...capacity.stay,
    id,
    client,
    venueId: venue.id,
    state: "REGISTERED",
    details,
    createdAt: now,
    ...lasting(now),
  };
  const { own = [], others = [] } = Object.groupBy(capacity.seatings, (seating) =>
    seating.booking.id === id ? "own" : "others",
  );
  const tableIds = own.flatMap((seating) => seating.tableIds);
  const claim = { venue, booking, tableIds, isNew: true, isMoved: true, now };
  const reached = await findReachedLimit(trx, { ownClient }, claim);
  if (reached) return { ok: false, ...reached };
  await rewriteSeatings(trx, others);
  const writer = withEvent(trx, booking, { at: now, by: client, kind: "created" });
  await insertBooking(withTables(writer, own), booking);
  return { ok: true, value: booking };
}
