import type { Context } from "./context.ts";
import type { Step } from "./effect.ts";
import type { MachineEvent } from "./event.ts";
import { onGuestEvent } from "./guest.ts";
import { onHouseEvent } from "./house.ts";
import { onResult } from "./results.ts";
import type { State } from "./state.ts";

/**
 * The conversation: where it stands, what happened, and what is therefore said and done. Pure and
 * total: no I/O, no clock, no randomness, and no throw whatever the guest does.
 */
export function transition(state: State, event: MachineEvent, context: Context): Step<State> {
  switch (event.type) {
    case "guestSaid":
    case "guestChose":
    case "guestSharedContact":
    case "guestCommanded":
    case "guestSentOther":
      return onGuestEvent(state, event, context);
    case "confirmationDue":
    case "tableFreed":
    case "tableOfferLapsed":
    case "bookingCancelledByVenue":
    case "bookingConfirmedByVenue":
    case "bookingChangedOutside":
      return onHouseEvent(state, event, context);
    case "slotsFound":
    case "alternativesFound":
    case "holdPlaced":
    case "holdRefused":
    case "bookingPlaced":
    case "bookingRefused":
    case "bookingOutcomeOpen":
    case "bookingsFound":
    case "bookingChanged":
    case "changeRefused":
    case "bookingStateSet":
    case "stateRefused":
    case "replacedCancelled":
    case "replacedStands":
    case "waitlistJoined":
    case "waitlistRefused":
    case "serviceFailed":
      return onResult(state, event, context);
  }
}
