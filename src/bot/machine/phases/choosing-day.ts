import { wishNoted } from "#src/bot/machine/anytime/human.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { Option, Question } from "#src/bot/machine/core/question.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { ChoosingDay, OpeningMonth, State } from "#src/bot/machine/core/state.ts";
import type { CalendarDay } from "#src/bot/machine/core/table.ts";
import { venueName } from "#src/bot/machine/core/values.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import {
  monthOf,
  monthsFrom,
  monthsOf,
  openMonth,
  rangeOf,
  takeFirstFree,
} from "#src/bot/machine/tables/calendar.ts";
import { fillDraft, movesSlot, statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { keep } from "#src/bot/machine/tables/give-up.ts";
import { refusedMoment } from "#src/bot/machine/tables/limits.ts";
import { proceed } from "#src/bot/machine/tables/look-for-table.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import type { PhaseOf } from "./phase-of.ts";
import { waiting } from "./waiting.ts";

/** What the days of a month have to offer is being looked up. */
export const openingMonth: PhaseOf<"openingMonth"> = {
  ...waiting,
  results: {
    daysFound: (state, { days }, context) =>
      (state.takesFirst && firstFree(state, days, context)) || showMonth(state, days),
    serviceFailed: askWithout,
  },
};

/** A month is shown as a calendar: which day? */
export const choosingDay: PhaseOf<"choosingDay"> = {
  ask: askDay,
  expects: "date",
  said: sayWhileChoosingDay,
  answered: {
    date: (state, { date }, context) => pickDay(state, date, context),
    month: (state, { month }, context) => openMonth(state, state.draft, month, context, state),
  },
};

function showMonth(
  { month, draft, range, ...state }: OpeningMonth,
  days: readonly CalendarDay[],
): Step<State> {
  return enter({
    ...carryOver(state as State),
    phase: "choosingDay",
    draft,
    month,
    days,
    ...defined({ range }),
  });
}

/** The first free day of those that were asked for, or of this month and the next. */
function firstFree(
  state: OpeningMonth,
  days: readonly CalendarDay[],
  context: Context,
): Step<State> | undefined {
  const { draft, month, range } = state;
  const free = days.find((day) => day.state === "free" || day.state === "few");
  if (free !== undefined) return proceed(state, { ...draft, date: free.date }, context);
  const next = monthsFrom(month, 1);
  const { first } = monthsOf(draft.venueId, context);
  const goesOn = range === undefined ? month === first : next <= monthOf(range.to);
  return goesOn ? openMonth(state, draft, next, context, state) : undefined;
}

/** Without a calendar the day is asked for all the same. */
function askWithout(state: OpeningMonth): Step<State> {
  return enter({ ...carryOver(state), phase: "askingDate", draft: state.draft }, [plain("serviceDown")]);
}

/** The times of that day. Of a full or closed one the guest reads why, and what is nearest. */
function pickDay(state: ChoosingDay, date: string, context: Context): Step<State> {
  const query = { ...state.draft, date };
  const refused = refusedMoment(query, context);
  return refused ? enter(state, [refused]) : proceed(state, query, context);
}

function sayWhileChoosingDay(
  state: ChoosingDay,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const first =
    understood.firstFree &&
    takeFirstFree(state, fillDraft(state.draft, understood), rangeOf(understood) ?? state.range, context);
  if (first) return first;
  const month = monthMeant(state, understood);
  if (month !== undefined) {
    const { date: _date, dateTo: _dateTo, timeShift: _shift, ...rest } = understood;
    const { venueId, partySize } = state.draft;
    return openMonth(state, { venueId, partySize, ...fillDraft(state.draft, rest) }, month, context, state);
  }
  if (movesSlot(understood)) return advance(state, state.draft, understood, context);
  if (statesTable(understood)) {
    const { comment } = fillDraft(state.draft, understood);
    const draft = { ...state.draft, ...defined({ comment }) };
    return enter({ ...state, draft }, wishNoted(state, understood, context));
  }
  switch (understood.intent) {
    case "deny":
      return state.draft.changing ? keep(state) : enter(state);
    case "affirm":
    case "book":
    case "change":
    case "greet":
      return enter(state);
    default:
      return undefined;
  }
}

/** "Later" is a leaf of the calendar, where it is said of no time. */
function monthMeant({ month, draft }: ChoosingDay, understood: Understood): string | undefined {
  const { timeShift, shiftMinutes } = understood;
  if (timeShift === undefined || shiftMinutes !== undefined || draft.time) return undefined;
  return monthsFrom(month, timeShift === "later" ? 1 : -1);
}

/** The rows of a calendar: its columns' names, the weeks, and the months before and after it. */
function askDay({ draft, month, days }: ChoosingDay, context: Context): Question {
  const { venueId, partySize } = draft;
  const values = { month: { type: "month", month }, venue: venueName(venueId, context), partySize } as const;
  const rows = [
    weekdays(venueId, context),
    ...weeksOf(month, days, venueId, context),
    leaves(month, venueId, context),
  ];
  return {
    lines: [message("calendar", values), plain("calendarKey")],
    options: rows.flatMap((row, index) => row.map((option) => ({ ...option, row: index }))),
  };
}

const daysInWeek = 7;

/** The days of the week in the order of the venue's country; 1 is Monday. */
function weekOrder(venueId: number, context: Context): number[] {
  const { firstDay } = new Intl.Locale(`und-${venueById(context, venueId)?.country ?? "001"}`).getWeekInfo();
  return Array.from({ length: daysInWeek }, (_, index) => ((firstDay - 1 + index) % daysInWeek) + 1);
}

const filler = (label: Message): Option => ({ choice: { type: "nothing" }, label });

const weekdays = (venueId: number, context: Context): Option[] =>
  weekOrder(venueId, context).map((weekday) =>
    filler(message("choiceWeekday", { weekday: { type: "weekday", weekday } })),
  );

/** Seven to a row; days that are over have none of their own. */
function weeksOf(month: string, days: readonly CalendarDay[], venueId: number, context: Context): Option[][] {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const before = weekOrder(venueId, context).indexOf(first.dayOfWeek);
  const count = Math.ceil((before + first.daysInMonth) / daysInWeek);
  const cellOf = (cell: number): Option => {
    const date = first.add({ days: cell - before });
    const found = days.find((day) => day.date === date.toString());
    return found && date.month === first.month ? dayOption(found) : filler(plain("choiceBlank"));
  };
  const weeks = Array.from({ length: count }, (_, week) =>
    Array.from({ length: daysInWeek }, (_, day) => cellOf(week * daysInWeek + day)),
  );
  return weeks.filter((week) => week.some(({ choice }) => choice.type === "date"));
}

function dayOption({ date, state }: CalendarDay): Option {
  const { day } = Temporal.PlainDate.from(date);
  return { choice: { type: "date", date }, label: message("choiceCalendarDay", { day, state }) };
}

/** One month back and one forth, as far as can be booked. */
function leaves(month: string, venueId: number, context: Context): Option[] {
  const { first, last } = monthsOf(venueId, context);
  const option = (key: "choiceEarlierMonth" | "choiceLaterMonth", to: string): Option => ({
    choice: { type: "month", month: to },
    label: message(key, { month: { type: "month", month: to } }),
  });
  return [
    ...(month > first ? [option("choiceEarlierMonth", monthsFrom(month, -1))] : []),
    ...(month < last ? [option("choiceLaterMonth", monthsFrom(month, 1))] : []),
  ];
}
