import { isWriting } from "./common.ts";
import type { Context } from "./context.ts";
import type { Step } from "./effect.ts";
import type { HouseEvent } from "./event.ts";
import { forgetBooking } from "./gone-booking.ts";
import { type Message, message } from "./message.ts";
import { startOptions } from "./questions/booking.ts";
import type { Option } from "./questions/option.ts";
import { refresh } from "./refresh-booking.ts";
import { announce, announcement, enter, unasked } from "./reply.ts";
import { isSameVisit } from "./same-visit.ts";
import type { State } from "./state.ts";
import type { BookedTable } from "./table.ts";
import { tableValues } from "./values.ts";

/** Tells what became of a booking at the restaurant: what it was, and what it is now. */
export function tellChangedOutside(
  state: State,
  { booking, was }: Extract<HouseEvent, { type: "bookingChangedOutside" }>,
  context: Context,
): Step<State> {
  return tellNews(state, booking, whatChanged(was, booking, context), context);
}

/**
 * Tells news of a booking, and goes on from what it is now. A question about what it was is asked anew; every other one
 * stays open, its buttons good.
 */
export function tellNews(
  state: State,
  booking: BookedTable,
  lines: readonly Message[],
  context: Context,
): Step<State> {
  if (booking.state === "CANCELLED") return tellGone(state, booking, lines, context);
  const { state: refreshed, question } = refresh(state, booking);
  if (question === "changed") return unasked(enter(refreshed, context, lines));
  return tellBeside(refreshed, lines, context);
}

function tellGone(state: State, gone: BookedTable, lines: readonly Message[], context: Context): Step<State> {
  const forgotten = forgetBooking(state, gone, context);
  if (forgotten.effects.length === 0) return tellBeside(forgotten.state, lines, context);
  const asked = unasked(forgotten);
  return { state: asked.state, effects: [announcement(asked.state, context, lines), ...asked.effects] };
}

/** Tells something beside the open question, with buttons that lead on. */
export function tellBeside(state: State, lines: readonly Message[], context: Context): Step<State> {
  return announce(state, context, lines, optionsBeside(state));
}

/** A new table is begun from news only where nothing else is being talked about. */
function optionsBeside(state: State): readonly Option[] {
  if (isWriting(state)) return [];
  const isFree = state.phase === "idle" || state.phase === "placed";
  return startOptions.filter(({ choice }) => isFree || choice.type === "listBookings");
}

function whatChanged(was: BookedTable, now: BookedTable, context: Context): Message[] {
  const former = tableValues(was, was.partySize, context);
  if (now.state === "CANCELLED") return [message("cancelledOutside", former)];
  const current = tableValues(now, now.partySize, context);
  if (isSameVisit(was, now)) return [message("confirmedByVenue", current)];
  const isOtherScenario = was.scenarioName !== now.scenarioName && now.scenarioName !== "";
  return [
    message("changedOutside", former),
    message("bookingNow", current),
    ...(isOtherScenario ? [message("scenarioNow", { scenario: now.scenarioName })] : []),
  ];
}
