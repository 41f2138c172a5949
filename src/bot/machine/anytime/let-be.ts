import { answerRemember, isAskedToRemember } from "#src/bot/machine/anytime/privacy.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { hasDraft, lastOffer, lastPrompt } from "#src/bot/machine/core/under-way.ts";
import { keep } from "#src/bot/machine/tables/give-up.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { putAgain } from "./prompts.ts";

/**
 * "Never mind" and "keep it" are no yes to whether to cancel or to leave the waitlist, and cancel nothing that stands. What the house
 * asked is asked again; a table that is looked for is given up by whoever hears "cancel".
 */
export function letBe(
  state: State,
  { meant, intent }: Understood,
  context: Context,
): Step<State> | undefined {
  const keeps = meant === "keeps";
  if (state.phase === "confirmingChange" && keeps) return keep(state);
  if (hasDraft(state)) return undefined;
  const open = lastOffer(state) ?? lastPrompt(state);
  if (open) return putAgain(state, open, context);
  if (state.phase === "placed" && isAskedToRemember(state)) {
    // "No, keep it" may mean the booking: nothing is kept of a guest by a no.
    return answerRemember(state, state.booking.venueId, keeps && intent !== "deny", context);
  }
  return keep(state);
}
