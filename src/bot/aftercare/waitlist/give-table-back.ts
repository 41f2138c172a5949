import { BookingError } from "#src/booking/contract/booking-error.ts";
import type { WaitlistOffer, WaitlistWish } from "../ports.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";

/**
 * Gives back the table of an offer that is over, unless others who were asked with it may still answer, or have said yes.
 * False when it has become the guest's booking.
 */
export async function giveTableBack(parts: WaitlistParts, offer: WaitlistOffer): Promise<boolean> {
  const { placements } = parts;
  const { slot, reference, made } = offer;
  if ((await sharing(parts, offer)).some(({ offer: other }) => other.settled !== "lapsed")) return true;
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

type Asked = WaitlistWish & { readonly offer: WaitlistOffer };

/** The other wishes that were asked at once with this one, and have neither answered nor run out of time. */
export async function othersAsked(
  parts: Pick<WaitlistParts, "book">,
  offer: WaitlistOffer,
): Promise<readonly Asked[]> {
  return (await sharing(parts, offer)).filter((other) => other.offer.settled === undefined);
}

async function sharing(
  { book }: Pick<WaitlistParts, "book">,
  { batch, reference }: WaitlistOffer,
): Promise<readonly Asked[]> {
  if (batch === undefined) return [];
  return (await book.listOpen()).flatMap(({ offer, ...wish }) =>
    offer?.batch === batch && offer.reference !== reference ? [{ ...wish, offer }] : [],
  );
}
