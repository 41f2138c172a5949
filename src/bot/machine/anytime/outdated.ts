import { contactLines } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Effect, Step } from "#src/bot/machine/core/effect.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { also, announcement } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { tableValues, venueName } from "#src/bot/machine/core/values.ts";
import { tellBeside, tellNews } from "./changed-outside.ts";
import { confirmationPrompt, openPrompt } from "./open-questions.ts";

/** The service took no change of a booking, or nothing was asked of it since the booking is another by now. */
export type BookingRefusal = Extract<ResultEvent, { type: "changeRefused" | "stateRefused" }>;

/** What the guest is told has reached them: the ledger may hold it, and nobody tells it again. */
export function tracking({ booking }: BookingRefusal): Effect[] {
  return booking ? [{ type: "trackBooking", booking }] : [];
}

/** Why a booking was not changed, and what it is now. `known` is what the guest last saw of it. */
export function whyNot({ reason, booking }: BookingRefusal, known: BookedTable, context: Context): Message[] {
  if (reason === "notFound") return [message("bookingGone", valuesOf(known, context))];
  if (booking?.state === "CANCELLED") return [message("bookingNowCancelled", valuesOf(booking, context))];
  const readOnly = message("bookingReadOnly", { venue: venueName(known.venueId, context) });
  return booking ? [readOnly, message("bookingNow", valuesOf(booking, context))] : [readOnly];
}

/** The answer to a prompt came too late: the booking is another by now, or is over. */
export function answerOutdated(
  state: State,
  prompted: BookedTable,
  refusal: BookingRefusal,
  context: Context,
): Step<State> {
  const { reason, booking } = refusal;
  if (reason === "changed" && booking) return promptAnew(state, booking, context);
  const lines = booking
    ? [plain("promptOutdated"), nowLine(booking, context)]
    : whyNot(refusal, prompted, context);
  const told = [...lines, ...contactLines(prompted.venueId, context)];
  const step = booking ? tellNews(state, booking, told, context) : tellBeside(state, told, context);
  return also(step, ...tracking(refusal));
}

function nowLine(booking: BookedTable, context: Context): Message {
  const key = booking.state === "CANCELLED" ? "bookingNowCancelled" : "bookingNow";
  return message(key, valuesOf(booking, context));
}

/** The same question, about what the booking is now. */
function promptAnew(state: State, booking: BookedTable, context: Context): Step<State> {
  const prompt = openPrompt(booking, context);
  const { lines, buttons } = confirmationPrompt(prompt, context);
  const say = announcement(state, context, [plain("promptOutdated"), ...lines], buttons);
  const prompts = [...state.prompts, prompt];
  return {
    state: { ...state, prompts, interruptedBy: prompt.yesToken },
    effects: [say, { type: "trackBooking", booking }],
  };
}

const valuesOf = (booking: BookedTable, context: Context) => tableValues(booking, booking.partySize, context);
