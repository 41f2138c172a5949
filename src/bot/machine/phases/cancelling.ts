import { stateTold } from "#src/bot/machine/anytime/prompt-results.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import type { Question } from "#src/bot/machine/core/question.ts";
import { enter, reply } from "#src/bot/machine/core/reply.ts";
import type { ConfirmingCancel, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { askToCancelEach, cancelBooking } from "#src/bot/machine/tables/cancel-booking.ts";
import { draftOfBooking, repeatsBooking } from "#src/bot/machine/tables/change-booking.ts";
import { depositCancelLines } from "#src/bot/machine/tables/deposit.ts";
import { fillDraft, movesSlot } from "#src/bot/machine/tables/fill-draft.ts";
import { findBookings } from "#src/bot/machine/tables/find-bookings.ts";
import { keep } from "#src/bot/machine/tables/give-up.ts";
import { withoutPrompt } from "#src/bot/machine/tables/gone-booking.ts";
import { lateCancelLines } from "#src/bot/machine/tables/no-show-fee.ts";
import { startOptions } from "#src/bot/machine/tables/options.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { askAnew, standIdle } from "./booking-refused.ts";
import type { PhaseOf, ResultOf, StateOf } from "./phase-of.ts";
import { writing } from "./waiting.ts";

/** Is this booking to be cancelled? */
export const confirmingCancel: PhaseOf<"confirmingCancel"> = {
  ask: askCancel,
  expects: "confirm",
  hearsCancel: true,
  decides: true,
  said: (state, understood, context) => {
    const { intent, meant } = understood;
    // "Can we cancel?" asks what was asked.
    if (meant === "asked") return enter(state);
    // "Yes, we'll be there" is a yes to the visit.
    const stands = intent === "affirm" && meant === "stands";
    const isYes = (intent === "affirm" && !stands) || intent === "cancel";
    if (namesAnother(state.booking, understood, context))
      return sayOfAnother(state, isYes, understood, context);
    if (isYes) return cancelBooking(state, state.booking, context);
    return intent === "deny" || stands ? keep(state) : undefined;
  },
  answered: { confirm: (state, _, context) => cancelBooking(state, state.booking, context) },
};

/** The cancellation is being written. */
export const cancelling: PhaseOf<"cancelling"> = {
  ...writing,
  results: {
    ...writing.results,
    bookingStateSet: onStateSet,
    stateRefused: onStateRefused,
    serviceFailed: (state) =>
      enter(
        {
          ...carryOver(state),
          phase: "confirmingCancel",
          booking: state.booking,
          ...defined({ more: state.more }),
        },
        [plain("serviceDown")],
      ),
  },
};

/** Whether a table is spoken of that is not the one asked about: at another time, for more people. */
function namesAnother(booking: BookedTable, understood: Understood, context: Context): boolean {
  return movesSlot(understood) && !repeatsBooking(booking, understood, context);
}

/** "The one on Friday" is another booking to cancel; "could we come at eight?" is this one, and is no yes. */
function sayOfAnother(
  state: ConfirmingCancel,
  isYes: boolean,
  understood: Understood,
  context: Context,
): Step<State> {
  return isYes
    ? findBookings(state, "cancel", context, fillDraft({}, understood))
    : advance(state, draftOfBooking(state.booking, context), understood, context);
}

function askCancel({ booking }: ConfirmingCancel, context: Context): Question {
  return {
    lines: [
      message("askCancel", tableValues(booking, booking.partySize, context)),
      ...lateCancelLines(booking, context),
      ...depositCancelLines(booking, context),
    ],
    options: [
      { choice: { type: "confirm" }, label: plain("choiceCancelBooking") },
      { choice: { type: "keep" }, label: plain("choiceKeep") },
    ],
  };
}

function onStateSet(
  state: StateOf<"cancelling">,
  { booking }: ResultOf<"bookingStateSet">,
  context: Context,
): Step<State> {
  const idle: State = { ...carryOver(withoutPrompt(state, booking)), phase: "idle", cancelled: booking };
  const lines = [message("cancelled", tableValues(booking, booking.partySize, context))];
  const next = askToCancelEach(idle, state.more ?? [], lines);
  if (next) return stateTold(next, booking, context);
  return stateTold(reply(idle, context, lines, { options: startOptions }), booking, context);
}

function onStateRefused(
  state: StateOf<"cancelling">,
  refusal: ResultOf<"stateRefused">,
  context: Context,
): Step<State> {
  const { reason, booking } = refusal;
  if (reason === "changed" && booking) return askAnew(state, "confirmingCancel", booking);
  return standIdle(state, refusal, state.booking, context);
}
