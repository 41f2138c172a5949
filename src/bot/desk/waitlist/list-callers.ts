import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { DeskParts } from "../desk-parts.ts";
import type { Caller } from "../view.ts";
import { callNext, labelOf, waitTexts } from "./wait-words.ts";

/** Who is behind today's evening still, and who plans a year ahead. */
const [behind, ahead] = [{ hours: 24 }, { hours: 24 * 400 }];

/** Guests without a chat for whom a table is kept now: one line each, with the number to call. */
export async function listCallers(
  { waitingLine, clock, acts }: Pick<DeskParts, "waitingLine" | "clock" | "acts">,
  venue: VenueFacts,
): Promise<readonly Caller[]> {
  const now = clock.now();
  const entries = await waitingLine.list(venue.id, now.subtract(behind), now.add(ahead));
  return entries
    .filter(({ caller, offer, isOver }) => caller && !isOver && offer?.made && offer.settled === undefined)
    .map((entry) => ({
      entryId: entry.entryId,
      note: `${callNext(acts)}: ${labelOf(entry, venue)}, ${entry.phone ?? waitTexts.byPhoneNoNumber}`,
    }));
}
