import type { WaitlistDesk } from "#src/bot/runtime/ports.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { WaitlistWish } from "../ports.ts";
import { offerFreedTables } from "./offer-freed-tables.ts";
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
    // A table taken or declined is the end of the wish: who declines has made other plans.
    answered: async (_conversationId, entryId) => {
      const wish = await book.find(entryId);
      if (wish) await leave(parts, wish);
    },
  };
}

/** One round: what lapsed goes back, what is over is left, what came free is offered. */
async function goRound(parts: WaitlistParts): Promise<void> {
  await takeBackLapsedOffers(parts);
  const now = parts.clock.now();
  for (const wish of await parts.book.listOpen()) {
    const isOver = Temporal.Instant.compare(Temporal.Instant.from(wish.slot.startsAt), now) <= 0;
    if (isOver) await leave(parts, wish);
  }
  await offerFreedTables(parts);
}

/** Takes the guest off both lists. An entry that the service no longer knows is as good as cancelled. */
async function leave({ book, service }: WaitlistParts, { entryId, slot }: WaitlistWish): Promise<void> {
  await service.updateWaitlistState({
    params: { venueId: slot.venueId, waitlistId: entryId },
    body: { state: "CANCELLED" },
  });
  await book.close(entryId);
}
