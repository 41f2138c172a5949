import { wishNoted } from "#src/bot/machine/anytime/human.ts";
import type { Choice } from "#src/bot/machine/core/choice.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import type { Question } from "#src/bot/machine/core/question.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { Selection } from "#src/bot/machine/core/selection.ts";
import type { AskingSecond, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { joinComments, withWishes } from "#src/bot/machine/tables/comments.ts";
import { movesSlot } from "#src/bot/machine/tables/fill-draft.ts";
import { afterRelease, keep } from "#src/bot/machine/tables/give-up.ts";
import { pickSlot, slotWords } from "#src/bot/machine/tables/pick-slot.ts";
import { collectDetails } from "#src/bot/machine/tables/place-table.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { movesTable, moveTable } from "./change-picked.ts";
import type { PhaseOf } from "./phase-of.ts";

/**
 * The guest has a table about then: is this one more, or does it take its place? Asked once. Both are wishes that people
 * have, and a bare yes says neither.
 */
export const askingSecond: PhaseOf<"askingSecond"> = {
  ask: askSecond,
  expects: "confirm",
  said: sayWhileAskingSecond,
  answered: {
    another: (state, _, context) => bookBesides(state, context),
    change: (state, _, context) => bookInstead(state, context),
  },
};

function askSecond({ selection, sameEvening }: AskingSecond, context: Context): Question {
  const { slot, query } = selection;
  return {
    lines: [
      message("sameEvening", tableValues(sameEvening, sameEvening.partySize, context)),
      message("askSecond", tableValues(slot, query.partySize, context)),
    ],
    options: [
      option("another", "choiceSecond"),
      option("change", "choiceInstead"),
      option("keep", "choiceKeep"),
    ],
  };
}

const option = (
  type: Extract<Choice["type"], "another" | "change" | "keep">,
  label: "choiceSecond" | "choiceInstead" | "choiceKeep",
) => ({ choice: { type }, label: plain(label) });

function sayWhileAskingSecond(
  state: AskingSecond,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { intent, besides, instead, partySize, time, venueId, comment } = understood;
  if (instead && besides) return enter(state);
  if (instead && replacing.includes(intent)) return bookAsSaid(state, understood, context);
  // "One more" is of the table that was asked about, and nobody more at it.
  const isOneMore = besides && partySize === state.selection.query.partySize + 1;
  const isOther = [isOneMore ? undefined : partySize, time, venueId].some((value) => value !== undefined);
  // "A second" may be read as a day, too.
  if (besides && !isOther) return bookBesides(state, context);
  // A wish answers nothing: who is not asked again would have both tables booked.
  const changed = movesSlot(understood) ? moveTable(state, understood, context) : undefined;
  if (changed) return changed;
  if (intent === "change") return bookAsSaid(state, understood, context);
  if (intent === "deny") return keep(state);
  if (comment !== undefined) {
    const selection = withWishes(state.selection, understood);
    return enter({ ...state, selection }, wishNoted(state, understood, context));
  }
  return intent === "affirm" || intent === "book" || movesSlot(understood) ? enter(state) : undefined;
}

/** What "instead" may stand in, and decide; in a question or a no it decides nothing. */
const replacing: readonly Understood["intent"][] = ["change", "inform", "book", "affirm", "other", "thanks"];

/** "Instead, and by the window", "instead of it, but for five": the booking is changed into this one, with what else is said. */
function bookAsSaid(state: AskingSecond, understood: Understood, context: Context): Step<State> {
  const { selection, sameEvening } = state;
  if (movesTable(selection.query, understood))
    return advance(state, { ...selection.query, changing: sameEvening }, understood, context);
  return bookInstead({ ...state, selection: withWishes(selection, understood) }, context);
}

/** The guest knows, and wants both. */
function bookBesides(state: AskingSecond, context: Context): Step<State> {
  const { query } = state.selection;
  const selection: Selection = { ...state.selection, query: { ...query, besides: true } };
  return collectDetails(state, selection, context, slotWords(state, selection, context));
}

/**
 * The booking they have is changed into this one, once they have said yes to that. At its own venue the hold is given
 * back: the booking needs no second table to move.
 */
function bookInstead(state: AskingSecond, context: Context): Step<State> {
  const { selection, sameEvening } = state;
  // What was wished of it stays with it, and is read before the yes.
  const comment = joinWishes(sameEvening, selection);
  const query = { ...selection.query, changing: sameEvening, ...defined({ comment }) };
  if (sameEvening.venueId !== selection.slot.venueId) {
    return collectDetails(state, { ...selection, query }, context);
  }
  return afterRelease(selection, pickSlot(state, query, selection.slot, context));
}

function joinWishes({ comment: former }: BookedTable, { query: { comment } }: Selection): string | undefined {
  return comment === undefined ? former : joinComments(former, comment);
}
