import type { WaitlistWish } from "../ports.ts";
import { forEachWish } from "./for-each-wish.ts";
import { tellGuest } from "./make-offer.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";

/** When the message of an offer shows how much time is left, in minutes: few enough for any platform's limits. */
const shownAt = [1, 2, 5, 10, 15, 30, 60, 120] as const;

/** Shows in the messages of open offers how much time is left. What a process died before saying is said. */
export async function runClocks(parts: WaitlistParts): Promise<void> {
  const open = (await parts.book.listOpen()).filter(
    ({ offer }) => offer?.made !== undefined && offer.settled === undefined,
  );
  await forEachWish(parts, open, async (wish) => {
    await tellGuest(parts, wish);
    await tick(parts, wish);
  });
}

async function tick(
  { clock, inject, offerFor }: WaitlistParts,
  { entryId: waitlistEntryId, conversationId, caller, offer }: WaitlistWish,
): Promise<void> {
  if (!offer?.made || caller) return;
  const { reference, made } = offer;
  const left = clock.now().until(made.until).total("minutes");
  const shown = shownAt.find((minutes) => left <= minutes);
  if (left <= 0 || shown === undefined || shown >= offerFor.total("minutes")) return;
  const event = { type: "tableOfferTicked", waitlistEntryId, reference } as const;
  await inject(conversationId, event, `ticked:${reference}:${shown}`);
}
