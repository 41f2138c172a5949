import type { BackOfficeBooking } from "#src/booking/contract/back-office.ts";
import type { SeatedBooking } from "#src/booking/service/store/bookings.ts";

export function toBackOfficeBooking({ details, heldUntil: _, ...booking }: SeatedBooking): BackOfficeBooking {
  const { guest, comment, extReferenceId, extReferenceNumber } = details;
  return {
    ...booking,
    ...(guest && { guest }),
    ...(comment !== undefined && { comment }),
    ...(extReferenceId !== undefined && { extReferenceId }),
    ...(extReferenceNumber !== undefined && { extReferenceNumber }),
  };
}
