import { common, draftOf } from "./common.ts";
import type { State } from "./state.ts";
import type { BookedTable } from "./table.ts";

interface Refreshed {
  readonly state: State;
  /** Whether the open question is about something else now, and is to be asked again. */
  readonly question: "stands" | "changed";
}

/** The chat with what a booking is now, wherever it holds the booking. */
export function refresh(state: State, booking: BookedTable): Refreshed {
  return refreshPhase(withPrompts(state, booking), booking);
}

/** A prompt for a visit that is no more is over; one for the same visit stays open. */
function withPrompts(state: State, booking: BookedTable): State {
  const prompts = state.prompts.flatMap((open) => {
    if (!isSame(open.booking, booking)) return [open];
    const isOpen = booking.state === "REGISTERED" || booking.state === "UNCONFIRMED";
    return isOpen && open.booking.startsAt === booking.startsAt ? [{ ...open, booking }] : [];
  });
  return { ...state, prompts };
}

function refreshPhase(state: State, booking: BookedTable): Refreshed {
  const isOver = booking.state === "CANCELLED";
  const idle: State = { ...common(state), phase: "idle" };
  switch (state.phase) {
    case "placed":
      if (!isSame(state.booking, booking)) return { state, question: "stands" };
      return { state: isOver ? idle : { ...state, booking }, question: "stands" };
    case "askingChange":
    case "confirmingCancel":
      if (!isSame(state.booking, booking)) return { state, question: "stands" };
      return { state: isOver ? idle : { ...state, booking }, question: "changed" };
    case "choosingBooking": {
      if (!state.bookings.some((each) => isSame(each, booking))) return { state, question: "stands" };
      const bookings = state.bookings
        .map((each) => (isSame(each, booking) ? booking : each))
        .filter((each) => each.state !== "CANCELLED");
      return { state: bookings.length > 0 ? { ...state, bookings } : idle, question: "changed" };
    }
    // What is being written is settled by its own result.
    case "changing":
    case "cancelling":
      return { state, question: "stands" };
    default:
      return refreshChange(state, booking, idle);
  }
}

/** A change is one of the booking as it was: where that is all there was to it, the guest is asked what they want now. */
function refreshChange(state: State, booking: BookedTable, idle: State): Refreshed {
  const changing = draftOf(state)?.changing;
  if (!changing || !isSame(changing, booking)) return { state, question: "stands" };
  if (booking.state === "CANCELLED") return { state: idle, question: "changed" };
  return { state: { ...common(state), phase: "askingChange", booking }, question: "changed" };
}

const isSame = (a: BookedTable, b: BookedTable): boolean => a.id === b.id && a.venueId === b.venueId;
