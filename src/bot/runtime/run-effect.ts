import { assertNever } from "#src/lib/assert-never.ts";
import { cancelReplaced, changeBooking, findBookings, setBookingState } from "./effects/bookings.ts";
import { placeHold, releaseHold, ridOfHold } from "./effects/hold.ts";
import type { Outside } from "./effects/outside.ts";
import { passOn } from "./effects/pass-on.ts";
import { joinWaitlist, placeBooking, ridOfDuplicates } from "./effects/placement.ts";
import { findAlternatives, findSlots } from "./effects/slots.ts";
import { askConfirmation, say } from "./effects/talk.ts";
import type { ClaimedEffect, Settlement } from "./turn-store.ts";

/**
 * Performs one effect. Throws when it could not be done or its outcome is not known; `afterFailure` says what then.
 * An effect may come more than once, with a higher `attempt`.
 */
export async function runEffect(outside: Outside, claimed: ClaimedEffect): Promise<Settlement> {
  const { effect } = claimed;
  switch (effect.type) {
    case "say":
      return await say(outside, claimed, effect);
    case "askConfirmation":
      return await askConfirmation(outside, claimed, effect);
    case "placeBooking":
      return await placeBooking(outside, claimed, effect);
    case "joinWaitlist":
      return await joinWaitlist(outside, claimed, effect);
    case "findSlots":
      return { outcome: "done", event: await findSlots(outside, effect) };
    case "findAlternatives":
      return { outcome: "done", event: await findAlternatives(outside, effect) };
    case "placeHold":
      return await placeHold(outside, claimed, effect);
    case "findBookings":
      return { outcome: "done", event: await findBookings(outside, claimed, effect) };
    case "changeBooking":
      return { outcome: "done", event: await changeBooking(outside, effect) };
    case "setBookingState":
      return { outcome: "done", event: await setBookingState(outside, effect) };
    case "cancelReplaced":
      return { outcome: "done", event: await cancelReplaced(outside, effect) };
    case "releaseHold":
      await releaseHold(outside, effect);
      return { outcome: "done" };
    case "ridOfHold":
      await ridOfHold(outside, effect);
      return { outcome: "done" };
    case "ridOfDuplicates":
      await ridOfDuplicates(outside, effect);
      return { outcome: "done" };
    case "trackBooking":
    case "trackWaitlistEntry":
    case "answerTableOffer":
    case "notifyStaff":
    case "reportPromptDelivered":
    case "reportGuestUnreachable":
      await passOn(outside, claimed, effect);
      return { outcome: "done" };
    default:
      return assertNever(effect);
  }
}
