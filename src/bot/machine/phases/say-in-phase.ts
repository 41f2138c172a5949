import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { assertNever } from "#src/lib/assert-never.ts";
import { sayWhileAsked } from "./asked.ts";
import {
  sayWhileCancelling,
  sayWhileChanging,
  sayWhileChoosingBooking,
  sayWhileConfirmingChange,
} from "./booking.ts";
import { sayWhileChoosingSlot } from "./choosing-slot.ts";
import { sayWhileConfirming, sayWhileGivingName, sayWhileGivingPhone } from "./details.ts";
import { sayWhileFree } from "./free.ts";
import { sayAfterSearchFailed, sayWhileLooking } from "./looking.ts";

/** What a phase makes of the guest's words; undefined when it can make nothing of them. */
export function sayInPhase(state: State, understood: Understood, context: Context): Step<State> | undefined {
  switch (state.phase) {
    case "idle":
    case "placed":
      return sayWhileFree(state, understood, context);
    case "choosingVenue":
    case "askingPartySize":
    case "askingDate":
    case "choosingReading":
      return sayWhileAsked(state, understood, context);
    case "searching":
    case "searchingAlternatives":
    case "holding":
    case "findingBookings":
    case "placing":
    case "cancelling":
    case "changing":
    case "joiningWaitlist":
      return sayWhileLooking(state, understood, context);
    case "choosingSlot":
      return sayWhileChoosingSlot(state, understood, context);
    case "searchFailed":
      return sayAfterSearchFailed(state, understood, context);
    case "askingName":
      return sayWhileGivingName(state, understood, context);
    case "askingPhone":
      return sayWhileGivingPhone(state, understood, context);
    case "confirming":
      return sayWhileConfirming(state, understood, context);
    case "choosingBooking":
      return sayWhileChoosingBooking(state, understood, context);
    case "confirmingCancel":
      return sayWhileCancelling(state, understood, context);
    case "askingChange":
      return sayWhileChanging(state, understood, context);
    case "confirmingChange":
      return sayWhileConfirmingChange(state, understood, context);
    default:
      return assertNever(state);
  }
}
