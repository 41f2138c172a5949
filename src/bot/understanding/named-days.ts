import { calendarDate, type FoundDate, nextDayOfYear } from "./found-date.ts";
import type { Locale } from "./locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives, phrases } from "./phrases.ts";
import { spanOf } from "./spans.ts";

/** Days with a name of their own, "Christmas Eve" or "Easter Monday", and the year when one follows. */
export function findNamedDays(text: string, locale: Locale, today: Temporal.PlainDate): FoundDate[] {
  const { fixedDays, easterDays } = locale.dates;
  return [...text.matchAll(patternOf(locale))].flatMap((match): FoundDate[] => {
    const [, name = "", year] = match;
    const fixed = fixedDays[name];
    const date =
      fixed === undefined ? easterDay(easterDays[name] ?? 0, year, today) : fixedDay(fixed, year, today);
    return date === undefined ? [] : [{ span: spanOf(match), date, kind: "day" }];
  });
}

/** "three days after Easter" names another day. */
const patternOf = memoizeByLocale(({ dates, times }) => {
  const names = [...Object.keys(dates.fixedDays), ...Object.keys(dates.easterDays)];
  if (names.length === 0) return /(?!)/gu;
  const counted = alternatives([...times.notBefore, ...times.notAfter]);
  const name = alternatives(names.map((each) => each.replaceAll(".", "\\.")));
  return phrases([`(?<!${counted} )(${name})(?:,? (20\\d\\d))?`]);
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

/** Gregorian Easter: the anonymous algorithm (Nature, 20 April 1876). */
function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(f / 31), day: (f % 31) + 1 });
}
