import type { HouseBooking } from "#src/booking/service/house.ts";
import type { SeatedBooking } from "#src/booking/service/store/bookings.ts";

export function toHouseBooking({ details, heldUntil: _, ...booking }: SeatedBooking): HouseBooking {
  const { guest, comment, extReferenceId, extReferenceNumber } = details;
  return {
    ...booking,
    ...(guest && { guest }),
    ...(comment !== undefined && { comment }),
    ...(extReferenceId !== undefined && { extReferenceId }),
    ...(extReferenceNumber !== undefined && { extReferenceNumber }),
  };
}
