import { assertNever } from "#src/lib/assert-never.ts";
import type { Context } from "./context.ts";
import type { Step } from "./effect.ts";
import type { HouseEvent } from "./event.ts";
import { message, plain } from "./message.ts";
import { askedByOffer, askedByPrompt } from "./prompts.ts";
import { announcement } from "./reply.ts";
import type { OpenPrompt, State } from "./state.ts";
import type { BookedTable, FreedTable } from "./table.ts";
import { tableValues } from "./values.ts";

/** What happened to a booking outside this chat. None of it disturbs the question that is open. */
export function onHouseEvent(state: State, event: HouseEvent, context: Context): Step<State> {
  switch (event.type) {
    case "confirmationDue":
      return askConfirmation(state, event, context);
    case "tableFreed":
      return offerTable(state, event.offer, context);
    case "tableOfferLapsed":
      return lapseOffer(state, event.waitlistEntryId, context);
    case "bookingCancelledByVenue":
      return tell(withoutPrompt(state, event.booking), "cancelledByVenue", event.booking, context);
    case "bookingConfirmedByVenue":
      return tell(withoutPrompt(state, event.booking), "confirmedByVenue", event.booking, context);
    default:
      return assertNever(event);
  }
}

/** Asks whether the guest still comes. A reminder keeps the prompt's buttons, so either message may be answered. */
function askConfirmation(
  state: State,
  { booking, kind }: Extract<HouseEvent, { type: "confirmationDue" }>,
  context: Context,
): Step<State> {
  const former = state.prompts.find((open) => isSame(open.booking, booking));
  const prompt: OpenPrompt = {
    booking,
    yesToken: former?.yesToken ?? `${context.turnId}.y`,
    noToken: former?.noToken ?? `${context.turnId}.n`,
  };
  const key = kind === "prompt" ? "confirmationPrompt" : "confirmationReminder";
  const { line, buttons } = askedByPrompt(prompt, context, key);
  const say = announcement(state, context, [line], buttons);
  const prompts = [...state.prompts.filter((open) => open !== former), prompt];
  return { state: { ...state, prompts }, effects: [{ type: "askConfirmation", booking, kind, say }] };
}

function offerTable(state: State, offer: FreedTable, context: Context): Step<State> {
  const open = { offer, yesToken: `${context.turnId}.y`, noToken: `${context.turnId}.n` };
  const { line, buttons } = askedByOffer(open, context);
  const say = announcement(state, context, [line], buttons);
  return { state: { ...state, tableOffers: [...state.tableOffers, open] }, effects: [say] };
}

function lapseOffer(state: State, waitlistEntryId: string, context: Context): Step<State> {
  const tableOffers = state.tableOffers.filter(({ offer }) => offer.waitlistEntryId !== waitlistEntryId);
  if (tableOffers.length === state.tableOffers.length) return { state, effects: [] };
  const lapsed: State = { ...state, tableOffers };
  return { state: lapsed, effects: [announcement(lapsed, context, [plain("tableOfferLapsed")])] };
}

function tell(
  state: State,
  key: "cancelledByVenue" | "confirmedByVenue",
  booking: BookedTable,
  context: Context,
): Step<State> {
  const line = message(key, tableValues(booking, booking.partySize, context));
  return {
    state,
    effects: [announcement(state, context, [line]), { type: "trackBooking", booking }],
  };
}

/** The state without the open prompt of this booking, once it needs no answer any more. */
export function withoutPrompt(state: State, booking: BookedTable): State {
  return { ...state, prompts: state.prompts.filter((open) => !isSame(open.booking, booking)) };
}

const isSame = (a: BookedTable, b: BookedTable): boolean => a.id === b.id && a.venueId === b.venueId;
