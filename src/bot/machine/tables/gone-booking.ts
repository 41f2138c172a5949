import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { enter, stay } from "#src/bot/machine/core/reply.ts";
import type { ChoosingBooking, Confirming, State } from "#src/bot/machine/core/state.ts";
import { type BookedTable, type BookingKey, isSameBooking } from "#src/bot/machine/core/table.ts";
import { isFree, isWriting } from "#src/bot/machine/core/under-way.ts";
import { proceed } from "./look-for-table.ts";
import { collectDetails } from "./place-table.ts";

/** The state without the open prompt of this booking, once it needs no answer any more. */
export function withoutPrompt(state: State, booking: BookingKey): State {
  return { ...state, prompts: state.prompts.filter((open) => !isSameBooking(open.booking, booking)) };
}

/** A draft as the wish for a table of its own. */
export function asNewWish<Wish extends Draft>(
  draft: Wish,
): Omit<Wish, "changing" | "maybeAnother" | "coming"> {
  const { changing: _changing, maybeAnother: _maybe, coming: _coming, ...wish } = draft;
  return wish;
}

/** The same, where the booking stays beside it. */
export function asOneMore<Wish extends Draft>(draft: Wish) {
  return { ...asNewWish(draft), besides: true } as const;
}

/** The summary of a table that takes no other one's place. */
export function withoutChange(state: Confirming): Confirming {
  const { selection } = state;
  return { ...state, selection: { ...selection, query: asNewWish(selection.query) } };
}

/**
 * Forgets a booking that was cancelled, wherever the state still holds it, so that nobody goes on changing it. What
 * was to be changed of it becomes the wish for a new table; a question that was about it is asked as it is now.
 */
export function forgetBooking(state: State, gone: BookedTable, context: Context): Step<State> {
  const rest = withoutPrompt(state, gone);
  // What is being written comes back with what the service makes of it.
  if (isWriting(rest)) return stay(rest);
  if ("booking" in rest) return stay(isSameBooking(rest.booking, gone) ? asCancelled(rest, gone) : rest);
  if ("bookings" in rest) return forgetListed(rest, gone);
  return forgetChange(rest, gone, context);
}

/** The guest may still say "make it 5" of it: the state keeps what it was, and that it is cancelled. */
function asCancelled(state: State, gone: BookedTable): State {
  const choices = isFree(state) ? state.choices : [];
  return { ...carryOver(state), choices, phase: "placed", booking: { ...gone, state: "CANCELLED" } };
}

/** The others get new numbers, so the list is shown again. */
function forgetListed(state: ChoosingBooking, gone: BookedTable): Step<State> {
  const bookings = state.bookings.filter((booking) => !isSameBooking(booking, gone));
  if (bookings.length === state.bookings.length) return stay(state);
  if (bookings.length === 0) return stay({ ...carryOver(state), phase: "idle" });
  return enter({ ...state, bookings });
}

function forgetChange(state: State, gone: BookedTable, context: Context): Step<State> {
  const isItsChange = ({ changing }: Draft) => changing !== undefined && isSameBooking(changing, gone);
  if ("draft" in state && isItsChange(state.draft)) {
    return stay({ ...state, draft: asNewWish(state.draft) } as State);
  }
  if (state.phase === "askingSecond" && isSameBooking(state.sameEvening, gone)) {
    return collectDetails(state, state.selection, context);
  }
  if ("selection" in state && isItsChange(state.selection.query)) {
    if (state.phase === "confirming") return enter(withoutChange(state));
    return stay({ ...state, selection: { ...state.selection, query: asNewWish(state.selection.query) } });
  }
  if (!("query" in state) || !isItsChange(state.query)) return stay(state);
  if (state.phase === "confirmingChange") return proceed(state, asNewWish(state.query), context);
  return stay({ ...state, query: asNewWish(state.query) } as State);
}
