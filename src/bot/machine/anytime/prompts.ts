import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Effect, Step } from "#src/bot/machine/core/effect.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { type Message, plain } from "#src/bot/machine/core/message.ts";
import type { OpenOffer } from "#src/bot/machine/core/open-offer.ts";
import type { OpenPrompt, PendingAnswer } from "#src/bot/machine/core/open-prompt.ts";
import { also, announcement, enter, remark } from "#src/bot/machine/core/reply.ts";
import type { SaidWithYes } from "#src/bot/machine/core/said-with-yes.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { asksNothing, isWriting, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { localDate, localTime } from "#src/bot/machine/core/values.ts";
import { agreed, termsShown } from "#src/bot/machine/tables/agreeing.ts";
import { givenBack, releaseOf } from "#src/bot/machine/tables/give-up.ts";
import { collectDetails, place } from "#src/bot/machine/tables/place-table.ts";
import { defined } from "#src/lib/defined.ts";
import { confirmationPrompt, offerTerms } from "./open-questions.ts";
import { putOff } from "./put-off.ts";
import { sayOffer } from "./waitlist-events.ts";

/**
 * The open question again, after some lines. Where that asks nothing, it is the freed table or the prompt which
 * words would answer, with the buttons it has.
 */
export function askAgain(state: State, context: Context, before: readonly Message[]): Step<State> {
  const open = asksNothing(state) ? (state.tableOffers.at(-1) ?? state.prompts.at(-1)) : undefined;
  if (!open) return enter(state, before);
  const again = putAgain(state, open, context);
  return { state: again.state, effects: [...remark(state, context, before).effects, ...again.effects] };
}

/** Shows what the house asked once more, with the same buttons: something else was said since. */
export function putAgain(state: State, open: OpenPrompt | OpenOffer, context: Context): Step<State> {
  if ("offer" in open) return putOfferAgain(state, open, context);
  const { lines, buttons } = confirmationPrompt(open, context);
  const next: State = { ...state, interruptedBy: open.yesToken };
  return { state: next, effects: [announcement(state, context, lines, buttons)] };
}

/** A freed table is offered once more: a yes is to the terms as they were shown last. */
function putOfferAgain(state: State, { terms: _, ...former }: OpenOffer, context: Context): Step<State> {
  const open = { ...former, ...termsShown(state, offerTerms(former.offer, context), context) };
  const tableOffers = state.tableOffers.map((other) => (other.yesToken === open.yesToken ? open : other));
  const next: State = { ...state, tableOffers, interruptedBy: open.yesToken };
  return { state: next, effects: [sayOffer(state, open, context)] };
}

/** Pressed, not said: how many they are is asked. */
const otherNumber: SaidWithYes = { text: "", understood: { intent: "change" } };

/** Answers an open "are you still coming?". The words follow once the service has taken the answer. */
export function answerPrompt(
  state: State,
  prompt: OpenPrompt,
  answer: "coming" | "notComing",
  context: Context,
  how: Partial<Pick<PendingAnswer, "besides" | "quietly">> = {},
): Step<State> {
  const requestId = context.turnId;
  const { booking } = prompt;
  const effect: Effect = {
    type: "setBookingState",
    requestId,
    booking: { venueId: booking.venueId, id: booking.id },
    state: answer === "coming" ? "CONFIRMED" : "CANCELLED",
    asked: booking,
  };
  return {
    state: {
      ...state,
      prompts: state.prompts.filter((open) => open !== prompt),
      answers: [...state.answers, { requestId, prompt, ...how }],
    },
    effects: [effect],
  };
}

/**
 * Takes or declines a freed table. Taking it places the booking, on its hold where there is one; the guest stays in line
 * until it stands. Who declines leaves the line, but for who says that it is this table alone that they do not want.
 */
export function answerTableOffer(
  state: State,
  open: OpenOffer,
  answer: "taken" | "declined" | "kept",
  context: Context,
): Step<State> {
  const { offer } = open;
  // One placement at a time: the offer stays open until the one under way is settled.
  if (isWriting(state)) return enter(state);
  const { slot, partySize, reference, idempotencyKey, hold, waitlistEntryId, comment, round } = offer;
  const rest: State = { ...state, tableOffers: state.tableOffers.filter((other) => other !== open) };
  if (answer !== "taken") {
    const declined = { type: "answerTableOffer", waitlistEntryId, answer, reference } as const;
    const line = plain(answer === "kept" ? "tableOfferKept" : "tableOfferDeclined");
    return also(remark(rest, context, [line]), declined);
  }
  const terms = agreed(offerTerms(offer, context), open.terms, context);
  if (terms === "changed") {
    const again = putAgain(state, open, context);
    const told = remark(state, context, [plain("termsChanged")]).effects;
    return { state: again.state, effects: [...told, ...again.effects] };
  }
  const query = {
    venueId: slot.venueId,
    partySize,
    date: localDate(slot.startsAt, slot.venueId, context),
    time: { type: "at", time: localTime(slot.startsAt, slot.venueId, context) },
    ...defined({ comment, round }),
  } as const;
  const chosen = { kind: "table", query, slot, reference, idempotencyKey, waitlistEntryId } as const;
  const selection = { ...chosen, ...(hold && { hold }) };
  const words = givenBack(state);
  const told = words.length > 0 ? remark(rest, context, words).effects : [];
  const next = { ...rest, ...carryOver(rest) } as State;
  // A guest who is not to be remembered is asked for their name again.
  const isForgotten = state.remembers === "no" && fullName(state.guest) === "";
  const step = isForgotten
    ? collectDetails(next, selection, context)
    : place(next, selection, context, terms.agreement);
  return also(step, ...told, ...releaseOf(selectionOf(state)));
}

/** Whether this is a button of a prompt or a freed table, which outlive whatever else is talked about. */
export function isOfPrompt({ prompts, tableOffers }: State, token: string): boolean {
  const ofPrompts = prompts.flatMap(({ otherNumberToken, laterToken }) => [otherNumberToken, laterToken]);
  const ofOffers = tableOffers.map(({ keepToken }) => keepToken);
  const answers = [...prompts, ...tableOffers].flatMap(({ yesToken, noToken }) => [yesToken, noToken]);
  return [...answers, ...ofPrompts, ...ofOffers].includes(token);
}

/** Answers the open prompt or freed table whose button this token is; undefined where it is of neither. */
export function answerByToken(state: State, token: string, context: Context): Step<State> | undefined {
  for (const prompt of state.prompts) {
    if (prompt.yesToken === token) return answerPrompt(state, prompt, "coming", context);
    if (prompt.noToken === token) return answerPrompt(state, prompt, "notComing", context);
    if (prompt.otherNumberToken === token) {
      return answerPrompt(state, prompt, "coming", context, { besides: otherNumber });
    }
    if (prompt.laterToken === token) return putOff(state, prompt, undefined, context);
  }
  for (const open of state.tableOffers) {
    if (open.yesToken === token) return answerTableOffer(state, open, "taken", context);
    if (open.noToken === token) return answerTableOffer(state, open, "declined", context);
    if (open.keepToken === token) return answerTableOffer(state, open, "kept", context);
  }
  return undefined;
}
