import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { type BookedTable, isSameBooking } from "#src/bot/machine/core/table.ts";
import { defined } from "#src/lib/defined.ts";
import { joinComments, withoutFormer } from "./comments.ts";

/**
 * The chat after something was noted on a booking of which a change is asked about: the change stays as it is, and keeps
 * the note.
 */
export function noteBeside(state: State, booking: BookedTable): State {
  if ("draft" in state) return { ...state, draft: withNote(state.draft, booking) } as State;
  if ("query" in state) return { ...state, query: withNote(state.query, booking) } as State;
  if (!("selection" in state)) return state;
  const { selection } = state;
  return { ...state, selection: { ...selection, query: withNote(selection.query, booking) } };
}

function withNote<D extends Draft>(draft: D, booking: BookedTable): D {
  const { changing, comment } = draft;
  if (!changing || !isSameBooking(changing, booking)) return draft;
  if (booking.comment === undefined) return { ...draft, changing: booking };
  const noted = withoutFormer(booking.comment, changing.comment);
  // A change that takes every wish off has an empty one.
  const both = joinComments(comment === "" ? undefined : comment, noted);
  return { ...draft, changing: booking, ...defined({ comment: both }) };
}
