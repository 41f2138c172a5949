import { agreementIn } from "#src/booking/contract/agreement-fields.ts";
import type { BackOfficeBooking } from "#src/booking/contract/back-office.ts";
import type { SeatedBooking } from "#src/booking/service/store/bookings.ts";
import { defined } from "#src/lib/defined.ts";

export function toBackOfficeBooking({
  details,
  heldUntil: _,
  outsideHours: __,
  ...booking
}: SeatedBooking): BackOfficeBooking {
  const { guest, comment, extReferenceId, extReferenceNumber, extProperties } = details;
  const agreement = agreementIn(extProperties);
  return {
    ...booking,
    ...(guest && { guest }),
    ...defined({ comment, extReferenceId, extReferenceNumber, agreement }),
  };
}
