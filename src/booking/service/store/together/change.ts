import type { BookingRecord } from "#src/booking/service/store/booking-record.ts";
import type { EventOf } from "#src/booking/service/store/history.ts";
import type { Seating } from "#src/booking/service/store/seatings.ts";

/** What is to be stored of a booking: how it is from now on, with the seatings that change for it, or that it is gone. */
export type Change =
  | {
      readonly kind: "put";
      readonly booking: BookingRecord;
      readonly event: EventOf;
      /** All that change, those of lapsed bookings among them. */
      readonly seatings: readonly Seating[];
    }
  | { readonly kind: "remove"; readonly booking: BookingRecord };
