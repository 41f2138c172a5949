import type { State } from "#src/bot/machine/core/state.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";
import { assertNever } from "#src/lib/assert-never.ts";

/** What was just asked, so that a bare "4" is read as an answer to it. */
export function expectingOf(state: State): Expecting {
  switch (state.phase) {
    case "choosingVenue":
      return "venue";
    case "askingPartySize":
      return "partySize";
    case "askingDate":
      return "date";
    case "choosingReading":
      return state.readings.type === "dates" ? "date" : "time";
    case "choosingSlot":
      return "slot";
    case "choosingBooking":
      return "slot";
    case "askingName":
      return "name";
    case "askingPhone":
      return "phone";
    case "confirming":
    case "confirmingCancel":
    case "confirmingChange":
    case "searchFailed":
      return "confirm";
    case "idle":
    case "placed":
      return state.prompts.length + state.tableOffers.length > 0 ? "confirm" : null;
    case "askingChange":
    case "searching":
    case "searchingAlternatives":
    case "holding":
    case "placing":
    case "findingBookings":
    case "cancelling":
    case "changing":
    case "joiningWaitlist":
      return null;
    default:
      return assertNever(state);
  }
}
