import type { Context } from "#src/bot/machine/core/context.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import type { Question } from "#src/bot/machine/core/question.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { assertNever } from "#src/lib/assert-never.ts";
import * as booking from "./questions/booking.ts";
import * as details from "./questions/details.ts";
import * as draft from "./questions/draft.ts";
import * as slots from "./questions/slots.ts";

/**
 * The question that is open in a state. Asking it again is always possible: that is what keeps every
 * misunderstanding, old button and unreadable message from being a dead end.
 */
export function questionOf(state: State, context: Context): Question {
  switch (state.phase) {
    case "idle":
    case "placed":
      return { lines: [plain("anythingElse")], options: booking.startOptions };
    case "choosingVenue":
      return draft.askVenue(context);
    case "askingPartySize":
      return draft.askPartySize(state, context);
    case "askingDate":
      return draft.askDate(state, context);
    case "choosingReading":
      return draft.askReading(state);
    case "choosingSlot":
      return slots.askSlot(state, context);
    case "searchFailed":
      return { lines: [plain("serviceDown")], options: slots.retryOptions };
    case "askingName":
      return details.askName();
    case "askingPhone":
      return details.askPhone();
    case "confirming":
      return details.askConfirm(state, context);
    case "choosingBooking":
      return booking.askBooking(state, context);
    case "confirmingCancel":
      return booking.askCancel(state, context);
    case "askingChange":
      return booking.askWhatToChange(state, context);
    case "confirmingChange":
      return booking.askChange(state, context);
    case "searching":
    case "searchingAlternatives":
    case "holding":
    case "placing":
    case "findingBookings":
    case "cancelling":
    case "changing":
    case "joiningWaitlist":
      return { lines: [plain("stillPlacing")], options: [] };
    default:
      return assertNever(state);
  }
}
