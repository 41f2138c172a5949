import type { Draft } from "./draft.ts";
import type { State } from "./state.ts";
import { type BookedTable, isSameBooking } from "./table.ts";

/**
 * The chat after something was noted on a booking of which a change is asked about: the change stays as it is, and keeps
 * the note. What was noted stands at the end of the booking's comment.
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
  const noted = (booking.comment ?? "").slice((changing.comment ?? "").length).replace(/^; /, "");
  const both = [comment ?? "", noted].filter((one) => one !== "").join("; ");
  return { ...draft, changing: booking, ...(both !== "" && { comment: both }) };
}
