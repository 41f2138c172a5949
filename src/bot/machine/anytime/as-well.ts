import type { State } from "#src/bot/machine/core/state.ts";
import { hasDraft, isFree } from "#src/bot/machine/core/under-way.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * "Would half past eight work as well?", while no table is talked about, is of one that the guest has; who has none is
 * heard as wishing for one.
 */
export function asOfTheirs(understood: Understood, state: State): Understood {
  const { asWell, topics } = understood;
  const isOfTheirs = asWell === true && topics === undefined && isFree(state) && !hasDraft(state);
  return isOfTheirs ? { ...understood, intent: "change" } : understood;
}
