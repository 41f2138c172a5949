import type { Season } from "#src/bot/languages/calendar-words.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { matchesIn, phrases } from "#src/bot/understanding/text/phrases.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import { easterSunday } from "./easter.ts";
import { type FoundDate, nextDayOfYear } from "./found-date.ts";

/** The days around a feast: "between Christmas and New Year", "over Easter"; of those that have begun, the ones ahead. */
export function findSeasons(text: string, locale: Locale, today: Temporal.PlainDate): FoundDate[] {
  return patternsOf(locale).flatMap(({ pattern, season }) =>
    matchesIn(text, pattern).flatMap((match): FoundDate[] => {
      const days = daysOf(season, today);
      return days === undefined ? [] : [{ span: spanOf(match), ...days, kind: "range", isNamed: true }];
    }),
  );
}

function daysOf(season: Season, today: Temporal.PlainDate): Pick<FoundDate, "date" | "to"> | undefined {
  const to = lastDay(season, today);
  if (to === undefined) return undefined;
  const date = to.subtract({ days: season.days - 1 });
  return { date: Temporal.PlainDate.compare(date, today) < 0 ? today : date, to };
}

function lastDay({ last }: Season, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  if (typeof last === "string") return nextDayOfYear(Number(last.slice(0, 2)), Number(last.slice(3)), today);
  const inYear = (year: number) => easterSunday(year).add({ days: last });
  const thisYear = inYear(today.year);
  return Temporal.PlainDate.compare(thisYear, today) < 0 ? inYear(today.year + 1) : thisYear;
}

const patternsOf = memoizeByLocale(({ dates }) =>
  dates.holidays.seasons.map((season) => ({ season, pattern: phrases(season.words) })),
);
