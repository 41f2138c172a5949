import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { beginningOf } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import { count } from "../words.ts";

/** How many guests wait for a table of a day, in words; undefined for nobody. */
export async function readWhoWaits(
  { waitingLine }: Pick<DeskParts, "waitingLine">,
  venue: VenueFacts,
  date: Temporal.PlainDate,
): Promise<string | undefined> {
  const [from, until] = [beginningOf(date, venue), beginningOf(date.add({ days: 1 }), venue)];
  const entries = await waitingLine.list(venue.id, from, until);
  const waiting = entries.filter(({ isOver }) => !isOver).length;
  return waiting === 0 ? undefined : `${count(waiting, "guest waits", "guests wait")} for a table`;
}
