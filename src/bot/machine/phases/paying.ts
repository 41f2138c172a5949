import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import type { Question } from "#src/bot/machine/core/question.ts";
import { also, enter, remark } from "#src/bot/machine/core/reply.ts";
import type { Confirming, Paying, State } from "#src/bot/machine/core/state.ts";
import { localTime, timeValue } from "#src/bot/machine/core/values.ts";
import { depositOf, withoutDeposit } from "#src/bot/machine/tables/deposit.ts";
import { place } from "#src/bot/machine/tables/place-table.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { changeTable, statesName } from "./change-picked.ts";
import { askWhatToChange } from "./confirming.ts";
import type { PhaseOf } from "./phase-of.ts";

/** The deposit is asked for. Its payment comes from the platform; words may still change the table. */
export const paying: PhaseOf<"paying"> = {
  ask: askToPay,
  expects: null,
  said: sayWhilePaying,
  answered: { change: (state, _, context) => reopen(state, context) },
  results: { depositNotTaken: bookWithout },
};

function askToPay({ selection }: Paying, context: Context): Question {
  const { hold, slot } = selection;
  const deposit = depositOf(selection, context);
  const until = hold?.until ?? context.now.toString();
  const time = timeValue(localTime(until, slot.venueId, context));
  return {
    lines: deposit ? [message("payDeposit", { total: deposit.total, time })] : [plain("checkoutClosed")],
    options: [
      { choice: { type: "change" }, label: plain("choiceChange") },
      { choice: { type: "drop" }, label: plain("choiceDrop") },
    ],
  };
}

/** The summary again: what was asked for is not to be paid any more. */
function reopen(state: Paying, context: Context): Step<State> {
  return withdrawn(state, askWhatToChange(summaryOf(state), context));
}

function summaryOf(state: Paying): Confirming {
  return { ...carryOver(state), phase: "confirming", selection: withoutDeposit(state.selection) };
}

function withdrawn({ requestId }: Paying, step: Step<State>): Step<State> {
  return also(step, { type: "withdrawDeposit", depositId: requestId });
}

function sayWhilePaying(state: Paying, understood: Understood, context: Context): Step<State> | undefined {
  const { intent, phone } = understood;
  const summary = summaryOf(state);
  const changed = changeTable(summary, understood, context);
  if (changed) return withdrawn(state, changed);
  if (statesName(understood) || phone !== undefined) return withdrawn(state, enter(summary));
  if (intent === "deny" || intent === "change") return reopen(state, context);
  return intent === "affirm" || intent === "book" ? enter(state) : undefined;
}

/** What cannot be paid keeps nobody from their table. */
function bookWithout(state: Paying, _: unknown, context: Context): Step<State> {
  const { selection, agreement } = state;
  const told = remark(state, context, [plain("depositNotTaken")]);
  const placed = place(state, withoutDeposit(selection), context, agreement);
  return { state: placed.state, effects: [...told.effects, ...placed.effects] };
}
