import { onDepositSettled } from "#src/bot/machine/anytime/deposits.ts";
import { onLateness } from "#src/bot/machine/anytime/lateness.ts";
import { showKept } from "#src/bot/machine/anytime/privacy.ts";
import { onAnswerResult, stateTold } from "#src/bot/machine/anytime/prompt-results.ts";
import { tellPutOff } from "#src/bot/machine/anytime/put-off.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { also, enter, stay } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { showListing } from "#src/bot/machine/tables/find-bookings.ts";
import { withoutPrompt } from "#src/bot/machine/tables/gone-booking.ts";
import { onLookAround } from "#src/bot/machine/tables/look-around.ts";
import { onReplacementResult } from "#src/bot/machine/tables/replacing.ts";
import { asKnown } from "./as-known.ts";
import { bookingChangedBeside } from "./phases/changing.ts";
import type { ResultOf } from "./phases/phase-of.ts";
import { awaitedResult } from "./phases/phases.ts";
import { bookingPlacedBeside } from "./phases/placing.ts";
import { onOtherFound } from "./phases/then-other.ts";

/**
 * What came back from an effect. The phase takes in what it waits for. Facts (a booking placed, changed, cancelled; a
 * hold granted) are always taken in, whatever the guest talks about by then; answers to outdated questions are dropped.
 */
export function onResult(state: State, event: ResultEvent, context: Context): Step<State> {
  const beside =
    onAnswerResult(state, event, context) ??
    onLateness(state, event, context) ??
    onListing(state, event, context) ??
    onLookedAround(state, event, context) ??
    onOtherFound(state, event, context);
  if (beside) return beside;
  const awaited = awaitedResult(state, event);
  return awaited ? awaited(state, event, context) : onUnawaited(state, event, context);
}

/** The bookings that were asked for beside another question. */
function onListing(state: State, event: ResultEvent, context: Context): Step<State> | undefined {
  if (state.listing !== event.requestId) return undefined;
  if (event.type === "bookingsFound") return showListing(state, event, context);
  return event.type === "serviceFailed" ? failListing(state) : undefined;
}

/** What else is free, and the question as the guest has it before them. */
function onLookedAround(state: State, event: ResultEvent, context: Context): Step<State> | undefined {
  const told = onLookAround(state, event, context);
  return told && asKnown(told, state);
}

/** The bookings could not be looked up; whatever else is under way stands as it was. */
function failListing({ listing: _, listingLine: __, ...state }: State): Step<State> {
  return enter(state as State, [plain("serviceDown")]);
}

/** Nobody waits for this any more, or it comes of its own. */
function onUnawaited(state: State, event: ResultEvent, context: Context): Step<State> {
  switch (event.type) {
    case "holdPlaced":
      return giveBack(state, event);
    case "bookingPlaced":
      return bookingPlacedBeside(state, event, context);
    case "bookingChanged":
      return bookingChangedBeside(state, event, context);
    case "bookingStateSet":
      return stateTold(stay(withoutPrompt(state, event.booking)), event.booking, context);
    case "promptPutOff":
      return tellPutOff(state, event, context);
    case "guestRead":
      return showKept(state, event, context);
    case "guestNotRead":
      return enter(state, [plain("serviceDown")]);
    case "depositSettled":
      return onDepositSettled(state, event, context);
    case "replacedCancelled":
    case "replacedStands":
      return onReplacementResult(state, event, context);
    default:
      return stay(state);
  }
}

/** A hold that nobody waits for any more is given back, or it would keep a table from others. */
function giveBack(state: State, { venueId, bookingId }: ResultOf<"holdPlaced">): Step<State> {
  return also(stay(state), { type: "releaseHold", hold: { venueId, id: bookingId } });
}
