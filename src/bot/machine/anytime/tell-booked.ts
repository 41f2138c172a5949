import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { listBookings } from "#src/bot/machine/tables/find-bookings.ts";
import { notBooked } from "./farewell.ts";

/**
 * "Am I booked?", "did that work?": what a yes is still missing from is said to be open, and asked once more; else the
 * bookings say it.
 */
export function tellBooked(state: State, context: Context): Step<State> {
  if (state.phase === "confirming") return enter(state, [notBooked(state, context)]);
  if (state.phase === "confirmingChange") return enter(state, [plain("notChangedYet")]);
  return listBookings(state, context);
}
