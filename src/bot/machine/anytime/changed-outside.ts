import { contactLines } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { OutsideEvent } from "#src/bot/machine/core/event.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import type { Option } from "#src/bot/machine/core/question.ts";
import { also, announce, announcement, enter, unasked } from "#src/bot/machine/core/reply.ts";
import { isSameVisit } from "#src/bot/machine/core/same-visit.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { isFree, isWriting } from "#src/bot/machine/core/under-way.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { withCalendarFile } from "#src/bot/machine/tables/attachments.ts";
import { settleDeposit } from "#src/bot/machine/tables/deposit.ts";
import { forgetBooking } from "#src/bot/machine/tables/gone-booking.ts";
import { startOptions } from "#src/bot/machine/tables/options.ts";
import { refresh } from "./refresh-booking.ts";

/** Tells what became of a booking at the restaurant: what it was, and what it is now. */
export function tellChangedOutside(
  state: State,
  event: Extract<OutsideEvent, { type: "bookingChangedOutside" }>,
  context: Context,
): Step<State> {
  const told = tellChange(state, event, context);
  return event.byStaff ? also(told, { type: "trackBooking", booking: event.booking }) : told;
}

function tellChange(
  state: State,
  { booking, was }: Extract<OutsideEvent, { type: "bookingChangedOutside" }>,
  context: Context,
): Step<State> {
  const told = tellNews(state, booking, whatChanged(was, booking, context), context);
  if (booking.state === "CANCELLED") {
    const filed = withCalendarFile(told, booking, "cancelled", context);
    return also(filed, settleDeposit(booking, "house", context));
  }
  return isSameVisit(was, booking) ? told : withCalendarFile(told, booking, "changed", context);
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
  if (question === "changed") return unasked(enter(refreshed, lines));
  return tellBeside(refreshed, lines, context);
}

/** Somebody has the booking in another chat, who knew all that shows whose it is; here it is nobody's any more. */
export function tellTakenOver(state: State, booking: BookedTable, context: Context): Step<State> {
  const values = tableValues(booking, booking.partySize, context);
  return tellGone(
    state,
    booking,
    [message("takenOver", values), ...contactLines(booking.venueId, context)],
    context,
  );
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
  return startOptions.filter(({ choice }) => isFree(state) || choice.type === "listBookings");
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
    ...(isOtherScenario ? [message("scenarioNow", { scenario: current.scenario })] : []),
  ];
}
