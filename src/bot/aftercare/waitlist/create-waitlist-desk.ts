import type { WaitlistDesk } from "#src/bot/runtime/ports.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import { assertNever } from "#src/lib/assert-never.ts";
import type { WaitlistWish } from "../ports.ts";
import { forEachWish } from "./for-each-wish.ts";
import { giveTableBack } from "./give-table-back.ts";
import { offerFreedTables } from "./offer-freed-tables.ts";
import { placesInLine } from "./places-in-line.ts";
import { takeBackLapsedOffers } from "./take-back-lapsed-offers.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";

/** How often the service is asked whether a table came free. */
const roundEvery = Temporal.Duration.from({ minutes: 1 });

/**
 * The waitlist: one round a minute looks for freed tables and offers each to the first in line. The interface
 * has no events, so looking is the only way to know. Declares its sweep: before the jobs are started.
 */
export function createWaitlistDesk(
  parts: WaitlistParts & { readonly jobs: Pick<Jobs, "every"> },
): WaitlistDesk {
  const { book, jobs, clock } = parts;
  jobs.every(roundEvery, "waitlist", () => goRound(parts));
  return {
    joined: (conversationId, entry) => book.add(conversationId, entry, clock.now()),
    answered: async (_conversationId, entryId, answer) => {
      const wish = await book.find(entryId);
      if (!wish) return;
      switch (answer) {
        case "accepted":
          return await keep(parts, wish);
        case "gone":
          return await book.clearOffer(entryId);
        case "taken":
          return await leave(parts, wish);
        case "declined":
          // The end of the wish too: who declines has made other plans.
          if (wish.offer) await giveTableBack(parts, wish.offer);
          return await leave(parts, wish);
        default:
          return assertNever(answer);
      }
    },
    waitingOf: async (conversationId) => placesInLine(await book.listOpen(), conversationId, clock.now()),
  };
}

/** One round: what lapsed goes back, what is over is left, what came free is offered. */
async function goRound(parts: WaitlistParts): Promise<void> {
  await takeBackLapsedOffers(parts);
  const now = parts.clock.now();
  const isOver = ({ slot }: WaitlistWish) =>
    Temporal.Instant.compare(Temporal.Instant.from(slot.startsAt), now) <= 0;
  const over = (await parts.book.listOpen()).filter(isOver);
  await forEachWish(parts, over, (wish) => leave(parts, wish));
  await offerFreedTables(parts);
}

/** The guest said yes: until the booking stands, or cannot, the offer does not lapse and the place in line is theirs. */
async function keep({ book }: WaitlistParts, { entryId, offer }: WaitlistWish): Promise<void> {
  if (!offer?.made) return;
  const until = Temporal.Instant.from(offer.slot.startsAt);
  await book.setOffer(entryId, { ...offer, made: { ...offer.made, until } });
}

/** Takes the guest off both lists. An entry that the service no longer knows is as good as cancelled. */
async function leave({ book, service }: WaitlistParts, { entryId, slot }: WaitlistWish): Promise<void> {
  await service.updateWaitlistState({
    params: { venueId: slot.venueId, waitlistId: entryId },
    body: { state: "CANCELLED" },
  });
  await book.close(entryId);
}
