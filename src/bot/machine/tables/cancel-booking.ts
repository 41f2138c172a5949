import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import { enter, wait } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { defined } from "#src/lib/defined.ts";

export function askToCancel(state: State, booking: BookedTable): Step<State> {
  return enter({ ...carryOver(state), phase: "confirmingCancel", booking });
}

/** "Cancel everything": each is asked about, one after the other; none is cancelled that was not said yes to. */
export function askToCancelEach(
  state: State,
  [booking, ...more]: readonly BookedTable[],
  before: readonly Message[] = [],
): Step<State> | undefined {
  if (!booking) return undefined;
  return enter({ ...carryOver(state), phase: "confirmingCancel", booking, more }, before);
}

/** Cancels for good: the guest has confirmed it. */
export function cancelBooking(state: State, booking: BookedTable, context: Context): Step<State> {
  const requestId = context.turnId;
  const { venueId, id } = booking;
  const more = state.phase === "confirmingCancel" ? state.more : undefined;
  return wait(
    { ...carryOver(state), phase: "cancelling", booking, ...defined({ more }), requestId },
    { type: "setBookingState", requestId, booking: { venueId, id }, state: "CANCELLED", asked: booking },
  );
}
