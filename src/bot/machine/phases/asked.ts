import type { Understood } from "#src/bot/understanding/understood.ts";
import { advance } from "../advance.ts";
import { choiceMade } from "../choosing.ts";
import type { Context } from "../context.ts";
import type { Step } from "../effect.ts";
import { statesTable } from "../fill-draft.ts";
import { plain } from "../message.ts";
import { enter } from "../reply.ts";
import type { AskingDate, AskingPartySize, ChoosingReading, ChoosingVenue, State } from "../state.ts";

/** One thing was asked; the guest may answer it, or anything else about the table at the same time. */
export function sayWhileAsked(
  state: ChoosingVenue | AskingPartySize | AskingDate | ChoosingReading,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const picked = statesTable(understood) ? undefined : pickByNumber(state, understood);
  if (picked) return choiceMade({ ...state, choices: [] }, picked.choice, context);
  if (statesTable(understood)) return advance(state, state.draft, understood, context);
  const { intent } = understood;
  if (intent === "change") return enter(state, context, [plain("whatToChange")]);
  if (intent === "book" || intent === "greet" || intent === "affirm") return enter(state, context);
  return undefined;
}

/** "The second one": the n-th button, where the question is one of picking from a list. */
function pickByNumber(
  state: ChoosingVenue | AskingPartySize | AskingDate | ChoosingReading,
  { choice }: Understood,
) {
  if (choice === undefined || state.phase === "askingPartySize") return undefined;
  return state.choices.at(choice > 0 ? choice - 1 : choice);
}
