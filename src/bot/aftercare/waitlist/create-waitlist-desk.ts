import type { WaitlistDesk } from "#src/bot/runtime/ports/aftercare.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { StaffLineBook } from "../ports.ts";
import { carryOutActs } from "./carry-out-acts.ts";
import { endPastWishes } from "./end-past-wishes.ts";
import { offerFreedTables } from "./offer-freed-tables.ts";
import { answered, claim, unreachable } from "./on-answer.ts";
import { placesInLine } from "./places-in-line.ts";
import { runClocks } from "./run-clocks.ts";
import { takeBackLapsedOffers } from "./take-back-lapsed-offers.ts";
import { type WaitlistParts, zoneOf } from "./waitlist-parts.ts";

interface WaitlistDeskParts extends WaitlistParts {
  readonly staffLine: Pick<StaffLineBook, "listOpenActs" | "carriedOut">;
}

/** How often the service is asked whether a table came free. */
const roundEvery = Temporal.Duration.from({ minutes: 1 });

/**
 * The waitlist: one round a minute looks for freed tables and offers each to the first in line. The interface
 * has no events, so looking is the only way to know. Declares its sweep: before the jobs are started.
 */
export function createWaitlistDesk(
  parts: WaitlistDeskParts & { readonly jobs: Pick<Jobs, "every"> },
): WaitlistDesk {
  const { book, jobs, clock } = parts;
  jobs.every(roundEvery, "waitlist", () => goRound(parts));
  const waitingOf: WaitlistDesk["waitingOf"] = async (conversationId) =>
    placesInLine(await book.listOpen(), conversationId, clock.now(), (venueId) => zoneOf(parts, venueId));
  return {
    joined: async (conversationId, entry) => {
      await book.add(conversationId, entry, clock.now());
      return (await waitingOf(conversationId)).find(({ entryId }) => entryId === entry.entryId)?.place;
    },
    widened: (conversationId, entryId, takes) => book.widen(conversationId, entryId, takes),
    answered: (entryId, answer, reference) => answered(parts, entryId, answer, reference),
    claim: (entryId, reference) => claim(parts, entryId, reference),
    delivered: (reference, message) => book.noteMessage(reference, message, clock.now()),
    unreachable: (entryId, reference) => unreachable(parts, entryId, reference),
    messagesOf: (reference) => book.messagesOf(reference),
    waitingOf,
  };
}

/** One round: what lapsed goes back, what is over is left, what came free is offered, and clocks run on. */
async function goRound(parts: WaitlistDeskParts): Promise<void> {
  await carryOutActs(parts);
  await takeBackLapsedOffers(parts);
  await endPastWishes(parts);
  await offerFreedTables(parts);
  await runClocks(parts);
}
