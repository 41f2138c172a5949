import { easter, orthodoxEaster } from "date-easter";
import { isDate, isYearlyDate, toYearlyDate } from "./local-time.ts";
import { weekdays } from "./weekday.ts";

const easterPattern = /^(orthodox )?easter([+-]\d{1,2})?$/;
const weekdayPattern = /^(1st|2nd|3rd|4th|last) (mon|tue|wed|thu|fri|sat|sun) (0[1-9]|1[0-2])$/;

/** From the ninth Sunday before Easter to after Corpus Christi: every feast that goes by it, and never another year. */
const farthestFromEaster = 70;

/** Some days in a row, as the venue file writes them: both are dates, or both are days of every year. */
export interface DaySpan {
  readonly from: string;
  /** Left out, the first day alone. */
  readonly to?: string | undefined;
}

/**
 * A day as the venue file writes it: one date (`2026-12-24`), a day of every year (`12-24`), or one that moves with the
 * year: `easter-2` is Good Friday, `orthodox easter+1` the Monday after the Easter of the Eastern churches, `2nd sun 05`
 * the second Sunday in May.
 */
export function isCalendarDay(text: string): boolean {
  if (isDate(text) || isYearlyDate(text) || weekdayPattern.test(text)) return true;
  const match = easterPattern.exec(text);
  return match !== null && Math.abs(Number(match[2] ?? 0)) <= farthestFromEaster;
}

/** Whether it moves with the year. */
export function isMovable(day: string): boolean {
  return isCalendarDay(day) && !isDate(day) && !isYearlyDate(day);
}

/** Whether a date lies within the span, both ends included. Days of every year may run over New Year. */
export function isWithin({ from, to = from }: DaySpan, date: Temporal.PlainDate): boolean {
  if (isDate(from)) return from <= date.toString() && date.toString() <= to;
  const day = toYearlyDate(date);
  const [first, last] = [yearlyDateIn(from, date.year), yearlyDateIn(to, date.year)];
  return first <= last ? first <= day && day <= last : first <= day || day <= last;
}

/** Whether there is a day in both, now or in a year to come. */
export function meet(one: DaySpan, other: DaySpan): boolean {
  const ends = [one, other].flatMap(({ from, to = from }) => [from, to]);
  return yearsOf(ends).some((year) =>
    ends
      .map((end) => (isDate(end) ? Temporal.PlainDate.from(end) : dateIn(year, yearlyDateIn(end, year))))
      .some((date) => isWithin(one, date) && isWithin(other, date)),
  );
}

/** The years of the dates that are among them; where none has one, enough of them for Easter to be early and late. */
function yearsOf(ends: readonly string[]): number[] {
  const named = ends.filter(isDate).map((end) => Temporal.PlainDate.from(end).year);
  return named.length > 0 ? [...new Set(named)] : Array.from({ length: 40 }, (_, index) => 2020 + index);
}

/** In a year without 29 February that is the 28th. */
function dateIn(year: number, day: string): Temporal.PlainDate {
  const [month = 1, dayOfMonth = 1] = day.split("-").map(Number);
  return Temporal.PlainDate.from({ year, month, day: dayOfMonth });
}

/** `MM-DD`, of a day that is no single date. */
function yearlyDateIn(day: string, year: number): string {
  return isMovable(day) ? toYearlyDate(movedDay(day, year)) : day;
}

function movedDay(day: string, year: number): Temporal.PlainDate {
  const [, which = "", weekday = "", month = ""] = weekdayPattern.exec(day) ?? [];
  if (which !== "") return weekdayOfMonth(which, weekday, Number(month), year);
  const [, orthodox, distance = "0"] = easterPattern.exec(day) ?? [];
  const sunday = orthodox === undefined ? easter(year) : orthodoxEaster(year);
  return Temporal.PlainDate.from(sunday).add({ days: Number(distance) });
}

function weekdayOfMonth(which: string, weekday: string, month: number, year: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  const names: readonly string[] = weekdays;
  const dayOfWeek = names.indexOf(weekday) + 1;
  const found = first.add({ days: (dayOfWeek - first.dayOfWeek + 7) % 7 });
  if (which !== "last") return found.add({ weeks: Number.parseInt(which, 10) - 1 });
  const fifth = found.add({ weeks: 4 });
  return fifth.month === month ? fifth : found.add({ weeks: 3 });
}
