import type { BookingNotes, NotesRefusal } from "#src/booking/contract/staff-bookings.ts";
import type { Result } from "#src/lib/result.ts";
import type { BookingRecord } from "./booking-record.ts";
import { findSeatedBookings, rewriteBooking, type SeatedBooking } from "./bookings.ts";
import { type ChangeTarget, openBooking } from "./open-booking.ts";
import type { ServiceTransaction } from "./tables.ts";
import { withEvent } from "./write-along.ts";
import { mayChange } from "./write-staff-change.ts";
import type { Writing } from "./writing.ts";

/** Writes what stands beside a booking, unless it is something else by now than what the writer has read. */
export async function writeNotes(
  trx: ServiceTransaction,
  { clock }: Pick<Writing, "clock">,
  { venue, query, by }: ChangeTarget,
  { comment, staffNote }: BookingNotes,
  isSeen: (now: BookingNotes) => boolean,
): Promise<Result<SeatedBooking, { readonly refusal: NotesRefusal }>> {
  const open = await openBooking(trx, clock, query, venue.timeZone, mayChange);
  if (!open.ok) return open;
  const { booking, now } = open.value;
  if (!isSeen(notesOf(booking))) return { ok: false, refusal: "changed_meanwhile" };
  const { staffNote: _, details, ...rest } = booking;
  const { comment: __, ...otherDetails } = details;
  const changed: BookingRecord = {
    ...rest,
    details: { ...otherDetails, ...(comment && { comment }) },
    ...(staffNote && { staffNote }),
  };
  const event = { at: now, by, kind: "updated", fromState: booking.state } as const;
  await rewriteBooking(withEvent(trx, changed, event), changed);
  const [seated] = await findSeatedBookings(trx, [booking.id]);
  return seated ? { ok: true, value: seated } : { ok: false, refusal: "not_found" };
}

function notesOf({ details: { comment }, staffNote }: BookingRecord): BookingNotes {
  return { ...(comment !== undefined && { comment }), ...(staffNote !== undefined && { staffNote }) };
}
