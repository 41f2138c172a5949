import type { State } from "#src/bot/machine/core/state.ts";
import { hasDraft, isFree } from "#src/bot/machine/core/under-way.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/**
 * "Would half past eight work as well?" and "could we be four?", while no table is talked about, are of one that the guest
 * has; who has none is heard as wishing for one.
 */
export function asOfTheirs(understood: Understood, state: State): Understood {
  const { asWell, countsAnew, topics } = understood;
  if (topics !== undefined || !isFree(state) || hasDraft(state)) return understood;
  if (asWell) return { ...understood, intent: "change" };
  const isOfAnother =
    state.askedAbout?.date !== undefined || ("givenUp" in state && state.givenUp !== undefined);
  return countsAnew && !isOfAnother ? asNewCount(understood) : understood;
}

/** "For that evening" is that of the booking, and "any problem?" asks nothing else. */
function asNewCount({ asksMore: _asks, part, timeFrom, timeTo, ...understood }: Understood): Understood {
  const bounds = part === undefined ? defined({ timeFrom, timeTo }) : {};
  return { ...understood, ...bounds, intent: "change" };
}
