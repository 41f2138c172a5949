import type { BookingClient } from "#src/booking/client/booking-client.ts";
import type { Booking } from "#src/booking/contract/booking.ts";
import { isSettable } from "#src/booking/contract/booking-state.ts";
import type { Ledger } from "#src/bot/aftercare/ports.ts";
import type { DeskBooking, HouseBook } from "#src/bot/desk/ports.ts";
import type { VenueFacts } from "#src/bot/machine/context.ts";
import type { BookingKey } from "#src/bot/machine/table.ts";
import { toBookedTable } from "#src/bot/runtime/booked-table.ts";

/**
 * The staff's book over a remote service. It has no list by day, so the day is the ledger's: what was
 * placed through maitred, in the state last known. A single booking is always read afresh.
 */
export function createRemoteHouseBook(
  client: Pick<BookingClient, "getBooking" | "updateBookingState">,
  ledger: Ledger,
  venues: () => readonly VenueFacts[],
): HouseBook {
  const find = async (key: BookingKey) => {
    const found = await client.getBooking({ params: { venueId: key.venueId, bookingId: key.id } });
    return found.ok ? toDeskBooking(found.value) : undefined;
  };
  return {
    complete: false,
    find,
    listDay: async (venueId, date) => {
      const venue = venues().find(({ id }) => id === venueId);
      if (!venue) return [];
      const day = Temporal.PlainDate.from(date);
      const midnight = (days: number) => day.add({ days }).toZonedDateTime(venue.timeZone).toInstant();
      const entries = await ledger.listBetween(venueId, midnight(0), midnight(1));
      return entries.map(({ booking }) => booking);
    },
    setState: async (key, state) => {
      // The states of the house itself are not the API's to set.
      if (!isSettable(state)) return { ok: false, refusal: "stateNotAllowed" };
      const params = { venueId: key.venueId, bookingId: key.id };
      const result = await client.updateBookingState({ params, body: { state } });
      if (result.ok) return { ok: true, value: toDeskBooking(result.value) };
      if (result.refusal === "not_found") return { ok: false, refusal: "notFound" };
      if (result.refusal === "booking_read_only") return { ok: false, refusal: "readOnly" };
      return { ok: false, refusal: "stateNotAllowed" };
    },
  };
}

function toDeskBooking(booking: Booking): DeskBooking {
  const { guest } = booking;
  return {
    ...toBookedTable(booking),
    ...(guest?.phone !== undefined && { phone: guest.phone }),
    ...(guest?.email !== undefined && { email: guest.email }),
  };
}
