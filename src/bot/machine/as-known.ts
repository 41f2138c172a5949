import type { Step } from "#src/bot/machine/core/effect.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { selectionOf } from "#src/bot/machine/core/under-way.ts";
import { isSameData } from "#src/lib/same-data.ts";

/** The question that follows an answer is the one that the guest has before them, where all of it is as it was. */
export function asKnown(step: Step<State>, before: State): Step<State> {
  const { state, effects } = step;
  const isSame = (["phase", "language", "guest"] as const).every((part) =>
    isSameData(state[part], before[part]),
  );
  const isPicked = isSameData(selectionOf(state), selectionOf(before));
  if (!isSame || !isPicked || before.interruptedBy !== undefined) return step;
  return { state, effects: effects.map((one) => (one.type === "ask" ? { ...one, isKnown: true } : one)) };
}
