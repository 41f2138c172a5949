import type { OfferAnswer } from "#src/bot/machine/core/effect.ts";
import type { WaitlistOffer, WaitlistWish } from "../ports.ts";
import { giveTableBack, othersAsked } from "./give-table-back.ts";
import { leaveLine } from "./leave-line.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";

/** What became of an offer; of one that is over already, nothing does. */
export async function answered(
  parts: WaitlistParts,
  entryId: string,
  answer: OfferAnswer,
  reference: string | undefined,
): Promise<void> {
  const wish = await parts.book.find(entryId);
  const offer = wish?.offer;
  if (!wish || (reference !== undefined && offer && offer.reference !== reference)) return;
  switch (answer) {
    case "taken":
      if (offer) await tellOthers(parts, offer);
      return await leaveLine(parts, wish, "yes");
    case "declined":
      // The end of the wish too: who declines has made other plans.
      if (offer) await giveTableBack(parts, offer);
      return await leaveLine(parts, wish, "no");
    case "kept":
    case "refused":
      if (!offer) return;
      await giveTableBack(parts, offer);
      return await parts.book.endOffer(entryId, offer.reference, answer, parts.clock.now());
    case "gone":
      if (offer) await endGone(parts, wish, offer);
      return;
    default:
      // An answer of an earlier version, which was written down as it was given.
      return;
  }
}

/**
 * Where the guest was the one who had said yes first, the table is gone for those who were asked with them, too. Where the
 * yes came too late, the round that took the offer back may have died before it gave the table back.
 */
async function endGone(parts: WaitlistParts, wish: WaitlistWish, offer: WaitlistOffer): Promise<void> {
  if (offer.settled === "lapsed") await giveTableBack(parts, offer);
  if (offer.settled === "accepted") await tellOthers(parts, offer);
  await parts.book.endOffer(wish.entryId, offer.reference, "gone", parts.clock.now());
}

/** The others who were asked at once hear that the table is gone, and keep their place. */
async function tellOthers(parts: WaitlistParts, offer: WaitlistOffer): Promise<void> {
  const { book, inject, clock } = parts;
  for (const other of await othersAsked(parts, offer)) {
    const { entryId, conversationId } = other;
    const reference = other.offer.reference;
    const gone = { type: "tableOfferGone", waitlistEntryId: entryId, reference } as const;
    if (!other.caller) await inject(conversationId, gone, `gone:${reference}`);
    await book.endOffer(entryId, reference, "gone", clock.now());
  }
}

/**
 * The guest said yes, and the booking is about to be placed. Of several who were asked at once the first has it: where
 * the table is kept under another's name, that hold makes room.
 */
export async function claim(parts: WaitlistParts, entryId: string, reference: string): Promise<boolean> {
  const { book, clock, placements } = parts;
  if (!(await book.claim(entryId, reference, clock.now()))) return false;
  const offer = (await book.find(entryId))?.offer;
  const isOwn = offer?.batch === undefined || offer.batch === reference;
  if (offer?.made?.bookingId !== undefined && !isOwn) {
    await placements.removeHold({ venueId: offer.slot.venueId, bookingId: offer.made.bookingId });
  }
  return true;
}

/** The offer never reached the guest: the next in line is asked. */
export async function unreachable(parts: WaitlistParts, entryId: string, reference: string): Promise<void> {
  const { book, clock, inject } = parts;
  const wish = await book.find(entryId);
  const offer = wish?.offer;
  if (!wish || !offer || offer.reference !== reference || offer.settled !== undefined) return;
  await giveTableBack(parts, offer);
  const lapsed = { type: "tableOfferLapsed", waitlistEntryId: entryId } as const;
  await inject(wish.conversationId, lapsed, `lapsed:${reference}`);
  await book.endOffer(entryId, reference, "unreachable", clock.now());
}
