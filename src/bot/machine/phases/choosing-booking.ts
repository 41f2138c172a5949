import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { Option, Question } from "#src/bot/machine/core/question.ts";
import { enter, reply } from "#src/bot/machine/core/reply.ts";
import type { ChoosingBooking, State } from "#src/bot/machine/core/state.ts";
import { type BookedTable, type BookingKey, isSameBooking } from "#src/bot/machine/core/table.ts";
import { localDate, tableValues } from "#src/bot/machine/core/values.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { askToCancel } from "#src/bot/machine/tables/cancel-booking.ts";
import { startChange } from "#src/bot/machine/tables/change-booking.ts";
import { fillDraft } from "#src/bot/machine/tables/fill-draft.ts";
import { showBookings } from "#src/bot/machine/tables/find-bookings.ts";
import { keep } from "#src/bot/machine/tables/give-up.ts";
import { startOptions } from "#src/bot/machine/tables/options.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import type { PhaseOf } from "./phase-of.ts";
import { waiting } from "./waiting.ts";

/** The guest's bookings are being looked up, to list them while nothing else is under way, or to act on one. */
export const findingBookings: PhaseOf<"findingBookings"> = {
  ...waiting,
  results: {
    bookingsFound: (state, { bookings }, context) => {
      const { purpose, draft } = state;
      return showBookings(state, { purpose, bookings, draft }, context);
    },
    serviceFailed: (state, _, context) =>
      reply({ ...carryOver(state), phase: "idle" }, context, [plain("serviceDown")], {
        options: startOptions,
      }),
  },
};

/** The guest's bookings are listed: which one, and what of it? */
export const choosingBooking: PhaseOf<"choosingBooking"> = {
  ask: askBooking,
  expects: "slot",
  lists: ({ bookings }) => bookings.map(({ startsAt }) => ({ startsAt })),
  hearsCancel: true,
  said: sayWhileChoosingBooking,
  answered: {
    changeBooking: (state, { booking: key }, context) => {
      const booking = state.bookings.find((known) => isSameBooking(known, key));
      return booking ? startChange(state, booking, state.draft, context) : enter(state);
    },
    cancelBooking: (state, { booking: key }) => {
      const booking = state.bookings.find((known) => isSameBooking(known, key));
      return booking ? askToCancel(state, booking) : enter(state);
    },
  },
};

const keyOf = ({ venueId, id }: BookedTable): BookingKey => ({ venueId, id });

const valuesOf = (booking: BookedTable, context: Context) => tableValues(booking, booking.partySize, context);

/** The guest's bookings, numbered, with a button for each thing that can be done with each. */
function askBooking({ bookings, purpose }: ChoosingBooking, context: Context): Question {
  const headings: Record<typeof purpose, Message> = {
    list: message("bookingsHeading", { count: bookings.length }),
    cancel: plain("whichToCancel"),
    change: plain("whichToChange"),
  };
  const lines = bookings.map((booking, index) =>
    message("bookingLine", { ...valuesOf(booking, context), number: index + 1 }),
  );
  const options = bookings.flatMap((booking, index): Option[] => {
    const change: Option = {
      choice: { type: "changeBooking", booking: keyOf(booking) },
      label: message("choiceChangeNumber", { number: index + 1 }),
    };
    const cancel: Option = {
      choice: { type: "cancelBooking", booking: keyOf(booking) },
      label: message("choiceCancelNumber", { number: index + 1 }),
    };
    if (purpose === "list") return [change, cancel];
    return purpose === "cancel" ? [cancel] : [change];
  });
  return { lines: [headings[purpose], ...lines], options };
}

function sayWhileChoosingBooking(
  state: ChoosingBooking,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { intent } = understood;
  const booking = meantBooking(state, understood, context);
  const cancels = intent === "cancel" || (state.purpose === "cancel" && intent !== "change");
  if (booking && cancels) return askToCancel(state, booking);
  if (booking) return startChange(state, booking, fillDraft(state.draft, withoutDate(understood)), context);
  if (intent === "deny") return keep(state);
  if (intent === "book") return advance(state, {}, understood, context);
  if (intent === "cancel" || intent === "change") return enter({ ...state, purpose: intent });
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
