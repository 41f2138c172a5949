import type { WaitlistWish } from "../ports.ts";
import { forEachWish } from "./for-each-wish.ts";
import { giveTableBack } from "./give-table-back.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";

/** Takes back the tables whose guests did not answer in time. Who said yes in time has it, however long placing takes. */
export async function takeBackLapsedOffers(parts: WaitlistParts): Promise<void> {
  const now = parts.clock.now();
  const isLapsed = ({ offer }: WaitlistWish) =>
    offer?.made !== undefined &&
    offer.settled !== "accepted" &&
    Temporal.Instant.compare(offer.made.until, now) <= 0;
  const lapsed = (await parts.book.listOpen()).filter(isLapsed);
  await forEachWish(parts, lapsed, (wish) => takeBack(parts, wish, now));
}

async function takeBack(
  parts: WaitlistParts,
  { entryId, conversationId, caller, offer }: WaitlistWish,
  now: Temporal.Instant,
): Promise<void> {
  const { book, inject } = parts;
  // From here on the guest cannot say yes any more, so the table is nobody's.
  if (!offer || !(await book.lapse(entryId, offer.reference, now))) return;
  if (!(await giveTableBack(parts, offer))) return;
  const lapsed = { type: "tableOfferLapsed", waitlistEntryId: entryId } as const;
  if (!caller) await inject(conversationId, lapsed, `lapsed:${offer.reference}`);
  await book.endOffer(entryId, offer.reference, "lapsed", now);
}
