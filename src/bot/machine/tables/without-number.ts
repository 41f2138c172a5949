import type { State } from "#src/bot/machine/core/state.ts";

/** "No number", said before it is asked for: it holds for the table that is being looked for. */
export function withoutNumber(state: State): State | undefined {
  const withoutPhone = true;
  switch (state.phase) {
    case "choosingVenue":
    case "askingPartySize":
    case "askingDate":
    case "choosingReading":
      return { ...state, draft: { ...state.draft, withoutPhone } };
    case "choosingDay":
      return { ...state, draft: { ...state.draft, withoutPhone } };
    case "choosingSlot":
      return { ...state, query: { ...state.query, withoutPhone } };
    case "askingName":
      return {
        ...state,
        selection: { ...state.selection, query: { ...state.selection.query, withoutPhone } },
      };
    case "requesting":
      return { ...state, draft: { ...state.draft, withoutPhone } };
    default:
      return undefined;
  }
}
