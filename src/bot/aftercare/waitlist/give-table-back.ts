import { BookingError } from "#src/booking/contract/booking-error.ts";
import type { WaitlistOffer } from "../ports.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";

/**
 * Gives back the table of an offer that is over, unless others who were asked with it may still answer. False when it
 * has become the guest's booking.
 */
export async function giveTableBack(parts: WaitlistParts, offer: WaitlistOffer): Promise<boolean> {
  const { placements } = parts;
  const { slot, reference, made } = offer;
  if ((await othersAsked(parts, offer)).length > 0) return true;
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

/** The other wishes that were asked at once with this one, and have neither answered nor run out of time. */
export async function othersAsked(
  { book }: Pick<WaitlistParts, "book">,
  { batch, reference }: WaitlistOffer,
) {
  if (batch === undefined) return [];
  const open = await book.listOpen();
  return open.filter(
    ({ offer }) => offer?.batch === batch && offer.reference !== reference && offer.settled === undefined,
  );
}
