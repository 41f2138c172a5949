import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases } from "#src/bot/understanding/text/phrases.ts";
import { overlap, type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { easterSunday } from "./easter.ts";
import { calendarDate, type FoundDate, nextDayOfYear } from "./found-date.ts";
import { findHolidays } from "./holidays.ts";

/**
 * Days with a name of their own, "Christmas Eve" or "Easter Monday", and the year when one follows. The
 * venue's country knows more of them; where it keeps a day on another date than the language's own
 * calendar, both are given.
 */
export function findNamedDays(text: string, locale: Locale, context: UnderstandingContext): FoundDate[] {
  const today = context.now.toPlainDate();
  const named = findOwnDays(text, locale, today);
  const holidays = findHolidays(text, locale, context);
  const found = holidays.flatMap((holiday): FoundDate[] => {
    const own = named.find(({ span }) => overlap(span, holiday.span));
    if (own === undefined) return [holiday];
    if (length(own.span) > length(holiday.span)) return [];
    const isSame = own.date.equals(holiday.date) || length(own.span) < length(holiday.span);
    return [isSame ? holiday : { ...holiday, others: [own.date] }];
  });
  const ours = named.filter(({ span }) => !found.some((other) => overlap(other.span, span)));
  const { greeting, nameLead, themeBefore, themeAfter } = patternsOf(locale);
  return [...found, ...ours]
    .filter(({ span }) => {
      const [before, after] = [text.slice(0, span.start), text.slice(span.end)];
      const isNoDay = greeting.test(before) || nameLead.test(before) || themeBefore.test(before);
      return !isNoDay && !themeAfter.test(after);
    })
    .map((one) => ({ ...one, isNamed: true }));
}

/** What every country that speaks the language calls its days. */
function findOwnDays(text: string, locale: Locale, today: Temporal.PlainDate): FoundDate[] {
  const { fixedDays, easterDays } = locale.dates;
  return matchesIn(text, patternsOf(locale).name).flatMap((match): FoundDate[] => {
    const [, name = "", year] = match;
    const fixed = fixedDays[name];
    const date =
      fixed === undefined ? easterDay(easterDays[name] ?? 0, year, today) : fixedDay(fixed, year, today);
    return date === undefined ? [] : [{ span: spanOf(match), date, kind: "day" }];
  });
}

const patternsOf = memoizeByLocale(({ dates, people }) => {
  const names = [...Object.keys(dates.fixedDays), ...Object.keys(dates.easterDays)];
  const name = alternatives(names.map((each) => each.replaceAll(".", "\\.")));
  const { greetings, themesBefore, themesAfter } = dates.holidays;
  return {
    name: names.length === 0 ? /(?!)/gu : phrases([`(${name})(?:,? (20\\d\\d))?`]),
    greeting: new RegExp(`(?<![\\p{L}])${alternatives(greetings)} $`, "u"),
    nameLead: new RegExp(`(?<![\\p{L}])${alternatives(people.nameLeads)} $`, "u"),
    themeBefore: new RegExp(`(?<![\\p{L}])${alternatives(themesBefore)} ?$`, "u"),
    themeAfter: new RegExp(`^[ -]${alternatives(themesAfter)}(?![\\p{L}])`, "u"),
  };
});

function fixedDay(monthAndDay: string, year: string | undefined, today: Temporal.PlainDate) {
  const [month, day] = [Number(monthAndDay.slice(0, 2)), Number(monthAndDay.slice(3))];
  return year === undefined ? nextDayOfYear(month, day, today) : calendarDate(Number(year), month, day);
}

function easterDay(days: number, year: string | undefined, today: Temporal.PlainDate): Temporal.PlainDate {
  const date = easterSunday(Number(year ?? today.year)).add({ days });
  const isPast = year === undefined && Temporal.PlainDate.compare(date, today) < 0;
  return isPast ? easterSunday(today.year + 1).add({ days }) : date;
}

function length({ start, end }: Span): number {
  return end - start;
}
