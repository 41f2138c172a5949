import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import type { Question } from "#src/bot/machine/core/question.ts";
import type { AskingNote, State } from "#src/bot/machine/core/state.ts";
import { noteEmptied, withWishes } from "#src/bot/machine/tables/comments.ts";
import { noteOptions } from "#src/bot/machine/tables/options.ts";
import { collectDetails } from "#src/bot/machine/tables/place-table.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { changeTable, statesName } from "./change-picked.ts";
import type { PhaseOf } from "./phase-of.ts";

/** What the house is to be told: the summary follows, which is what is agreed to. */
export const askingNote: PhaseOf<"askingNote"> = {
  ask: askNote,
  expects: "note",
  said: sayNote,
  contactShared: goOn,
  answered: {
    noNote: (state, _, context) => withoutNote(state, context),
    keep: (state, _, context) => goOn(state, context),
  },
};

function askNote({ selection: { query } }: AskingNote): Question {
  const { comment = "" } = query;
  return {
    lines: [comment === "" ? plain("askNote") : message("askMoreNote", { comment })],
    options: noteOptions(comment),
  };
}

function sayNote(state: AskingNote, understood: Understood, context: Context): Step<State> | undefined {
  const { intent, wishesLeft, wishedAlone, comment, phone } = understood;
  const isEmptied = comment === undefined && (wishesLeft === "" || wishedAlone === true);
  if (isEmptied) return withoutNote(state, context);
  const changed = changeTable(state, understood, context);
  if (changed) return changed;
  return intent === "deny" || statesName(understood) || phone !== undefined
    ? goOn(state, context)
    : undefined;
}

function withoutNote({ selection, ...state }: AskingNote, context: Context): Step<State> {
  const { comment, ...query } = selection.query;
  const emptied = withWishes({ ...selection, query }, query.changing ? { comment: "" } : {});
  const told = comment === undefined || comment === "" ? plain("noted") : noteEmptied(comment);
  return collectDetails({ ...state, selection }, emptied, context, [told]);
}

function goOn(state: AskingNote, context: Context): Step<State> {
  return collectDetails(state, state.selection, context);
}
