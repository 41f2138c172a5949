import { tellBeside, tellNews } from "./changed-outside.ts";
import { contactLines } from "./contact-lines.ts";
import type { Context } from "./context.ts";
import type { Effect, Step } from "./effect.ts";
import type { ResultEvent } from "./event.ts";
import { type Message, message, plain } from "./message.ts";
import { confirmationPrompt, openPrompt } from "./open-questions.ts";
import { also, announcement } from "./reply.ts";
import type { State } from "./state.ts";
import type { BookedTable } from "./table.ts";
import { tableValues, venueName } from "./values.ts";

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
