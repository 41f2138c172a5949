import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { Option, Question } from "#src/bot/machine/core/question.ts";
import { enter, reply } from "#src/bot/machine/core/reply.ts";
import type { ChoosingBooking, State } from "#src/bot/machine/core/state.ts";
import {
  type BookedTable,
  type BookingKey,
  isSameBooking,
  type WaitingTable,
} from "#src/bot/machine/core/table.ts";
import { localDate, tableValues, waitValues } from "#src/bot/machine/core/values.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { askToCancel, askToCancelEach } from "#src/bot/machine/tables/cancel-booking.ts";
import { startChange } from "#src/bot/machine/tables/change-booking.ts";
import { fillDraft, isWishAlone, shiftOf } from "#src/bot/machine/tables/fill-draft.ts";
import { calledBy, showBookings } from "#src/bot/machine/tables/find-bookings.ts";
import { keep } from "#src/bot/machine/tables/give-up.ts";
import { holderIn } from "#src/bot/machine/tables/holder.ts";
import { askToLeave } from "#src/bot/machine/tables/leave-line.ts";
import { proceed } from "#src/bot/machine/tables/look-for-table.ts";
import { startOptions } from "#src/bot/machine/tables/options.ts";
import { waitOn } from "#src/bot/machine/tables/wait-on.ts";
import { rangeSaidOf, widen } from "#src/bot/machine/tables/wait-range.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import type { PhaseOf } from "./phase-of.ts";
import { waiting } from "./waiting.ts";

