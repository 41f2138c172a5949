import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import { enter, wait } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { type BookedTable, isSameBooking } from "#src/bot/machine/core/table.ts";
import { draftOf } from "#src/bot/machine/core/under-way.ts";
import { localDate } from "#src/bot/machine/core/values.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { phaseOf } from "./phases.ts";

/**
 * "Yes, and on Saturday we'll be six": whether they have a booking on that day is looked up first. What is shown stays open until
 * then, and nothing is done.
 */
export function lookForOther(
  state: State,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const isShown = state.phase === "confirming" || state.phase === "confirmingChange";
  if (!understood.thenOther || !isShown) return undefined;
  const requestId = context.turnId;
  return wait({ ...state, thenOther: { requestId, understood } }, { type: "findBookings", requestId });
}

/** With such a booking the yes is one, and that is brought up after it; without one, the day is of what is shown. */
export function onOtherFound(state: State, event: ResultEvent, context: Context): Step<State> | undefined {
  const { thenOther, ...rest } = state;
  if (thenOther === undefined || thenOther.booking || thenOther.requestId !== event.requestId)
    return undefined;
  const open: State = rest;
  const { thenOther: _, ...understood } = thenOther.understood;
  const own = event.type === "bookingsFound" ? onDay(event.bookings, understood, open, context) : undefined;
  if (own === undefined) return sayInPhase(open, understood, context) ?? enter(open);
  return sayInPhase({ ...open, thenOther: { ...thenOther, booking: own } }, { intent: "affirm" }, context);
}

const sayInPhase = (state: State, understood: Understood, context: Context): Step<State> | undefined =>
  phaseOf(state).said(state, understood, context);

/** The only one of that day, beside the one that is changed. */
function onDay(
  bookings: readonly BookedTable[],
  { date }: Understood,
  state: State,
  context: Context,
): BookedTable | undefined {
  const changing = draftOf(state)?.changing;
  const others = bookings.filter(
    (booking) =>
      !(changing && isSameBooking(booking, changing)) &&
      localDate(booking.startsAt, booking.venueId, context) === date,
  );
  return others.length === 1 ? others[0] : undefined;
}

/** What is said while that is looked up may take the yes back. */
export function withoutLookup(state: State): State {
  const { thenOther, ...rest } = state;
  return thenOther && !thenOther.booking ? (rest as State) : state;
}
