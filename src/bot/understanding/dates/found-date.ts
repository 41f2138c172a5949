import type { Span } from "#src/bot/understanding/text/spans.ts";
import type { DayPart } from "#src/bot/understanding/understood.ts";

/** A day, or a range of days, that the words of a span name. */
export interface FoundDate {
  readonly span: Span;
  readonly date: Temporal.PlainDate;
  readonly to?: Temporal.PlainDate;
  /** Other days the same words may name. */
  readonly others?: readonly Temporal.PlainDate[];
  /** Wanted only where the day before it is not to be had: "otherwise Saturday". */
  readonly isSecond?: boolean;
  /** What the digits say in the other order; a weekday beside them may show that it is meant. */
  readonly swapped?: Temporal.PlainDate;
  /** "tonight" names a part of the day too. */
  readonly part?: DayPart;
  /** A holiday or a feast: "after Christmas" is no day, where "after the 5th" may be one. */
  readonly isNamed?: boolean;
  /** What two weekdays give, a range or either of them: of whichever week is named. */
  readonly ofWeek?: boolean;
  /** A weekday of a week that is named beside it: "Wednesday next week". */
  readonly isInWeek?: true;
  /**
   * Whether the words fix the day, only a weekday, a day of the month or a month (others may complete them),
   * a distance in weeks, a range, or two days with "to" between them, which is a range or a move.
   */
  readonly kind: "day" | "weekday" | "dayOfMonth" | "weeks" | "week" | "month" | "range" | "joined";
}

/** The date, unless the calendar has no such day. */
export function calendarDate(year: number, month: number, day: number): Temporal.PlainDate | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const date = Temporal.PlainDate.from({ year, month, day }, { overflow: "constrain" });
  return date.day === day ? date : undefined;
}

/** The next such day from today on; 29 February waits for a leap year. */
export function nextDayOfYear(
  month: number,
  day: number,
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  for (let year = today.year; year <= today.year + 8; year += 1) {
    const date = calendarDate(year, month, day);
    if (date !== undefined && Temporal.PlainDate.compare(date, today) >= 0) return date;
  }
  return undefined;
}

/** The day of the month where nothing but the talk tells which month: that of the day talked about, or the next. */
export function dayOfTalk(
  day: number,
  talk: Temporal.PlainDate | undefined,
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  if (talk === undefined || Temporal.PlainDate.compare(talk, today) < 0) return nextDayOfMonth(day, today);
  const after = nextDayOfMonth(day, talk);
  const before = nextDayOfMonth(day, laterOf(talk.with({ day: 1 }), today));
  if (after === undefined || before === undefined) return after;
  return before.until(talk).days > talk.until(after).days ? after : before;
}

/** The next such day of a month from today on, with the weekday when one was named beside it. */
export function nextDayOfMonth(
  day: number,
  today: Temporal.PlainDate,
  weekday?: number,
): Temporal.PlainDate | undefined {
  for (let months = 0; months <= 13; months += 1) {
    const month = today.with({ day: 1 }).add({ months });
    const date = calendarDate(month.year, month.month, day);
    if (date === undefined || Temporal.PlainDate.compare(date, today) < 0) continue;
    if (weekday === undefined || date.dayOfWeek === weekday) return date;
  }
  return undefined;
}

export function laterOf(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(a, b) < 0 ? b : a;
}

/** What lies ahead of a range of days: the past is cut off, and what is left may be one day. */
export function daysAhead(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Pick<FoundDate, "date" | "to" | "kind"> {
  const date = laterOf(from, today);
  return Temporal.PlainDate.compare(date, to) < 0 ? { date, to, kind: "range" } : { date: to, kind: "day" };
}

/** The first such weekday on the day or after it. */
export function weekdayFrom(date: Temporal.PlainDate, dayOfWeek: number): Temporal.PlainDate {
  return date.add({ days: (dayOfWeek - date.dayOfWeek + 7) % 7 });
}
