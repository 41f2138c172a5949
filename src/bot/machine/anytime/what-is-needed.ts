import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { isFree } from "#src/bot/machine/core/under-way.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** "What else do you need from me?", and of a number whether it is needed, and whose it may be. */
export function sayWhatIsNeeded(state: State, understood: Understood): Step<State> | undefined {
  const { asksNeeds, asksIfPhone, asksAnyPhone, withoutPhone, insteadOfPhone, phone } = understood;
  if (asksNeeds) return enter(state, [plain(needed[state.phase] ?? "neededForTable")]);
  if (insteadOfPhone !== undefined && state.phase === "askingPhone")
    return enter(state, [plain(insteadOfPhone === "known" ? "phoneUnknown" : "writesHere")]);
  if (isFree(state) || withoutPhone || phone !== undefined || !(asksIfPhone || asksAnyPhone))
    return undefined;
  return enter(state, [plain(asksIfPhone ? "whyPhone" : "anyPhone")]);
}

/** Where not all that a table needs is open any more. */
const needed: Partial<Record<State["phase"], "neededName" | "whyPhone" | "neededYes" | "neededNothing">> = {
  askingName: "neededName",
  askingPhone: "whyPhone",
  confirming: "neededYes",
  placed: "neededNothing",
};
