import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { enter, wait } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";

export function askToCancel(state: State, booking: BookedTable): Step<State> {
  return enter({ ...carryOver(state), phase: "confirmingCancel", booking });
}

/** Cancels for good: the guest has confirmed it. */
export function cancelBooking(state: State, booking: BookedTable, context: Context): Step<State> {
  const requestId = context.turnId;
  const { venueId, id } = booking;
  return wait(
    { ...carryOver(state), phase: "cancelling", booking, requestId },
    { type: "setBookingState", requestId, booking: { venueId, id }, state: "CANCELLED", asked: booking },
  );
}
