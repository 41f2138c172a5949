import type { Draft } from "./draft.ts";
import type { Selection, State } from "./state.ts";

/** The slot picked, in the phases that have one. */
export function selectionOf(state: State): Selection | undefined {
  return "selection" in state ? state.selection : undefined;
}

/** What is known of the table under discussion, in the phases that discuss one. */
export function draftOf(state: State): Draft | undefined {
  if ("draft" in state) return state.draft;
  if ("query" in state) return state.query;
  return selectionOf(state)?.query;
}

/** A table, or the change of one, is being talked about, and whatever is said beside it should not lose it. */
export function hasDraft(state: State): boolean {
  const isBookings = state.phase === "findingBookings" || state.phase === "choosingBooking";
  return draftOf(state) !== undefined && !isBookings;
}

/** Nothing is under way. */
export function isFree(state: State): boolean {
  return state.phase === "idle" || state.phase === "placed";
}

/** The phases in which the service is writing what the guest decided. */
export const writingPhases: readonly State["phase"][] = [
  "placing",
  "cancelling",
  "changing",
  "joiningWaitlist",
];

/** Nothing may overtake what is being written: its outcome is needed first. */
export function isWriting(state: State): boolean {
  return writingPhases.includes(state.phase);
}
