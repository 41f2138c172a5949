import type { WaitlistWish } from "../ports.ts";
import { forEachWish } from "./for-each-wish.ts";
import { giveTableBack } from "./give-table-back.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";

/** Takes back the tables whose guests did not answer in time, unless one has just become the guest's booking. */
export async function takeBackLapsedOffers(parts: WaitlistParts): Promise<void> {
  const now = parts.clock.now();
  const isLapsed = ({ offer }: WaitlistWish) =>
    offer?.made !== undefined && Temporal.Instant.compare(offer.made.until, now) <= 0;
  const lapsed = (await parts.book.listOpen()).filter(isLapsed);
  await forEachWish(parts, lapsed, (wish) => takeBack(parts, wish, now));
}

async function takeBack(
  parts: WaitlistParts,
  { entryId, conversationId, offer }: WaitlistWish,
  now: Temporal.Instant,
): Promise<void> {
  if (!offer || !(await giveTableBack(parts, offer))) return;
  const lapsed = { type: "tableOfferLapsed", waitlistEntryId: entryId } as const;
  await parts.inject(conversationId, lapsed, `lapsed:${offer.reference}`);
  await parts.book.clearOffer(entryId, now);
}
