import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { waysToTell } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { enter, remark, reply, wait } from "#src/bot/machine/core/reply.ts";
import type { BookingPurpose, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable, WaitingTable } from "#src/bot/machine/core/table.ts";
import { draftOf, hasDraft, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { localDate, localTime, tableValues, today, waitValues } from "#src/bot/machine/core/values.ts";
import { defined } from "#src/lib/defined.ts";
import { isAddedTo } from "./added-to.ts";
import { askToCancel, askToCancelEach } from "./cancel-booking.ts";
import { startChange } from "./change-booking.ts";
import { askToForget } from "./forget-guest.ts";
import { afterRelease } from "./give-up.ts";
import { askToLeave } from "./leave-line.ts";
import { proceed } from "./look-for-table.ts";
import { underWayLines } from "./noted-so-far.ts";
import { startOptions } from "./options.ts";
import { changeOther } from "./other-booking.ts";

/**
 * Looks up the guest's bookings to show them. Beside a table that is being talked about they are only shown: its
 * question stays open, and its hold is kept.
 */
export function listBookings(state: State, context: Context): Step<State> {
  if (!hasDraft(state)) return findBookings(state, "list", context);
  const requestId = context.turnId;
  return wait({ ...state, listing: requestId }, { type: "findBookings", requestId });
}

/**
 * Looks up what the guest waits for: to tell their place, or to take them off. A table that is talked about stays until
 * there is an entry to leave.
 */
export function listLine(state: State, purpose: "line" | "leave", context: Context): Step<State> {
  if (!hasDraft(state)) return findBookings(state, purpose, context);
  const requestId = context.turnId;
  return wait({ ...state, listing: requestId, listingLine: purpose }, { type: "findBookings", requestId });
}

/** Looks up the guest's bookings, to list them or to act on one. Where there is none, the table talked about `goesOn`. */
export function findBookings(
  state: State,
  purpose: BookingPurpose,
  context: Context,
  draft: Draft = {},
  goesOn?: Draft,
): Step<State> {
  const requestId = context.turnId;
  return wait(
    { ...carryOver(state), phase: "findingBookings", purpose, requestId, draft, ...defined({ goesOn }) },
    { type: "findBookings", requestId },
  );
}

/** The list that was asked for beside another question, and that question again. */
export function showListing(state: State, { bookings, waiting = [] }: Listed, context: Context): Step<State> {
  const { listing: _, listingLine, ...rest } = state;
  const listed: State = rest;
  const found = { purpose: listingLine ?? "list", bookings, waiting, draft: {} } as const;
  if (!hasDraft(listed)) return showBookings(listed, found, context);
  if (listingLine === undefined && bookings.length + waiting.length === 0) {
    return enter(listed, [plain("nothingBookedYet"), ...underWayLines(listed, context)]);
  }
  if (listingLine === undefined) {
    return enter(listed, [...tableLines(bookings, waiting, context), ...calledBy(bookings, context)]);
  }
  if (waiting.length === 0) return enter(listed, [plain("notWaiting")]);
  if (listingLine === "line") return enter(listed, tableLines([], waiting, context));
  // Who leaves the list does not go on booking: a table that is talked about is given up with it, as with "cancel".
  return afterRelease(selectionOf(listed), showBookings(listed, found, context));
}

/** The guest's tables: those they have, and those they wait for. */
interface Listed {
  readonly bookings: readonly BookedTable[];
  readonly waiting?: readonly WaitingTable[];
}

interface Found extends Listed {
  readonly purpose: BookingPurpose;
  readonly draft: Draft;
}

/** The guest's tables beside another question: without numbers, since a number answers that one. */
export function tableLines(
  bookings: readonly BookedTable[],
  waiting: readonly WaitingTable[],
  context: Context,
): Message[] {
  const count = bookings.length + waiting.length;
  if (count === 0) return [plain("noBookings")];
  const heading = bookings.length === 0 ? "waitingHeading" : "bookingsHeading";
  return [
    message(heading, { count }),
    ...bookings.map((booking) => message("bookingItem", tableValues(booking, booking.partySize, context))),
    ...waiting.flatMap((table) => [
      message("waitingItem", waitValues(table, table, context)),
      message("waitlistPlace", { place: table.place }),
    ]),
  ];
}

/**
 * By what the restaurant knows the bookings: the name, where they have one in common, what it was asked for with the only
 * one, and the guest's reference.
 */
export function calledBy(bookings: readonly BookedTable[], { guestReference }: Context): Message[] {
  if (bookings.length === 0) return [];
  const [name, ...otherNames] = new Set(bookings.map((booking) => booking.name));
  const comment = bookings.length === 1 ? bookings[0]?.comment : undefined;
  return [
    ...(name !== undefined && otherNames.length === 0 ? [message("summaryName", { name })] : []),
    ...(comment !== undefined ? [message("summaryComment", { comment })] : []),
    message("placedReference", { reference: guestReference }),
  ];
}

/** Shows the bookings found, or goes straight on where only one can be meant. */
export function showBookings(state: State, all: Found, context: Context): Step<State> {
  const found = onOwnDay(all, context);
  const { purpose, draft, waiting = [] } = found;
  const { other } = draft;
  if (purpose === "change" && other && (found.bookings.length > 0 || other.orElse))
    return changeOther(state, found.bookings, { ...draft, other }, context);
  if (purpose === "forget") return askToForget(state, found.bookings, waiting);
  if (concernsLine(found)) return showLine(state, waiting, purpose, context);
  const { bookings, isMeant } = meantBookings(found, context);
  const [only] = bookings;
  // Where there is none to change, what was said of it is a wish for a table, but for what is said of one that they have.
  if (!only && purpose === "change" && isWish(draft) && !draft.ofBooking)
    return wishInstead(state, draft, context);
  if (!only && waiting.length === 0) {
    const ways = () => [
      plain("bookedElsewhere"),
      ...waysToTell(draft.venueId ?? draftOf(state)?.venueId, context),
    ];
    const seeksElsewhere = purpose !== "list" || draft.ofBooking === true;
    const idle = {
      ...carryOver(state),
      phase: "idle",
      ...(seeksElsewhere && { seeksElsewhere: context.now.toString() }),
    } as const;
    const lines = [plain("noBookings"), ...(seeksElsewhere ? ways() : [])];
    return reply(idle, context, lines, { options: startOptions });
  }
  if (only && isMeant && purpose === "cancel") return askToCancel(state, only);
  const each = purpose === "cancel" && draft.all ? askToCancelEach(state, bookings) : undefined;
  if (each) return each;
  if (only && isMeant && purpose === "change") return startChange(state, only, draft, context);
  const listed = purpose === "list" && waiting.length > 0 && { waiting, placesOf: context.turnId };
  return enter({ ...carryOver(state), phase: "choosingBooking", purpose, bookings, ...listed, draft });
}

/**
 * "Can we make it 3 instead?" of no booking is the wish for a table. That there is none to change is told first where a change
 * was spoken of: "Friday would suit us better" may be said of no booking.
 */
function wishInstead(state: State, draft: Draft, context: Context): Step<State> {
  if (draft.onlyAsks) return enter({ ...carryOver(state), phase: "idle" });
  if (isWishAlone(draft)) return proceed(state, unshifted(draft), context, [plain("noted")]);
  const isOfOne = draft.moves ?? draft.shift ?? draft.asksHolder ?? draft.maybeAnother;
  if (isOfOne === undefined) return proceed(state, unshifted(draft), context);
  const told = remark(state, context, [plain("noBookings")]).effects;
  const next = proceed(state, unshifted(draft), context);
  return { state: next.state, effects: [...told, ...next.effects] };
}

/** So many days ahead a weekday that is named alone may be. */
const weekAhead = 7;

/**
 * "The Wednesday table we have arranged, for four" is the one that they have on a Wednesday, though the coming one is another
 * day: where that is what they have, the day says which it is, and moves nothing. Of several, the day alone says it: "on the 10th we'll
 * be three".
 */
function onOwnDay(found: Found, context: Context): Found {
  const { purpose, bookings, draft } = found;
  const { date, ...said } = draft;
  if (purpose !== "change" || date === undefined || said.adds) return found;
  const tellsWhich = said.ofBooking && said.partySize !== undefined && said.time === undefined;
  const named = bookings.length > 1 && !said.moves ? namedOn(date, bookings, context) : undefined;
  const own = named ?? (tellsWhich ? onSameWeekday(date, bookings, context) : undefined);
  return own ? { ...found, bookings: [own], draft: said } : found;
}

/** The only one on that day. */
function namedOn(date: string, bookings: readonly BookedTable[], context: Context): BookedTable | undefined {
  const then = bookings.filter(({ startsAt, venueId }) => localDate(startsAt, venueId, context) === date);
  return then.length === 1 ? then[0] : undefined;
}

/** The only one on that weekday, where the day is one of the coming week. */
function onSameWeekday(
  date: string,
  bookings: readonly BookedTable[],
  context: Context,
): BookedTable | undefined {
  const { dayOfWeek } = Temporal.PlainDate.from(date);
  const [own, ...others] = bookings.filter(({ startsAt, venueId }) => {
    const day = localDate(startsAt, venueId, context);
    const isNear =
      day === date || Temporal.PlainDate.from(today(venueId, context)).until(date).days <= weekAhead;
    return isNear && Temporal.PlainDate.from(day).dayOfWeek === dayOfWeek;
  });
  return others.length === 0 ? own : undefined;
}

/** What is said of a table without any booking: "an hour later" is later than one, another name is that of one. */
function unshifted(draft: Draft): Draft {
  const { shift: _shift, holder: _holder, asksHolder: _name, asksPartySize: _size, ...others } = draft;
  const {
    ofBooking: _own,
    moves: _moves,
    onlyAsks: _asks,
    adds: _adds,
    maybeAnother: _maybe,
    other: _other,
    ...wishes
  } = others;
  return wishes;
}

/** "Can you put a candle on the dessert?", said before anything of the table. */
function isWishAlone({ comment, ...table }: Draft): boolean {
  return comment !== undefined && Object.keys(unshifted(table)).length === 0;
}

const isWish = (draft: Draft): boolean => Object.keys(unshifted(draft)).length > 0;

/** Whether it is about the waitlist: by its words, or since there is nothing else to cancel or to change. */
function concernsLine({ purpose, bookings, waiting = [], draft }: Found): boolean {
  if (purpose === "line" || purpose === "leave") return true;
  const wishes = purpose === "change" && isWish(draft);
  return purpose !== "list" && !wishes && bookings.length === 0 && waiting.length > 0;
}

/** What the guest waits for; to leave the only one there is, it is asked at once. */
function showLine(
  state: State,
  waiting: readonly WaitingTable[],
  purpose: BookingPurpose,
  context: Context,
): Step<State> {
  const [first, ...more] = waiting;
  if (!first) {
    const idle: State = { ...carryOver(state), phase: "idle" };
    return reply(idle, context, [plain("notWaiting")], { options: startOptions });
  }
  const leaves = purpose === "leave" || purpose === "cancel";
  if (leaves && more.length === 0) return askToLeave(state, first);
  const lists = leaves ? "leave" : "line";
  return enter({
    ...carryOver(state),
    phase: "choosingBooking",
    purpose: lists,
    bookings: [],
    waiting,
    ...(!leaves && { placesOf: context.turnId }),
    draft: {},
  });
}

/**
 * The bookings that may be meant, and whether it can only be the first. "Cancel Friday's table" means the one on that
 * day; where none is, the guest sees what there is, since the only one there is was not named. Of several, "the one for
 * two" or "the one at eight" is told by that, too.
 */
function meantBookings(
  { purpose, bookings, draft }: { purpose: BookingPurpose; bookings: readonly BookedTable[]; draft: Draft },
  context: Context,
): { readonly bookings: readonly BookedTable[]; readonly isMeant: boolean } {
  const { date, time, partySize } = draft;
  if (purpose === "change" && draft.adds) {
    const named = bookings.filter((booking) => isAddedTo(booking, draft, context));
    return named.length === 1 ? { bookings: named, isMeant: true } : { bookings, isMeant: false };
  }
  const at = time?.type === "at" ? time.time : undefined;
  const isTold = date !== undefined || (bookings.length > 1 && (partySize ?? at) !== undefined);
  if (purpose !== "cancel" || !isTold) return { bookings, isMeant: bookings.length === 1 };
  const told = bookings.filter(
    ({ startsAt, venueId, ...booking }) =>
      (date === undefined || localDate(startsAt, venueId, context) === date) &&
      (at === undefined || bookings.length === 1 || localTime(startsAt, venueId, context) === at) &&
      (partySize === undefined || bookings.length === 1 || booking.partySize === partySize),
  );
  return told.length === 1 ? { bookings: told, isMeant: true } : { bookings, isMeant: false };
}
