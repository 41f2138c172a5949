import type { BookingServiceOptions } from "#src/booking/service/create-booking-service.ts";
import { withoutContactDetails } from "#src/bot/desk/booking-view.ts";
import type { DeskNotice } from "#src/bot/desk/notice.ts";

/** Tells the staff; `key` makes a repeat harmless. */
export type TellStaff = (notice: DeskNotice, key: string) => Promise<void>;

/** Turns what the embedded service finds out by itself (no-shows, unseatable bookings) into notices to the staff. */
export function serviceNews(tell: TellStaff): Pick<BookingServiceOptions, "onNoShow" | "onUnseatable"> {
  return {
    onNoShow: async (booking) => {
      const { venueId, id } = booking;
      await tell({ kind: "noShow", booking: withoutContactDetails(booking) }, `noShow:${venueId}:${id}`);
    },
    onUnseatable: async (bookings) => {
      const [first] = bookings;
      if (first === undefined) return;
      const { venueId, id } = first;
      // Each booking is news once, so the first one tells this list from all others.
      await tell(
        { kind: "misfits", venueId, bookings: bookings.map(withoutContactDetails) },
        `misfits:${venueId}:${id}`,
      );
    },
  };
}