/** The guest's bookings are being looked up, to list them while nothing else is under way, or to act on one. */
export const findingBookings: PhaseOf<"findingBookings"> = {
  ...waiting,
  results: {
    bookingsFound: (state, { bookings, waiting = [] }, context) => {
      const { purpose, draft, goesOn } = state;
      if (goesOn && bookings.length + waiting.length === 0) return proceed(state, goesOn, context);
      return showBookings(state, { purpose, bookings, waiting, draft }, context);
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
  // A list that was asked for asks nothing: what is said after it may be of anything.
  expects: ({ purpose }) => (purpose === "list" ? null : "slot"),
  lists: ({ bookings, waiting = [] }) => [...bookings, ...waiting].map(({ startsAt }) => ({ startsAt })),
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
    leaveLine: (state, { entryId }) => {
      const table = state.waiting?.find((known) => known.entryId === entryId);
      return table ? askToLeave(state, table) : enter(state);
    },
  },
};

const keyOf = ({ venueId, id }: BookedTable): BookingKey => ({ venueId, id });

const valuesOf = (booking: BookedTable, context: Context) => tableValues(booking, booking.partySize, context);

/** The guest's bookings and waitlist entries, numbered, with a button for each thing that can be done with each. */
function askBooking(state: ChoosingBooking, context: Context): Question {
  const { bookings, purpose, waiting = [] } = state;
  const count = bookings.length + waiting.length;
  const listed = message(bookings.length === 0 ? "waitingHeading" : "bookingsHeading", { count });
  const headings: Record<typeof purpose, Message> = {
    list: listed,
    line: listed,
    forget: listed,
    cancel: plain("whichToCancel"),
    change: plain("whichToChange"),
    leave: plain("whichToLeave"),
  };
  const isOnly = count === 1;
  const lines = bookings.map((booking, index) => {
    const values = valuesOf(booking, context);
    return isOnly ? message("bookingItem", values) : message("bookingLine", { ...values, number: index + 1 });
  });
  const options = bookings.flatMap((booking, index): Option[] => {
    const change: Option = {
      choice: { type: "changeBooking", booking: keyOf(booking) },
      label: isOnly ? plain("choiceChangeBooking") : message("choiceChangeNumber", { number: index + 1 }),
    };
    const cancel: Option = {
      choice: { type: "cancelBooking", booking: keyOf(booking) },
      label: isOnly ? plain("choiceCancelBooking") : message("choiceCancelNumber", { number: index + 1 }),
    };
    if (purpose === "list") return [change, cancel];
    return purpose === "cancel" ? [cancel] : [change];
  });
  const line = askLine(state, context);
  const called = purpose === "list" ? calledBy(bookings, context) : [];
  return {
    lines: [headings[purpose], ...lines, ...called, ...line.lines],
    options: [...options, ...line.options],
  };
}

/** The waitlist entries, with the numbers that follow those of the bookings. */
function askLine(state: ChoosingBooking, context: Context): Question {
  const { bookings, waiting = [] } = state;
  const [only, ...more] = waiting;
  if (only && bookings.length + more.length === 0) return askOnlyLine(only, state, context);
  const numbered = waiting.map((table, index) => ({ table, number: bookings.length + index + 1 }));
  return {
    lines: numbered.flatMap(({ table, number }) => [
      message("waitingLine", { ...waitValues(table, table, context), number }),
      ...placeLines(table, state, context),
    ]),
    options: numbered.map(({ table: { entryId }, number }) => ({
      choice: { type: "leaveLine", entryId },
      label: message("choiceLeaveNumber", { number }),
    })),
  };
}

/** The only thing that is listed needs no number. */
function askOnlyLine(table: WaitingTable, state: ChoosingBooking, context: Context): Question {
  const { entryId } = table;
  return {
    lines: [message("waitingItem", waitValues(table, table, context)), ...placeLines(table, state, context)],
    options: [{ choice: { type: "leaveLine", entryId }, label: plain("choiceLeaveWaitlist") }],
  };
}

/** Only in the turn in which it was read: the line moves on while a list stands in the chat. */
function placeLines({ place }: WaitingTable, { placesOf }: ChoosingBooking, { turnId }: Context): Message[] {
  return placesOf === turnId ? [message("waitlistPlace", { place })] : [];
}

function sayWhileChoosingBooking(
  state: ChoosingBooking,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { intent } = understood;
  if (understood.adds && state.bookings.length > 0) return wish(state, understood, context);
  const table = meantInLine(state, understood, context);
  if (table && intent !== "book") return askToLeave(state, table);
  const takes = widenedInLine(state, understood, context);
  if (takes) return takes;
  const [waitedFor] = state.waiting ?? [];
  if (waitedFor && intent === "waitlist") return waitOn(state, waitedFor, understood, context);
  const booking = meantBooking(state, understood, context);
  const each = understood.cancelsAll && !booking ? askToCancelEach(state, state.bookings) : undefined;
  if (each) return each;
  const cancels = intent === "cancel" || (state.purpose === "cancel" && intent !== "change");
  if (booking && cancels) return askToCancel(state, booking);
  if (booking) return startChange(state, booking, changeOf(state, understood), context);
  if (state.bookings.length > 0 && isWishAlone(understood)) return wish(state, understood, context);
  if (state.bookings.length > 0 && tellsHowToReach(understood)) return newHolder(state, understood, context);
  if (intent === "deny") return keep(state);
  /** A yes to "which of them?" is understood, and answers nothing. */
  if (intent === "affirm" && state.purpose !== "list") return enter(state);
  const isNewTable = understood.partySize !== undefined && understood.date !== undefined;
  if (intent === "book" || (intent === "inform" && isNewTable))
    return advance(state, {}, understood, context);
  if (intent === "cancel") return enter({ ...state, purpose: intent });
  // What it should become is known: only which of them is asked.
  if (intent === "change")
    return enter({ ...state, purpose: intent, draft: fillDraft(state.draft, understood) });
  return undefined;
}

/** "A high chair, please" after a list: for the one that is listed, or for which of them? */
function wish(state: ChoosingBooking, understood: Understood, context: Context): Step<State> {
  const { bookings } = state;
  const { adds } = understood;
  const draft = { ...fillDraft(state.draft, understood), ...defined({ adds }) };
  return showBookings(state, { purpose: "change", bookings, draft }, context);
}

/** A number or an address after a list: the one of the booking, and not only of the guest. */
const tellsHowToReach = ({ phone, email }: Understood): boolean => (phone ?? email) !== undefined;

function newHolder(state: ChoosingBooking, understood: Understood, context: Context): Step<State> {
  const draft = { ...state.draft, ...defined({ holder: holderIn(understood, context) }) };
  return showBookings(state, { purpose: "change", bookings: state.bookings, draft }, context);
}

/** What is said of the booking that is picked, also relative to what it is: "20 minutes later". */
function changeOf({ draft }: ChoosingBooking, understood: Understood): Draft {
  const said = isNewDay(understood) ? understood : withoutDate(understood);
  return { ...fillDraft(draft, said), ...defined({ shift: shiftOf(understood) }) };
}

/** "Move number two to the 6th" names it by its number; the 2nd in "move the second" is that number. */
function isNewDay({ choice, date, moves }: Understood): boolean {
  return moves === true && choice !== undefined && date !== undefined && Number(date.slice(-2)) !== choice;
}

/** "Any time between 6 and 9" where nothing but one waitlist entry is shown. */
function widenedInLine(
  state: ChoosingBooking,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const [table, ...more] = state.waiting ?? [];
  if (!table || more.length + state.bookings.length > 0) return undefined;
  const takes = rangeSaidOf(understood, table, context);
  return takes && widen(state, table.entryId, takes, context);
}

/** Its place in the list. "The second" is the one on the 2nd, where one that is listed is on that day. */
function placeMeant(
  { bookings, waiting = [] }: ChoosingBooking,
  { choice, date }: Understood,
  context: Context,
): number | undefined {
  const isDay = [...bookings, ...waiting].some(
    ({ startsAt, venueId }) => localDate(startsAt, venueId, context) === date,
  );
  return isDay ? undefined : choice;
}

/** By its number in the list, or because it is the only one that can be left. */
function meantInLine(
  state: ChoosingBooking,
  understood: Understood,
  context: Context,
): WaitingTable | undefined {
  const { bookings, waiting = [], purpose } = state;
  const { intent } = understood;
  const choice = placeMeant(state, understood, context);
  if (choice !== undefined) {
    const index = choice > 0 ? choice - 1 : bookings.length + waiting.length + choice;
    return waiting[index - bookings.length];
  }
  const leaves = intent === "cancel" || (purpose === "leave" && intent === "affirm");
  return leaves && bookings.length === 0 && waiting.length === 1 ? waiting[0] : undefined;
}

/** By its number in the list, by its day, or because it is the only one. */
function meantBooking(
  state: ChoosingBooking,
  understood: Understood,
  context: Context,
): BookedTable | undefined {
  const { bookings } = state;
  const { date, intent, timeShift } = understood;
  const choice = placeMeant(state, understood, context);
  if (choice !== undefined) return bookings.at(choice > 0 ? choice - 1 : choice);
  if (date !== undefined) {
    const thatDay = bookings.filter(
      (booking) => localDate(booking.startsAt, booking.venueId, context) === date,
    );
    return thatDay.length === 1 ? thatDay[0] : undefined;
  }
  /** "Yes, that one", to which of them is to be cancelled, where one is listed: it is shown before it is cancelled. */
  const isOnlyOne = intent === "affirm" && state.purpose === "cancel" && (state.waiting ?? []).length === 0;
  const isMeant = intent === "cancel" || intent === "change" || timeShift !== undefined || isOnlyOne;
  return bookings.length === 1 && isMeant ? bookings[0] : undefined;
}

/** The day that named the booking is not the day it is to be moved to. */
function withoutDate(understood: Understood): Understood {
  const { date: _date, dateTo: _dateTo, ...rest } = understood;
  return rest;
}
