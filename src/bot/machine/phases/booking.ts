import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type {
  AskingChange,
  ChoosingBooking,
  ConfirmingCancel,
  ConfirmingChange,
  State,
} from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { localDate } from "#src/bot/machine/core/values.ts";
import { answered } from "#src/bot/machine/on-guest-chose.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { askToCancel, changeBooking, draftOfBooking, startChange } from "#src/bot/machine/tables/bookings.ts";
import { fillDraft, onlyAgrees, statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** The guest's bookings are listed: which one, and what of it? */
export function sayWhileChoosingBooking(
  state: ChoosingBooking,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { intent } = understood;
  const booking = meantBooking(state, understood, context);
  const cancels = intent === "cancel" || (state.purpose === "cancel" && intent !== "change");
  if (booking && cancels) return askToCancel(state, booking, context);
  if (booking) return startChange(state, booking, fillDraft(state.draft, withoutDate(understood)), context);
  if (intent === "deny") return answered(state, "keep", context);
  if (intent === "book") return advance(state, {}, understood, context);
  if (intent === "cancel" || intent === "change") return enter({ ...state, purpose: intent }, context);
  return undefined;
}

/** By its number in the list, by its day, or because it is the only one. */
function meantBooking(
  { bookings }: ChoosingBooking,
  { choice, date, intent }: Understood,
  context: Context,
): BookedTable | undefined {
  if (choice !== undefined) return bookings.at(choice > 0 ? choice - 1 : choice);
  if (date !== undefined) {
    const thatDay = bookings.filter(
      (booking) => localDate(booking.startsAt, booking.venueId, context) === date,
    );
    return thatDay.length === 1 ? thatDay[0] : undefined;
  }
  return bookings.length === 1 && (intent === "cancel" || intent === "change") ? bookings[0] : undefined;
}

/** The day that named the booking is not the day it is to be moved to. */
function withoutDate(understood: Understood): Understood {
  const { date: _date, dateTo: _dateTo, ...rest } = understood;
  return rest;
}

export function sayWhileCancelling(
  state: ConfirmingCancel,
  { intent }: Understood,
  context: Context,
): Step<State> | undefined {
  if (intent === "affirm") return answered(state, "confirm", context);
  return intent === "deny" ? answered(state, "keep", context) : undefined;
}

export function sayWhileChanging(
  state: AskingChange,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  if (statesTable(understood)) {
    return advance(state, draftOfBooking(state.booking, context), understood, context);
  }
  return understood.intent === "deny" ? answered(state, "keep", context) : undefined;
}

export function sayWhileConfirmingChange(
  state: ConfirmingChange,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  if (onlyAgrees(understood)) return changeBooking(state, context);
  if (statesTable(understood)) return advance(state, state.query, understood, context);
  return understood.intent === "deny" ? answered(state, "keep", context) : undefined;
}
