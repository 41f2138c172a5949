import { toBookedTable } from "./booked-table.ts";
import type { BookedTables, BookingService } from "./ports/house.ts";

/** Guests' bookings on the booking service. */
export function createBookedTables(
  service: Pick<BookingService, "getBooking" | "listBookings" | "updateBookingState">,
): BookedTables {
  return {
    find: async ({ venueId, id }) => {
      const answer = await service.getBooking({ params: { venueId, bookingId: id } });
      return answer.ok ? toBookedTable(answer.value) : undefined;
    },
    listOf: async (guestReference) => {
      const answer = await service.listBookings({ query: { extReferenceNumber: guestReference } });
      return answer.ok ? answer.value.map(toBookedTable) : [];
    },
    markUnconfirmed: async ({ venueId, id }) => {
      const params = { venueId, bookingId: id };
      const answer = await service.updateBookingState({ params, body: { state: "UNCONFIRMED" } });
      return answer.ok ? toBookedTable(answer.value) : undefined;
    },
  };
}
