import { wishNoted } from "#src/bot/machine/anytime/human.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type {
  AskingDate,
  AskingPartySize,
  ChoosingReading,
  ChoosingVenue,
  State,
} from "#src/bot/machine/core/state.ts";
import { choiceMade } from "#src/bot/machine/on-guest-chose.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { fillDraft, movesSlot, statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** One thing was asked; the guest may answer it, or anything else about the table at the same time. */
export function sayWhileAsked(
  state: ChoosingVenue | AskingPartySize | AskingDate | ChoosingReading,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const kept = keepReading(state, understood, context);
  if (kept) return kept;
  const picked = statesTable(understood) ? undefined : pickByNumber(state, understood);
  if (picked) return choiceMade({ ...state, choices: [] }, picked.choice, context);
  if (movesSlot(understood)) return advance(state, state.draft, understood, context);
  if (statesTable(understood)) {
    const noted = { ...state, draft: fillDraft(state.draft, understood) };
    return enter(noted, context, wishNoted(state, understood, context));
  }
  const { intent } = understood;
  // "Are you open on Friday?" – "Yes, until ten. Which day?" – "That one, yes."
  if (intent === "affirm" && state.askedAbout) return advance(state, state.draft, understood, context);
  if (intent === "change") return enter(state, context, [plain("whatToChange")]);
  if (intent === "book" || intent === "greet" || intent === "affirm") return enter(state, context);
  return undefined;
}

/** Which day or time was meant stays open while the guest speaks of something else about the table. */
function keepReading(
  state: ChoosingVenue | AskingPartySize | AskingDate | ChoosingReading,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  if (state.phase !== "choosingReading" || !statesTable(understood)) return undefined;
  const { date, time, timeFrom, timeTo, venueId } = understood;
  const settling =
    state.readings.type === "dates" ? [date, venueId] : [date, time, timeFrom, timeTo, venueId];
  if (settling.some((value) => value !== undefined)) return undefined;
  return enter({ ...state, draft: fillDraft(state.draft, understood) }, context);
}

/** "The second one": the n-th button, where the question is one of picking from a list. */
function pickByNumber(
  state: ChoosingVenue | AskingPartySize | AskingDate | ChoosingReading,
  { choice }: Understood,
) {
  if (choice === undefined || state.phase === "askingPartySize") return undefined;
  return state.choices.at(choice > 0 ? choice - 1 : choice);
}
