import { type BookingDetails, hasGuest } from "#src/booking/contract/booking.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { BookingRecord } from "./booking-record.ts";
import { insertBooking } from "./bookings.ts";
import { dateOf, lockDays } from "./lock-days.ts";
import { rewriteSeatings } from "./seatings.ts";
import type { ServiceTransaction } from "./tables.ts";
import { type SlotChoice, takeCapacity } from "./take-capacity.ts";
import { withEvent, withTables } from "./write-along.ts";
import { later, type Writing } from "./writing.ts";

export interface NewBooking {
  readonly client: string;
  readonly venue: PlannedVenue;
  readonly slot: SlotChoice;
  readonly partySize: number;
  readonly details: BookingDetails;
}

/**
 * Takes capacity for a new booking; without a guest it is temporary. Undefined when the slot is not there to be
 * had, in which case nothing is written.
 */
export async function writeNewBooking(
  trx: ServiceTransaction,
  { clock, newId, holdFor }: Writing,
  { client, venue, slot, partySize, details }: NewBooking,
): Promise<BookingRecord | undefined> {
  await lockDays(trx, venue.id, [dateOf(slot.startsAt, venue.timeZone)]);
  const now = clock.now();
  const id = newId();
  const capacity = await takeCapacity(trx, { venue, bookingId: id, slot, partySize, now });
  if (!capacity) return undefined;
  const booking: BookingRecord = {
    ...capacity.stay,
    id,
    client,
    venueId: venue.id,
    state: "REGISTERED",
    details,
    createdAt: now,
    ...(hasGuest(details) ? {} : { expiresAt: later(now, holdFor) }),
  };
  const { own = [], others = [] } = Object.groupBy(capacity.seatings, (seating) =>
    seating.booking.id === id ? "own" : "others",
  );
  await rewriteSeatings(trx, others);
  const writer = withEvent(trx, booking, { at: now, by: client, kind: "created" });
  await insertBooking(withTables(writer, own), booking);
  return booking;
}
