import type { Booking, WaitlistEntry } from "#src/booking/contract/booking.ts";
import type { BookingRecord, WaitlistRecord } from "#src/booking/service/store/booking-record.ts";
import type { SlotIds } from "./slot-ids.ts";

/** A booking as the interface specification shows it ("Booking"). */
export function toWireBooking(booking: BookingRecord, slotIds: SlotIds): Booking {
  return { ...toWire(booking, slotIds), status: booking.state };
}

/** A waitlist entry has the shape of a booking. */
export function toWireEntry(entry: WaitlistRecord, slotIds: SlotIds): WaitlistEntry {
  return { ...toWire(entry, slotIds), status: entry.state };
}

function toWire(record: Omit<WaitlistRecord, "state">, slotIds: SlotIds) {
  return {
    id: record.id,
    timeSlotId: slotIds.seal(record),
    venueId: record.venueId,
    timeFrom: record.startsAt.toString(),
    timeTo: record.endsAt.toString(),
    guestCount: record.partySize,
    scenarioName: record.scenarioName,
    ...record.details,
  };
}
