import type { Context } from "#src/bot/machine/core/context.ts";
import type { Effect, Step } from "#src/bot/machine/core/effect.ts";
import type { OutsideEvent } from "#src/bot/machine/core/event.ts";
import { message } from "#src/bot/machine/core/message.ts";
import type { OpenPrompt } from "#src/bot/machine/core/open-prompt.ts";
import { also, announcement } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { type BookedTable, isSameBooking } from "#src/bot/machine/core/table.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { withCalendarFile } from "#src/bot/machine/tables/attachments.ts";
import { settleDeposit } from "#src/bot/machine/tables/deposit.ts";
import { assertNever } from "#src/lib/assert-never.ts";
import { tellChangedOutside, tellNews, tellTakenOver } from "./changed-outside.ts";
import { onDepositLapsed } from "./deposits.ts";
import { passOnHouseWords } from "./house-words.ts";
import { confirmationPrompt, openPrompt, promptAgain } from "./open-questions.ts";
import { sayThanks } from "./thanks.ts";
import { onWaitlistEvent } from "./waitlist-events.ts";
import { askToResize } from "./with-group.ts";
import { onEnquiryIdle, onStaffWrote } from "./with-staff.ts";

/** What happened outside this chat. None of it disturbs the question that is open. */
export function onOutsideEvent(state: State, event: OutsideEvent, context: Context): Step<State> {
  switch (event.type) {
    case "confirmationDue":
      return askConfirmation(state, event, context);
    case "groupCounted":
      return askToResize(state, event, context);
    case "visitOver":
      return sayThanks(state, event.booking, context);
    case "tableFreed":
    case "tableOfferTicked":
    case "tableOfferLapsed":
    case "tableOfferGone":
    case "waitEnded":
    case "waitRemoved":
      return onWaitlistEvent(state, event, context);
    case "depositLapsed":
      return onDepositLapsed(state, event, context);
    case "bookingCancelledByVenue":
      return tell(state, "cancelledByVenue", event.booking, context);
    case "bookingConfirmedByVenue":
      return tell(state, "confirmedByVenue", event.booking, context);
    case "bookingChangedOutside":
      return tellChangedOutside(state, event, context);
    case "bookingTakenOver":
      return tellTakenOver(state, event.booking, context);
    case "staffWrote":
      return onStaffWrote(state, event.word, context);
    case "houseWrote":
      return passOnHouseWords(state, event, context);
    case "enquiryIdle":
      return onEnquiryIdle(state, event, context);
    case "guestLeft":
      return { state, effects: asked(state, context).map(toUnreachable) };
    case "guestReturned":
      return { state, effects: [{ type: "reportGuestReachable" }] };
    default:
      return assertNever(event);
  }
}

/** The bookings ahead that a question is open about. */
function asked({ prompts }: State, { now }: Context): readonly BookedTable[] {
  const isAhead = ({ startsAt }: BookedTable) =>
    Temporal.Instant.compare(Temporal.Instant.from(startsAt), now) > 0;
  return prompts.map(({ booking }) => booking).filter(isAhead);
}

const toUnreachable = (booking: BookedTable): Effect => ({ type: "reportGuestUnreachable", booking });

/** Asks whether the guest still comes. A reminder keeps the prompt's buttons, so either message may be answered. */
function askConfirmation(
  state: State,
  { booking, kind }: Extract<OutsideEvent, { type: "confirmationDue" }>,
  context: Context,
): Step<State> {
  const former = state.prompts.find((open) => isSameBooking(open.booking, booking));
  const isAgain = former !== undefined && kind === "reminder";
  const prompt: OpenPrompt = isAgain
    ? promptAgain(former, booking, context)
    : { ...(former ?? openPrompt(booking, context)), booking };
  const key = kind === "prompt" ? "confirmationPrompt" : "confirmationReminder";
  const { lines, buttons } = confirmationPrompt(prompt, context, key);
  const say = announcement(state, context, lines, buttons);
  const prompts = [...state.prompts.filter((open) => open !== former), prompt];
  return {
    state: { ...state, prompts, interruptedBy: prompt.yesToken },
    effects: [{ type: "askConfirmation", booking, kind, say }],
  };
}

function tell(
  state: State,
  key: "cancelledByVenue" | "confirmedByVenue",
  booking: BookedTable,
  context: Context,
): Step<State> {
  const line = message(key, tableValues(booking, booking.partySize, context));
  const news = tellNews(state, booking, [line], context);
  const told = booking.state === "CANCELLED" ? withCalendarFile(news, booking, "cancelled", context) : news;
  const tracked = also(told, { type: "trackBooking", booking });
  return booking.state === "CANCELLED" ? also(tracked, settleDeposit(booking, "house", context)) : tracked;
}
