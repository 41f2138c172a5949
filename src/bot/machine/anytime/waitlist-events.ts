import type { Context } from "#src/bot/machine/core/context.ts";
import type { Effect, Step } from "#src/bot/machine/core/effect.ts";
import type { OutsideEvent } from "#src/bot/machine/core/event.ts";
import { message } from "#src/bot/machine/core/message.ts";
import type { OpenOffer } from "#src/bot/machine/core/open-offer.ts";
import { announcement, stay } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { FreedTable } from "#src/bot/machine/core/table.ts";
import { tableValues, waitValues } from "#src/bot/machine/core/values.ts";
import { termsShown } from "#src/bot/machine/tables/agreeing.ts";
import { assertNever } from "#src/lib/assert-never.ts";
import { defined } from "#src/lib/defined.ts";
import { offerTerms, tableOffer } from "./open-questions.ts";

type WaitlistEvent = Extract<
  OutsideEvent,
  {
    type:
      | "tableFreed"
      | "tableOfferTicked"
      | "tableOfferLapsed"
      | "tableOfferGone"
      | "waitEnded"
      | "waitRemoved";
  }
>;

/** What the waitlist has for a guest. None of it disturbs the question that is open. */
export function onWaitlistEvent(state: State, event: WaitlistEvent, context: Context): Step<State> {
  switch (event.type) {
    case "tableFreed":
      return offerTable(state, event.offer, context);
    case "tableOfferTicked":
      return tick(state, event.reference, context);
    case "tableOfferLapsed": {
      const lapsed = state.tableOffers.find(({ offer }) => offer.waitlistEntryId === event.waitlistEntryId);
      return lapsed ? endOffer(state, lapsed, "tableOfferLapsed", context) : stay(state);
    }
    case "tableOfferGone": {
      const gone = offerOf(state, event.reference);
      return gone ? endOffer(state, gone, "tableOfferGone", context) : stay(state);
    }
    case "waitEnded": {
      const over = message("waitOver", waitValues(event.entry.slot, event.entry, context));
      return { state, effects: [announcement(state, context, [over])] };
    }
    case "waitRemoved":
      return tellRemoved(state, event, context);
    default:
      return assertNever(event);
  }
}

const offerOf = (state: State, reference: string): OpenOffer | undefined =>
  state.tableOffers.find(({ offer }) => offer.reference === reference);

function offerTable(state: State, offer: FreedTable, context: Context): Step<State> {
  const open = {
    offer,
    yesToken: `${context.turnId}.y`,
    noToken: `${context.turnId}.n`,
    keepToken: `${context.turnId}.k`,
    ...termsShown(state, offerTerms(offer, context), context),
  };
  // One offer for each wish: an earlier one is over, whether its end was heard of or not.
  const others = state.tableOffers.filter((other) => other.offer.waitlistEntryId !== offer.waitlistEntryId);
  const next: State = { ...state, tableOffers: [...others, open], interruptedBy: open.yesToken };
  return { state: next, effects: [sayOffer(next, open, context)] };
}

/** The offer in a message of its own, whose clock runs. */
export function sayOffer(state: State, open: OpenOffer, context: Context): Effect {
  const { lines, buttons } = tableOffer(open, context);
  const { waitlistEntryId, reference, until } = open.offer;
  const say = announcement(state, context, lines, buttons);
  return { type: "offerTable", waitlistEntryId, reference, ...defined({ until }), say };
}

/** The same message with less time left. An offer that was answered, or is over, is left alone. */
function tick(state: State, reference: string, context: Context): Step<State> {
  const open = offerOf(state, reference);
  const until = open?.offer.until;
  if (!open || until === undefined || Temporal.Instant.compare(context.now, until) >= 0) return stay(state);
  const { lines, buttons } = tableOffer(open, context);
  const say = announcement(state, context, lines, buttons);
  return { state, effects: [{ type: "editOffer", reference, until, say }] };
}

/** The offer is over: its message says so, and its buttons are gone. */
function endOffer(
  state: State,
  open: OpenOffer,
  key: "tableOfferLapsed" | "tableOfferGone",
  context: Context,
): Step<State> {
  const { slot, partySize, reference } = open.offer;
  const over = message(key, tableValues(slot, partySize, context));
  const next: State = {
    ...state,
    tableOffers: state.tableOffers.filter((other) => other !== open),
    ...(state.interruptedBy === open.yesToken && { offerOver: over }),
  };
  const say = announcement(next, context, [over]);
  return { state: next, effects: [{ type: "editOffer", reference, say }] };
}

/** The guest waits no more: what they were asked about a table is closed in its own message. */
function tellRemoved(
  state: State,
  { entry, reference }: Extract<WaitlistEvent, { type: "waitRemoved" }>,
  context: Context,
): Step<State> {
  const open = reference === undefined ? undefined : offerOf(state, reference);
  const next: State = { ...state, tableOffers: state.tableOffers.filter((other) => other !== open) };
  const lines = [message("waitRemoved", waitValues(entry.slot, entry, context))];
  const say = announcement(next, context, lines);
  const { reference: ended } = open?.offer ?? {};
  return { state: next, effects: [ended === undefined ? say : { type: "editOffer", reference: ended, say }] };
}
