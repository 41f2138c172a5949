import type { Booking } from "#src/booking/contract/booking.ts";
import { toUpdate } from "./complete-booking.ts";
import type { PlacementTools } from "./placement.ts";

/** The complete resource goes back under the other reference: a booking bears one. */
export async function giveOver(
  { client, log }: PlacementTools,
  {
    guestReference,
    ...params
  }: { readonly venueId: number; readonly bookingId: string; readonly guestReference: string },
): Promise<Booking | undefined> {
  const found = await client.getCompleteBooking({ params });
  if (!found.ok) return undefined;
  if (found.value.booking.extReferenceNumber === guestReference) return found.value.booking;
  const body = toUpdate(found.value, { extReferenceNumber: guestReference });
  const answer = await client.updateBooking({ params, body });
  if (answer.ok) return answer.value;
  log.warn({ venueId: params.venueId, refusal: answer.refusal }, "the service keeps a booking to its guest");
  return undefined;
}
