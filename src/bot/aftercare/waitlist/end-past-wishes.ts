import { quietAt } from "../confirmation/quiet-hours.ts";
import type { WaitlistWish } from "../ports.ts";
import { forEachWish } from "./for-each-wish.ts";
import { leaveLine } from "./leave-line.ts";
import { type WaitlistParts, zoneOf } from "./waitlist-parts.ts";
import { windowOf } from "./wanted-times.ts";

/** Ends what can come true no more: the last start that the guest would take has passed. */
export async function endPastWishes(parts: WaitlistParts): Promise<void> {
  const now = parts.clock.now();
  const over = (await parts.book.listOpen()).filter((wish) => {
    const timeZone = zoneOf(parts, wish.slot.venueId) ?? "UTC";
    return Temporal.Instant.compare(windowOf(wish, timeZone).to, now) <= 0;
  });
  await forEachWish(parts, over, async (wish) => {
    await tellInVain(parts, wish, now);
    await leaveLine(parts, wish);
  });
}

/** Once, and not at night. Who let an offer pass was not waiting in vain. */
async function tellInVain(
  parts: WaitlistParts,
  { conversationId, caller, passedAt, offer, ...wish }: WaitlistWish,
  now: Temporal.Instant,
): Promise<void> {
  const timeZone = zoneOf(parts, wish.slot.venueId);
  if (caller || passedAt || offer || timeZone === undefined || quietAt(now, timeZone, parts.quietHours))
    return;
  const { entryId, slot, partySize } = wish;
  const event = { type: "waitEnded", entry: { entryId, slot, partySize } } as const;
  await parts.inject(conversationId, event, `ended:${entryId}`);
}
