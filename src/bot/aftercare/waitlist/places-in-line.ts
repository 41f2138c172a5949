import type { WaitingTable } from "#src/bot/machine/core/table.ts";
import type { WaitlistWish } from "../ports.ts";
import { isNear } from "./choose-slot.ts";

/**
 * What a chat waits for, in order of time. Before its place are those who would be offered the same tables first.
 *
 * @param line all that are open, in line
 */
export function placesInLine(
  line: readonly WaitlistWish[],
  conversationId: string,
  now: Temporal.Instant,
): readonly WaitingTable[] {
  return line
    .flatMap((wish, index) => {
      const { entryId, partySize, slot } = wish;
      const { venueId, scenarioName, startsAt } = slot;
      const isAhead = Temporal.Instant.compare(startsAt, now) > 0;
      if (wish.conversationId !== conversationId || !isAhead) return [];
      const place = 1 + line.slice(0, index).filter((other) => isNear(other.slot, slot)).length;
      return [{ entryId, venueId, scenarioName, startsAt, partySize, place }];
    })
    .toSorted((one, other) => Temporal.Instant.compare(one.startsAt, other.startsAt));
}
