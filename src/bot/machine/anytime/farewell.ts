import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { enter, remark } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { hasDraft, isFree, isInLine, lastPrompt, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { localTime, tableValues, timeValue } from "#src/bot/machine/core/values.ts";
import { giveUp } from "#src/bot/machine/tables/give-up.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { answerPrompt } from "./prompts.ts";

/**
 * The guest takes leave. It is no yes to anything, but for "see you on Friday" to who was just asked whether they come;
 * what is open stays so, and they hear how long.
 */
export function sayGoodbye(state: State, farewell: Understood["farewell"], context: Context): Step<State> {
  const prompt = isFree(state) && farewell === "meeting" ? lastPrompt(state) : undefined;
  if (prompt) return answerPrompt(state, prompt, "coming", context);
  if (state.phase === "confirming") return enter(state, [notBooked(state, context)]);
  if (state.phase === "confirmingChange") return enter(state, [plain("notChangedYet")]);
  return remark(state, context, [goodbye(state, context)]);
}

/** "No, don't book it, bye": what was talked about is given up, and a booking stays as it is. */
export function leaveWithNo(state: State, context: Context): Step<State> | undefined {
  return hasDraft(state) ? giveUp(state, context) : undefined;
}

/** Nobody leaves in the belief that it is booked: it is said that it is not, and what would do it. */
export function notBooked(state: State, context: Context): Message {
  const until = heldUntil(state, context);
  return until ? message("notBookedHeld", { time: until }) : plain("notBookedYet");
}

function goodbye(state: State, context: Context): Message {
  const until = heldUntil(state, context);
  if (until) return message("goodbyeHeld", { time: until });
  if (state.phase === "placed" && state.booking.state !== "CANCELLED") {
    return message("goodbyeUntil", tableValues(state.booking, state.booking.partySize, context));
  }
  if (isInLine(state)) return plain("goodbyeWaiting");
  const isShown = state.phase === "choosingBooking" && state.purpose === "list";
  return plain(isShown || (isFree(state) && !hasDraft(state)) ? "goodbye" : "goodbyeOpen");
}

/** Until when the table that was picked is held, where it is and the service told. */
export function heldUntil(state: State, context: Context) {
  const selection = selectionOf(state);
  const until = selection?.hold?.until;
  if (!selection || until === undefined || until <= context.now.toString()) return undefined;
  return timeValue(localTime(until, selection.slot.venueId, context));
}
