import type { State } from "#src/bot/machine/core/state.ts";
import { hasDraft, lastPrompt } from "#src/bot/machine/core/under-way.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * "That's not right" to a table that is looked for, just booked or asked about is no no to it: it is to be otherwise, and
 * how is asked. A booking that is to be cancelled stays by it, as by any no.
 */
export function asCorrection(understood: Understood, state: State): Understood {
  const isCorrection = understood.meant === "mistaken" && isToBeOtherwise(state);
  return isCorrection ? { ...understood, intent: "change" } : understood;
}

function isToBeOtherwise(state: State): boolean {
  if (hasDraft(state) || lastPrompt(state) !== undefined) return true;
  return state.phase === "placed" && state.booking.state !== "CANCELLED";
}
