import { findBookings } from "./bookings.ts";
import { common, hasDraft, selectionOf } from "./common.ts";
import type { Context } from "./context.ts";
import type { Draft } from "./draft.ts";
import type { Step } from "./effect.ts";
import { givenBack, giveUp, proceed, releaseOf } from "./flow.ts";
import { message } from "./message.ts";
import { startOptions } from "./questions/booking.ts";
import { also, reply } from "./reply.ts";
import type { State } from "./state.ts";

/** Greets, and names the house: its one venue, or all of them. What was under way is given up. */
export function welcome(state: State, context: Context): Step<State> {
  const house = context.venues.map(({ name }) => name).join(" · ");
  const idle: State = { ...common(state), phase: "idle" };
  const lines = [...givenBack(state), message("welcome", { house })];
  const step = reply(idle, context, lines, { options: startOptions });
  return also(step, ...releaseOf(selectionOf(state)));
}

/** A new booking from nothing; a slot picked for another is given back. */
export function beginBooking(state: State, context: Context, venueId?: number): Step<State> {
  const step = proceed(state, venueId === undefined ? {} : { venueId }, context, givenBack(state));
  return also(step, ...releaseOf(selectionOf(state)));
}

/** "Cancel" drops the booking that is being talked about; with none under way it means one that stands. */
export function cancelWhatIsMeant(state: State, context: Context, named: Draft = {}): Step<State> {
  if (hasDraft(state)) return giveUp(state, context);
  return findBookings(state, "cancel", context, named);
}
