import { isBookedElsewhere } from "#src/bot/understanding/intent/booking/already-booked.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";

/** What may be wanted with a table that is told of or asked after, and is none to be booked. */
const ofOtherTables: readonly Intent[] = [
  "book",
  "inform",
  "question",
  "list",
  "askBooked",
  "askLine",
  "other",
];

/** A table that somebody booked in another way is looked for, and what is told of it is no wish for one. */
export function asBookedElsewhere(understood: Understood, { reading, locale }: FoundMessage): Understood {
  const { comment: _, topics: _asked, undecided: _open, ...told } = understood;
  if (understood.another || understood.usual || !ofOtherTables.includes(understood.intent)) return understood;
  if (asksOfOwn.includes(understood.intent) && !statesSomething(told)) return understood;
  return isBookedElsewhere(reading.folded, locale)
    ? { ...told, intent: "list", alreadyBooked: true }
    : understood;
}

/** "Are we booked?", "am I on the list?": of what was talked about here, unless a table is told with it. */
const asksOfOwn: readonly Intent[] = ["askBooked", "askLine"];

function statesSomething({ date, time, partySize, firstName, lastName }: Understood): boolean {
  return [date, time, partySize, firstName, lastName].some((value) => value !== undefined);
}
