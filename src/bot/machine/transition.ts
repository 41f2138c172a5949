import { onPaid } from "#src/bot/machine/anytime/deposits.ts";
import { onOutsideEvent } from "#src/bot/machine/anytime/outside-events.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Effect, Step } from "#src/bot/machine/core/effect.ts";
import type { MachineEvent } from "#src/bot/machine/core/event.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { askOpenQuestion } from "./ask-open-question.ts";
import { rememberReasons } from "./explain.ts";
import { onGuestEvent } from "./on-guest-event.ts";
import { onResult } from "./on-result.ts";
import { expectingOf } from "./phases/phases.ts";

/**
 * The conversation: where it stands, what happened, and what is therefore said and done. Pure and
 * total: no I/O, no clock, no randomness, and no throw whatever the guest does.
 */
export function transition(state: State, event: MachineEvent, context: Context): Step<State, Effect> {
  const step = rememberReasons(askOpenQuestion(stepOf(state, event, context), context));
  return event.type === "guestSaid" && !event.corrects ? rememberAnswered(step, state) : step;
}

function rememberAnswered(step: Step<State, Effect>, former: State): Step<State, Effect> {
  return { ...step, state: { ...step.state, answering: expectingOf(former) } };
}

function stepOf(state: State, event: MachineEvent, context: Context): Step<State> {
  switch (event.type) {
    case "guestSaid":
    case "guestChose":
    case "guestSharedContact":
    case "guestCommanded":
    case "guestEdited":
    case "guestCameFromGroup":
    case "guestSentOther":
      return onGuestEvent(state, event, context);
    case "guestPaid":
      return onPaid(state, event);
    case "confirmationDue":
    case "visitOver":
    case "tableFreed":
    case "groupCounted":
    case "tableOfferTicked":
    case "tableOfferLapsed":
    case "tableOfferGone":
    case "waitEnded":
    case "waitRemoved":
    case "depositLapsed":
    case "bookingCancelledByVenue":
    case "bookingConfirmedByVenue":
    case "bookingChangedOutside":
    case "bookingTakenOver":
    case "staffWrote":
    case "houseWrote":
    case "enquiryIdle":
    case "guestLeft":
    case "guestReturned":
      return onOutsideEvent(state, event, context);
    default:
      return onResult(state, event, context);
  }
}
