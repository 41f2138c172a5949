import type { WaitingTable } from "#src/bot/machine/core/table.ts";
import { defined } from "#src/lib/defined.ts";
import type { WaitlistWish } from "../ports.ts";
import { competes, windowOf } from "./wanted-times.ts";

/**
 * What a chat waits for, in order of time. Before its place are those who may be offered the same tables first.
 *
 * @param line all that are open, in line
 * @param zoneOf the venue's time zone
 */
export function placesInLine(
  line: readonly WaitlistWish[],
  conversationId: string,
  now: Temporal.Instant,
  zoneOf: (venueId: number) => string | undefined,
): readonly WaitingTable[] {
  return line
    .flatMap((wish, index) => {
      const { entryId, partySize, slot, takes } = wish;
      const { venueId, scenarioName, startsAt } = slot;
      const timeZone = zoneOf(venueId) ?? "UTC";
      const isAhead = Temporal.Instant.compare(windowOf(wish, timeZone).to, now) > 0;
      if (wish.conversationId !== conversationId || !isAhead) return [];
      const place = 1 + line.slice(0, index).filter((other) => competes(other, wish, timeZone)).length;
      return [{ entryId, venueId, scenarioName, startsAt, partySize, ...defined({ takes }), place }];
    })
    .toSorted((one, other) => Temporal.Instant.compare(one.startsAt, other.startsAt));
}
