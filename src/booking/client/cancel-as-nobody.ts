import type { Guest } from "#src/booking/contract/booking.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import { type CompleteBooking, toUpdate } from "./complete-booking.ts";
import type { PlacementTools } from "./placement.ts";

/** A reservation cannot be without a guest: this one is nobody. */
const nobody: Guest = { firstName: "Guest" };

/**
 * Overwrites whom a booking is for, then cancels it: a service keeps cancelled bookings, and takes no change of them. One
 * that refuses to be overwritten is cancelled all the same.
 */
export async function cancelAsNobody(
  { client, log }: PlacementTools,
  params: { readonly venueId: number; readonly bookingId: string },
): Promise<boolean> {
  const found = await client.getCompleteBooking({ params });
  if (!found.ok) return found.refusal === "not_found";
  const { status } = found.value.booking;
  if (bookingStates[status].access !== "open") return status === "CANCELLED";
  const overwritten = await client.updateBooking({ params, body: asNobody(found.value) });
  const { venueId } = params;
  if (!overwritten.ok) {
    log.warn({ venueId, refusal: overwritten.refusal }, "the service does not let go of a guest");
  }
  const cancelled = await client.updateBookingState({ params, body: { state: "CANCELLED" } });
  if (!cancelled.ok) log.warn({ venueId, refusal: cancelled.refusal }, "a booking could not be cancelled");
  return cancelled.ok;
}

/** Nothing goes along that may be about the guest, in fields of the service's own neither. */
function asNobody(found: CompleteBooking) {
  const personal = ["guest", "comment", "tags", "extProperties", "extReferenceNumber"] as const;
  return { ...toUpdate(found, {}, personal), guest: nobody };
}
