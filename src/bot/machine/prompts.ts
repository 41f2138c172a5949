import { common, isFree, isWriting, selectionOf } from "./common.ts";
import type { Context } from "./context.ts";
import type { Effect, Say, Step } from "./effect.ts";
import { givenBack, place, releaseOf } from "./flow.ts";
import { type Message, message, plain } from "./message.ts";
import { also, announcement, enter, remark } from "./reply.ts";
import type { OpenOffer, OpenPrompt, State } from "./state.ts";
import { localDate, localTime, tableValues } from "./values.ts";

interface Asked {
  readonly line: Message;
  readonly buttons: Say["buttons"];
}

/** "Are you still coming?", for the first time or as a reminder. */
export function askedByPrompt(
  { booking, yesToken, noToken }: OpenPrompt,
  context: Context,
  key: "confirmationPrompt" | "confirmationReminder" = "confirmationPrompt",
): Asked {
  return {
    line: message(key, tableValues(booking, booking.partySize, context)),
    buttons: [
      { token: yesToken, label: plain("choiceComing") },
      { token: noToken, label: plain("choiceNotComing") },
    ],
  };
}

/** Whether the guest takes a table that came free. */
export function askedByOffer({ offer, yesToken, noToken }: OpenOffer, context: Context): Asked {
  const { slot, partySize, hold } = offer;
  const values = { ...tableValues(slot, partySize, context), minutes: hold.minutes };
  return {
    line: message("tableFreed", values),
    buttons: [
      { token: yesToken, label: plain("choiceTakeTable") },
      { token: noToken, label: plain("choiceDeclineTable") },
    ],
  };
}

/**
 * The open question again, after some lines. Where nothing is under way, that is the freed table or the prompt which
 * words would answer, with the buttons it has.
 */
export function askAgain(state: State, context: Context, before: readonly Message[]): Step<State> {
  const asked = isFree(state) ? askedLast(state, context) : undefined;
  if (!asked) return enter(state, context, before);
  return also(remark(state, context, before), announcement(state, context, [asked.line], asked.buttons));
}

/** What a yes or a no out of the blue answers. */
function askedLast({ tableOffers, prompts }: State, context: Context): Asked | undefined {
  const offer = tableOffers.at(-1);
  if (offer) return askedByOffer(offer, context);
  const prompt = prompts.at(-1);
  return prompt && askedByPrompt(prompt, context);
}

/** Answers an open "are you still coming?". The words follow once the service has taken the answer. */
export function answerPrompt(
  state: State,
  prompt: OpenPrompt,
  answer: "coming" | "notComing",
  context: Context,
): Step<State> {
  const requestId = context.turnId;
  const { booking } = prompt;
  const effect: Effect = {
    type: "setBookingState",
    requestId,
    booking: { venueId: booking.venueId, id: booking.id },
    state: answer === "coming" ? "CONFIRMED" : "CANCELLED",
  };
  return {
    state: {
      ...state,
      prompts: state.prompts.filter((open) => open !== prompt),
      answers: [...state.answers, { requestId, prompt }],
    },
    effects: [effect],
  };
}

/** Takes or declines a freed table. Taking it places the booking on the hold that was made for it. */
export function answerTableOffer(
  state: State,
  open: OpenOffer,
  answer: "taken" | "declined",
  context: Context,
): Step<State> {
  const { offer } = open;
  // One placement at a time: the offer stays open until the one under way is settled.
  if (isWriting(state)) return enter(state, context);
  const { slot, partySize, reference, idempotencyKey, hold, waitlistEntryId, comment } = offer;
  const rest: State = { ...state, tableOffers: state.tableOffers.filter((other) => other !== open) };
  const answered: Effect = { type: "answerTableOffer", waitlistEntryId, answer };
  if (answer === "declined") {
    const release: Effect = { type: "releaseHold", hold: { venueId: slot.venueId, id: hold.bookingId } };
    return also(remark(rest, context, [plain("tableOfferDeclined")]), release, answered);
  }
  const query = {
    venueId: slot.venueId,
    partySize,
    date: localDate(slot.startsAt, slot.venueId, context),
    time: { type: "at", time: localTime(slot.startsAt, slot.venueId, context) },
    ...(comment !== undefined && { comment }),
  } as const;
  const selection = { kind: "table", query, slot, reference, idempotencyKey, hold, waitlistEntryId } as const;
  const words = givenBack(state);
  const told = words.length > 0 ? remark(rest, context, words).effects : [];
  const step = place({ ...rest, ...common(rest) } as State, selection, context);
  return also(step, ...told, ...releaseOf(selectionOf(state)), answered);
}

/** Answers the open prompt or freed table whose button this token is; undefined where it is of neither. */
export function answerByToken(state: State, token: string, context: Context): Step<State> | undefined {
  for (const prompt of state.prompts) {
    if (prompt.yesToken === token) return answerPrompt(state, prompt, "coming", context);
    if (prompt.noToken === token) return answerPrompt(state, prompt, "notComing", context);
  }
  for (const open of state.tableOffers) {
    if (open.yesToken === token) return answerTableOffer(state, open, "taken", context);
    if (open.noToken === token) return answerTableOffer(state, open, "declined", context);
  }
  return undefined;
}
