import { BookingError } from "#src/booking/contract/booking-error.ts";
import type { WaitlistOffer } from "../ports.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";

/** Gives back the table of an offer that is over. False when it has become the guest's booking. */
export async function giveTableBack(
  { placements }: WaitlistParts,
  { slot, reference, made }: WaitlistOffer,
): Promise<boolean> {
  const { venueId } = slot;
  if (made?.bookingId !== undefined) return placements.removeHold({ venueId, bookingId: made.bookingId });
  try {
    await placements.removeHoldsOf({ venueId, reference });
  } catch (error) {
    // There is hardly ever such a hold, and it lapses by itself: an offer must not outlast its time for it.
    if (!(error instanceof BookingError)) throw error;
  }
  return true;
}
