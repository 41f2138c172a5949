import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { lastPrompt } from "#src/bot/machine/core/under-way.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { advance } from "./advance.ts";
import { draftOfBooking } from "./change-booking.ts";
import { keep } from "./give-up.ts";
import { asNewWish } from "./gone-booking.ts";

/**
 * "I'd like it back", "no wait, don't": the table just cancelled or given up is wished for anew, as it was but for what is
 * said besides. Where it is still free the summary asks for it, a yes away; nothing is booked without.
 */
export function takeBack(state: State, understood: Understood, context: Context): Step<State> | undefined {
  // "We're coming" answers whether they come, where that was asked since.
  if (!understood.takesBack || lastPrompt(state)) return undefined;
  /** Asked whether to cancel it: "wait, he's feeling better". */
  if (state.phase === "confirmingCancel" && !understood.undecided) return keep(state);
  if (state.phase === "idle" && state.givenUp) return advance(state, state.givenUp, understood, context);
  const cancelled = cancelledIn(state);
  if (!cancelled) return undefined;
  const wish = asNewWish(draftOfBooking(cancelled, context));
  // Who gave no number for it is not asked for one again.
  const draft = state.guest.phone === undefined ? { ...wish, withoutPhone: true } : wish;
  return advance(state, draft, understood, context);
}

/** The table that was cancelled just now, and nothing begun since. */
export function cancelledIn(state: State): BookedTable | undefined {
  if (state.phase === "idle") return state.cancelled;
  return state.phase === "placed" && state.booking.state === "CANCELLED" ? state.booking : undefined;
}
