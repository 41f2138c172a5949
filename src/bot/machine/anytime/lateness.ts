import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { contactOutside, staffKnow, waysToTell } from "#src/bot/machine/core/contact-lines.ts";
import { type Context, staffReach } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import type { Lateness } from "#src/bot/machine/core/lateness.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { needsHuman } from "#src/bot/machine/core/needs-human.ts";
import { also, announce, enter, remark, stay, wait } from "#src/bot/machine/core/reply.ts";
import type { SaidWithYes } from "#src/bot/machine/core/said-with-yes.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { type BookedTable, type BookingKey, isSameBooking } from "#src/bot/machine/core/table.ts";
import { draftOf, isFree } from "#src/bot/machine/core/under-way.ts";
import { dateValue, localDate, localTime, tableValues, today } from "#src/bot/machine/core/values.ts";
import { wishesAfter } from "#src/bot/machine/tables/comments.ts";
import { statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { showBookings } from "#src/bot/machine/tables/find-bookings.ts";
import { noteBeside } from "#src/bot/machine/tables/note-beside.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { askAgain } from "./prompts.ts";
import { refresh } from "./refresh-booking.ts";

/** Longer words than these are more than whoever holds a table for them reads. UTF-16 units. */
const mostWords = 200;

/** What the guest wrote, as it is noted. */
export const shortened = (text: string): string => text.replace(/\s+/gu, " ").trim().slice(0, mostWords);

const minutesLate = (minutes: number): string => `+${minutes} min`;

/** The guest comes late: which of their bookings that day is it about? What is under way stays. */
export function hearLateness(
  state: State,
  text: string,
  { late, date, time, outlived }: Understood,
  context: Context,
): Step<State> {
  const requestId = context.turnId;
  const minutes = late?.minutes;
  /** "I meant 15 minutes" would tell whoever reads it alone nothing. */
  const isCorrection = outlived !== undefined && minutes !== undefined;
  const lateness: Lateness = {
    requestId,
    words: isCorrection ? minutesLate(minutes) : shortened(text),
    ...defined({ minutes, date, time, outlived }),
  };
  return wait({ ...state, late: lateness }, { type: "findBookings", requestId, alsoBegun: true });
}

/** The bookings that were looked up for it, or what came of noting it; undefined for any other result. */
export function onLateness(state: State, event: ResultEvent, context: Context): Step<State> | undefined {
  const { late, ...rest } = state;
  if (late?.requestId !== event.requestId) return undefined;
  const settled = rest as State;
  switch (event.type) {
    case "bookingsFound":
      return choose(settled, late, event.bookings, context);
    case "bookingChanged":
      return noted(settled, event.booking, context);
    case "bookingOutcomeOpen":
      return stay(state);
    default:
      return notNoted(settled, late, context);
  }
}

/** The button of one of several bookings. */
export function chooseLate(state: State, key: BookingKey, context: Context): Step<State> {
  const booking = state.late?.bookings?.find((known) => isSameBooking(known, key));
  return booking && state.late ? note(state, state.late, booking, context) : stay(state);
}

/**
 * "Yes, that one", "the booking for tomorrow", in place of the button. Nothing is noted where none or several may be meant,
 * or where a yes may be to something else.
 */
export function answerWhichLate(
  { late, ...rest }: State,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const state = rest as State;
  const isAsked = late?.askedIn !== undefined && late.askedIn === state.interruptedBy;
  if (!isAsked || !isFree(state) || understood.late) return undefined;
  if (understood.intent === "deny" && !statesTable(understood)) return enter(state);
  const { date, time, partySize, intent } = understood;
  const names = (date ?? time ?? partySize) !== undefined;
  if (intent === "cancel" || (!names && intent !== "affirm")) return undefined;
  const meant = late.bookings?.filter(
    ({ startsAt, venueId, ...table }) =>
      (date ?? localDate(startsAt, venueId, context)) === localDate(startsAt, venueId, context) &&
      (time ?? localTime(startsAt, venueId, context)) === localTime(startsAt, venueId, context) &&
      (partySize ?? table.partySize) === table.partySize,
  );
  const [only, ...others] = meant ?? [];
  return only && others.length === 0 ? note(state, late, only, context) : undefined;
}

/** With a yes to whether they come: it is about that visit. */
export function noteLateness(
  state: State,
  booking: BookedTable,
  { text, understood }: SaidWithYes,
  context: Context,
): Step<State> {
  const { minutes } = understood.late ?? {};
  const late = { requestId: context.turnId, words: shortened(text), ...defined({ minutes }) };
  return note(state, late, booking, context);
}

/** By a button of the booking: so many minutes, which need no words. */
export function noteLateBy(
  state: State,
  booking: BookedTable,
  minutes: number,
  context: Context,
): Step<State> {
  const idle: State = { ...carryOver(state), phase: "idle" };
  return note(idle, { requestId: context.turnId, words: minutesLate(minutes), minutes }, booking, context);
}

function choose(
  state: State,
  late: Lateness,
  bookings: readonly BookedTable[],
  context: Context,
): Step<State> {
  const day = ({ startsAt, venueId }: BookedTable) => localDate(startsAt, venueId, context);
  const onDay = bookings.filter((booking) => day(booking) === (late.date ?? today(booking.venueId, context)));
  const meant = onDay.length > 0 || late.date !== undefined ? onDay : soon(bookings, context);
  const [only, ...others] = meant;
  // "We'll be there at 8:15 instead of 8" of a table on another day moves that one.
  if (!only && late.time !== undefined && late.date === undefined && bookings.length > 0 && isFree(state)) {
    const draft = { time: { type: "at", time: late.time } } as const;
    return showBookings(state, { purpose: "change", bookings, draft }, context);
  }
  if (!only) return findNone(state, late, bookings, context);
  if (others.length === 0) return note(state, late, only, context);
  return askWhich(state, { ...late, bookings: meant }, [plain("lateWhich")], context, ({ venue, time }) =>
    message("choiceVenueTime", { venue, time }),
  );
}

/** Who names no day, and has no table today, means the one of the hours to come: it is written to in the evening before, too. */
const soon = (bookings: readonly BookedTable[], { now }: Context): readonly BookedTable[] =>
  bookings.filter(
    ({ startsAt }) => Temporal.Instant.compare(Temporal.Instant.from(startsAt), now.add(soonest)) < 0,
  );

const soonest = Temporal.Duration.from({ hours: 24 });

/** None is on that day: where the guest named no day, it may be one of those ahead, which they can tap. */
function findNone(
  state: State,
  late: Lateness,
  bookings: readonly BookedTable[],
  context: Context,
): Step<State> {
  const day = dateValue(late.date ?? today(bookings[0]?.venueId ?? context.venues[0]?.id, context));
  const houses = [...new Set(bookings.map(({ venueId }) => venueId))];
  const ways =
    houses.length > 0
      ? houses.flatMap((venueId) => contactOutside(venueId, context))
      : waysToTell(draftOf(state)?.venueId, context);
  if (late.date !== undefined || bookings.length === 0)
    return askAgain(state, context, [message("lateNoBooking", { date: day }), ...ways]);
  const lines = [message("lateWhichDay", { date: day }), ...ways];
  return askWhich(state, { ...late, bookings }, lines, context, ({ date, time }) =>
    message("choiceDateTime", { date, time }),
  );
}

type TableValues = ReturnType<typeof tableValues>;

/** A button for each of them, beside those of the open question. */
function askWhich(
  state: State,
  late: Lateness & { readonly bookings: readonly BookedTable[] },
  lines: readonly Message[],
  context: Context,
  labelOf: (table: TableValues) => Message,
): Step<State> {
  const options = late.bookings.map((booking) => {
    const { venueId, id } = booking;
    const choice = { type: "late", booking: { venueId, id } } as const;
    return { choice, label: labelOf(tableValues(booking, booking.partySize, context)) };
  });
  return announce({ ...state, late: { ...late, askedIn: context.turnId } }, context, lines, options);
}

/** Written into the booking in the guest's own words; the staff hear of it at once, whatever comes of that. */
function note(state: State, late: Lateness, booking: BookedTable, context: Context): Step<State> {
  const requestId = context.turnId;
  const { venueId, id, partySize, startsAt } = booking;
  const { minutes, outlived } = late;
  const comment = wishesAfter(booking.comment, { comment: late.words, ...defined({ outlived }) });
  return wait(
    { ...state, late: { ...late, requestId, bookings: [booking] } },
    { type: "notifyStaff", notice: { kind: "late", booking, ...defined({ minutes }) } },
    {
      type: "changeBooking",
      requestId,
      booking: { venueId, id },
      asked: booking,
      partySize,
      startsAt,
      ...defined({ comment }),
    },
  );
}

function noted(before: State, booking: BookedTable, context: Context): Step<State> {
  // A list that stands, or the booking just made, has the note from now on; so has a change that is asked about.
  const isShown = isFree(before) || before.phase === "choosingBooking";
  const state = isShown ? refresh(before, booking).state : noteBeside(before, booking);
  const { venue, time } = tableValues(booking, booking.partySize, context);
  const known = staffReach(booking.venueId, context) === "later" ? [] : staffKnow(booking.venueId, context);
  const lines = [message("lateNoted", { venue, time }), ...known];
  const told = asksToChange(state, booking) ? enter(state, lines) : remark(state, context, lines);
  return also(told, { type: "trackBooking", booking });
}

/** A yes that came with the lateness was to nothing that is done by it: the change is shown once more. */
function asksToChange(state: State, booking: BookedTable): boolean {
  return state.phase === "confirmingChange" && isSameBooking(state.query.changing, booking);
}

/**
 * It could not be looked up or written: whoever can be reached is told, or how to reach them. A notice of it stands in a
 * channel by then; on a page it would not.
 */
function notNoted(state: State, { bookings, words: text }: Lateness, context: Context): Step<State> {
  const venueId = bookings?.[0]?.venueId;
  const told = venueId === undefined ? [] : staffKnow(venueId, context);
  const contact = contactOutside(venueId ?? context.venues[0]?.id ?? 0, context);
  const step = remark(state, context, [plain("lateNotNoted"), ...told, ...contact]);
  if (venueId === undefined || staffReach(venueId, context) === "channel") return step;
  return needsHuman(step, venueId, "refused", context, { text });
}
