import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { draftOf, isFree, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { today } from "#src/bot/machine/core/values.ts";
import { monthOf } from "#src/bot/machine/tables/calendar.ts";
import { chooseDay } from "#src/bot/machine/tables/look-for-table.ts";

/** A month's days, once it is known where and for how many; a table that is picked stays as it is. */
export function showDays(state: State, context: Context): Step<State> | undefined {
  const draft = draftOf(state);
  const isLooking = draft !== undefined && draft.changing === undefined && selectionOf(state) === undefined;
  if (!isFree(state) && !isLooking) return undefined;
  const month = monthOf(draft?.date ?? today(draft?.venueId, context));
  return chooseDay(state, draft ?? {}, month, context);
}
