import { hearLanguage } from "#src/bot/machine/anytime/languages.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import { forgetNeeds, learnDetails, learnNeeds } from "#src/bot/machine/core/guest-details.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { draftOf } from "#src/bot/machine/core/under-way.ts";
import { takenOut } from "#src/bot/machine/tables/comments.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { withoutName } from "./as-meant.ts";
import { expectingOf } from "./phases/phases.ts";

/** Takes in what a message tells beside its purpose: its language, and the guest's own details. */
export function hear(
  state: State,
  understood: Understood,
  needs: string | undefined,
  context: Context,
): State {
  const details = isNoAnswer(state, understood) ? withoutName(understood) : understood;
  const known = forgetNeeds(learnDetails(state.guest, details), takenOut(draftOf(state), understood));
  const guest = learnNeeds(known, needs);
  return { ...hearLanguage(state, understood, context), guest };
}

/** Wishes that a guest may utter anywhere, in words that answer no question. */
const asides: readonly Understood["intent"][] = [
  "cancel",
  "help",
  "human",
  "list",
  "askBooked",
  "askLine",
  "leaveLine",
  "myData",
  "forgetMe",
];

/** The question for a name makes a name of any word: "help", as the answer to it, is none. */
function isNoAnswer(state: State, { intent, startOver }: Understood): boolean {
  return expectingOf(state) === "name" && (startOver === true || asides.includes(intent));
}
