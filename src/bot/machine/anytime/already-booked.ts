import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { draftOf, isFree, lastPrompt, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { fillDraft, shiftOf } from "#src/bot/machine/tables/fill-draft.ts";
import { findBookings } from "#src/bot/machine/tables/find-bookings.ts";
import { afterRelease } from "#src/bot/machine/tables/give-up.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/**
 * "But I already have a table": who says so wants no new one. What they have is looked up, and the table that is talked about
 * is given up for it; a booking that this chat does not know, the house does.
 */
export function hearAlreadyBooked(
  state: State,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { alreadyBooked, besides, intent } = understood;
  const isOfOther = draftOf(state)?.changing !== undefined || state.phase === "placed";
  if (!alreadyBooked || besides || isOfOther || lastPrompt(state)) return undefined;
  if (isFree(state) && intent === "question") return undefined;
  const shift = shiftOf(understood);
  const changes = intent === "change" || shift !== undefined || intent === "inform";
  const draft = { ...fillDraft({}, understood), ofBooking: true as const, ...defined({ shift }) };
  const step = findBookings(state, changes ? "change" : "list", context, draft);
  return afterRelease(selectionOf(state), step);
}
