import type { Booking } from "#src/booking/contract/booking.ts";
import { BookingError, mayHaveActed } from "#src/booking/contract/booking-error.ts";
import type { RefusalCode } from "#src/booking/contract/refusals.ts";
import { toUpdate } from "./complete-booking.ts";
import type { PlacementTools } from "./placement.ts";

/**
 * Moves a booking to another guest reference, by sending the complete resource back with it. A service may take that
 * and leave the reference as it was, so the booking is read afterwards.
 */
export async function giveOver(
  tools: PlacementTools,
  {
    guestReference,
    ...params
  }: { readonly venueId: number; readonly bookingId: string; readonly guestReference: string },
): Promise<Booking | undefined> {
  const { client, log } = tools;
  const found = await client.getCompleteBooking({ params });
  if (!found.ok) return undefined;
  if (found.value.booking.extReferenceNumber === guestReference) return found.value.booking;
  const body = toUpdate(found.value, { extReferenceNumber: guestReference });
  const refusal = await refusalOf(() => client.updateBooking({ params, body }));
  const after = await client.getCompleteBooking({ params });
  if (after.ok && after.value.booking.extReferenceNumber === guestReference) return after.value.booking;
  log.warn({ venueId: params.venueId, refusal }, "the service keeps a booking to its guest");
  return undefined;
}

/** Undefined where it was taken, or may have been. */
async function refusalOf(
  update: () => ReturnType<PlacementTools["client"]["updateBooking"]>,
): Promise<RefusalCode | undefined> {
  try {
    const answer = await update();
    return answer.ok ? undefined : answer.refusal;
  } catch (error) {
    if (error instanceof BookingError && mayHaveActed(error)) return undefined;
    throw error;
  }
}
