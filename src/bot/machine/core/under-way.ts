import type { Draft } from "./draft.ts";
import type { OpenOffer } from "./open-offer.ts";
import type { OpenPrompt } from "./open-prompt.ts";
import type { Selection } from "./selection.ts";
import type { State } from "./state.ts";

/** Nothing is under way: what is said begins something new. */
const freePhases: readonly State["phase"][] = ["idle", "placed"];

/** They have just joined the waitlist, or it alone is shown to them. */
export function isInLine(state: State): boolean {
  if (state.phase === "idle") return state.joined !== undefined;
  if (state.phase !== "choosingBooking" || state.purpose !== "line") return false;
  return state.bookings.length === 0 && (state.waiting ?? []).length > 0;
}

/** The service is writing what the guest decided, and nothing may overtake it: its outcome is needed first. */
export const writingPhases: readonly State["phase"][] = [
  "placing",
  "cancelling",
  "changing",
  "joiningWaitlist",
  "forgetting",
  "claimingBookings",
];

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

/** The venue that is talked about: of a booking, of a table that is looked for, of all that are listed, or of a question. */
export function venueDiscussed(state: State): number | undefined {
  const booked = "booking" in state ? state.booking.venueId : draftOf(state)?.venueId;
  const listed = "bookings" in state ? state.bookings.map(({ venueId }) => venueId) : [];
  const [first, ...others] = new Set(listed);
  return booked ?? (others.length === 0 ? first : undefined) ?? state.askedAbout?.venueId;
}

/** A table, or the change of one, is being talked about, and whatever is said beside it should not lose it. */
export function hasDraft(state: State): boolean {
  const isOfBookings = "purpose" in state;
  return draftOf(state) !== undefined && !isOfBookings;
}

/** The prompt that was the last thing asked. */
export function lastPrompt({ prompts, interruptedBy }: State): OpenPrompt | undefined {
  return prompts.find(({ yesToken }) => yesToken === interruptedBy);
}

/** The freed table that was the last thing asked. */
export function lastOffer({ tableOffers, interruptedBy }: State): OpenOffer | undefined {
  return tableOffers.find(({ yesToken }) => yesToken === interruptedBy);
}

export function isFree(state: State): boolean {
  return freePhases.includes(state.phase);
}

/** Nothing that is open waits for an answer: nothing is under way, or what the guest has is listed, which asks nothing. */
export function asksNothing(state: State): boolean {
  if (state.phase !== "choosingBooking") return isFree(state);
  return state.purpose === "list" || state.purpose === "line";
}

export function isWriting(state: State): boolean {
  return writingPhases.includes(state.phase);
}
