import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { type BookedTable, isSameBooking } from "#src/bot/machine/core/table.ts";
import { draftOf, isFree, isWriting } from "#src/bot/machine/core/under-way.ts";

type WithSelection = Extract<State, { selection: unknown }>;

interface Refreshed {
  readonly state: State;
  /** Whether the open question is about something else now, and is to be asked again. */
  readonly question: "stands" | "changed";
}

/** The chat with what a booking that stands is now, wherever it holds the booking. */
export function refresh(state: State, booking: BookedTable): Refreshed {
  return refreshPhase(withPrompts(state, booking), booking);
}

/** A prompt for a visit that is no more is over; one for the same visit stays open. */
function withPrompts(state: State, booking: BookedTable): State {
  const prompts = state.prompts.flatMap((open) => {
    if (!isSameBooking(open.booking, booking)) return [open];
    const isOpen = booking.state === "REGISTERED" || booking.state === "UNCONFIRMED";
    return isOpen && open.booking.startsAt === booking.startsAt ? [{ ...open, booking }] : [];
  });
  return { ...state, prompts };
}

function refreshPhase(state: State, booking: BookedTable): Refreshed {
  if ("selection" in state) return refreshSelection(state, booking);
  // What is being written is settled by its own result.
  if (isWriting(state)) return { state, question: "stands" };
  if ("booking" in state) {
    if (!isSameBooking(state.booking, booking)) return { state, question: "stands" };
    return { state: { ...state, booking }, question: isFree(state) ? "stands" : "changed" };
  }
  if ("bookings" in state) {
    if (!state.bookings.some((each) => isSameBooking(each, booking))) return { state, question: "stands" };
    const bookings = state.bookings.map((each) => (isSameBooking(each, booking) ? booking : each));
    return { state: { ...state, bookings }, question: "changed" };
  }
  return refreshChange(state, booking);
}

/** A table at another venue that is to take the booking's place is the same, whatever the booking is now. */
function refreshSelection(state: WithSelection, booking: BookedTable): Refreshed {
  const { query } = state.selection;
  if (state.phase === "askingSecond" && isSameBooking(state.sameEvening, booking)) {
    return { state: { ...state, sameEvening: booking }, question: "changed" };
  }
  if (!query.changing || !isSameBooking(query.changing, booking)) return { state, question: "stands" };
  const selection = { ...state.selection, query: { ...query, changing: booking } };
  return { state: { ...state, selection }, question: state.phase === "confirming" ? "changed" : "stands" };
}

/** A change is one of the booking as it was: where that is all there was to it, the guest is asked what they want now. */
function refreshChange(state: State, booking: BookedTable): Refreshed {
  const changing = draftOf(state)?.changing;
  if (!changing || !isSameBooking(changing, booking)) return { state, question: "stands" };
  return { state: { ...carryOver(state), phase: "askingChange", booking }, question: "changed" };
}
