import { answerOutdated } from "#src/bot/machine/anytime/outdated.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import type { PendingAnswer } from "#src/bot/machine/core/open-prompt.ts";
import { also, remark, reply, stay } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { isFree } from "#src/bot/machine/core/under-way.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { anotherDayOption } from "#src/bot/machine/tables/another-day.ts";
import { withCalendarFile } from "#src/bot/machine/tables/attachments.ts";
import { settleDeposit } from "#src/bot/machine/tables/deposit.ts";
import { forgetBooking, withoutPrompt } from "#src/bot/machine/tables/gone-booking.ts";
import { goOnAfterYes } from "./said-with-yes.ts";

/** What came of the answer to a prompt; undefined where the result is none of one. */
export function onAnswerResult(state: State, event: ResultEvent, context: Context): Step<State> | undefined {
  const answer = state.answers.find(({ requestId }) => requestId === event.requestId);
  if (!answer) return undefined;
  const settled: State = { ...state, answers: state.answers.filter((open) => open !== answer) };
  switch (event.type) {
    case "bookingStateSet":
      return answerTaken(settled, answer, event.booking, context);
    case "stateRefused":
      return answerOutdated(settled, answer.prompt.booking, event, context);
    case "bookingOutcomeOpen":
      return remark(state, context, [plain("outcomeUnknown")]);
    case "serviceFailed":
      return reopenPrompt(settled, answer, context);
    default:
      return undefined;
  }
}

function answerTaken(
  answered: State,
  { besides, quietly }: PendingAnswer,
  booking: BookedTable,
  context: Context,
): Step<State> {
  const state = withoutPrompt(answered, booking);
  const values = tableValues(booking, booking.partySize, context);
  if (booking.state === "CANCELLED") return stateTold(takeLeave(state, booking, context), booking, context);
  if (quietly) return stateTold(stay(state), booking, context);
  const yes = message("confirmationYes", values);
  const step = besides ? goOnAfterYes(state, booking, besides, yes, context) : remark(state, context, [yes]);
  return stateTold(step, booking, context);
}

/** The visit is called off. Where nothing else is talked about, another day is one tap or a yes away. */
function takeLeave(state: State, booking: BookedTable, context: Context): Step<State> {
  const no = message("confirmationNo", tableValues(booking, booking.partySize, context));
  if (isFree(state)) {
    const cancelled: State = { ...carryOver(state), phase: "placed", booking };
    const options = [anotherDayOption(booking, context)];
    return reply(cancelled, context, [no, plain("askAnotherDay")], { options });
  }
  const forgotten = forgetBooking(state, booking, context);
  const { effects } = remark(state, context, [no]);
  return { state: forgotten.state, effects: [...effects, ...forgotten.effects] };
}

/** The answer did not reach the service: the prompt is open again, its buttons as before. */
function reopenPrompt(state: State, { prompt }: PendingAnswer, context: Context): Step<State> {
  return remark({ ...state, prompts: [...state.prompts, prompt] }, context, [plain("serviceDown")]);
}

/** The guest set the state of a booking: the ledger holds it, and the staff hear of it. */
export function stateTold(step: Step<State>, booking: BookedTable, context: Context): Step<State> {
  const tracking = { type: "trackBooking", booking } as const;
  if (booking.state !== "CANCELLED") {
    return also(step, tracking, { type: "notifyStaff", notice: { kind: "confirmed", booking } });
  }
  const told = withCalendarFile(step, booking, "cancelled", context);
  const notice = { type: "notifyStaff", notice: { kind: "cancelled", booking } } as const;
  return also(told, tracking, notice, settleDeposit(booking, "guest", context));
}
