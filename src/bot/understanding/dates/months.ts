import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { calendarDate, laterOf } from "./found-date.ts";

/** The first and the last day of a month. */
export interface Month {
  readonly first: Temporal.PlainDate;
  readonly last: Temporal.PlainDate;
}

/** Groups of a match: a named month with its year, or one of the two that go without a name. */
interface MonthGroups {
  readonly month?: string;
  readonly year?: string;
  readonly current?: string;
  readonly coming?: string;
}

/**
 * The month that words mean. A named one without a year is this year's as long as `isOver` does not say that
 * what is meant of it lies behind; then it is next year's.
 */
export function monthMeant(
  { month, year, coming }: MonthGroups,
  locale: Locale,
  today: Temporal.PlainDate,
  isOver: (month: Month) => boolean = ({ last }) => Temporal.PlainDate.compare(last, today) < 0,
): Month | undefined {
  if (month === undefined)
    return monthFrom(coming === undefined ? today : today.with({ day: 1 }).add({ months: 1 }));
  const number = monthNumbers(locale).get(month);
  const first = number && calendarDate(Number(year ?? today.year), number, 1);
  if (!first) return undefined;
  const meant = monthFrom(first);
  return year === undefined && isOver(meant) ? monthFrom(first.add({ years: 1 })) : meant;
}

/** The days `from` to `to` of a month that are still to come, or undefined when none is. */
export function daysAhead(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  today: Temporal.PlainDate,
): { readonly date: Temporal.PlainDate; readonly to: Temporal.PlainDate } | undefined {
  return Temporal.PlainDate.compare(to, today) < 0 ? undefined : { date: laterOf(from, today), to };
}

function monthFrom(date: Temporal.PlainDate): Month {
  return { first: date.with({ day: 1 }), last: date.with({ day: date.daysInMonth }) };
}

const monthNumbers = memoizeByLocale(
  ({ dates }) =>
    new Map(dates.months.flatMap((names, index) => names.map((name) => [name, index + 1] as const))),
);

/** Short ones are words of other kinds too ("in the sea" is "en mar"). */
function isPlain(name: string, index: number): boolean {
  return index === 0 || name.length >= 4;
}

/** A month's name with its year, as groups `month` and `year`. A day after it would make it a date. */
export function namedMonth(locale: Locale): string {
  const names = alternatives(locale.dates.months.flatMap((all) => all.filter(isPlain)));
  const year = "(?:,? (?:de |del |of )?(?<year>20\\d\\d)(?![\\p{L}\\p{N}]))?";
  return `(?<month>${names})(?![\\p{L}\\p{N}]|-\\p{L})\\.?(?! \\d{1,2}(?![\\d:.]))${year}`;
}
