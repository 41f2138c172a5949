import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import type { FoundDate } from "./found-date.ts";

/** The Sundays before Christmas, by their place: "first Sunday of Advent", "2. Advent"; they are the same in every country. */
export function findAdventSundays(text: string, locale: Locale, today: Temporal.PlainDate): FoundDate[] {
  const { expression, ordinals } = patternsOf(locale);
  return matchesIn(text, expression).flatMap((match): FoundDate[] => {
    const { nth, ordinal = "" } = match.groups ?? {};
    const place =
      nth === undefined ? ordinals.findIndex((words) => words.includes(ordinal)) + 1 : Number(nth);
    const thisYear = adventSunday(place, today.year);
    const isOver = Temporal.PlainDate.compare(thisYear, today) < 0;
    const date = isOver ? adventSunday(place, today.year + 1) : thisYear;
    return [{ span: spanOf(match), date, kind: "day" }];
  });
}

/** The fourth is the last Sunday before the 25th of December. */
function adventSunday(place: number, year: number): Temporal.PlainDate {
  const eve = Temporal.PlainDate.from({ year, month: 12, day: 24 });
  return eve.subtract({ days: eve.dayOfWeek % 7 }).subtract({ weeks: 4 - place });
}

const patternsOf = memoizeByLocale(({ dates: { weekdays, inMonth, holidays }, numbers }) => {
  const ordinals = inMonth.ordinals.slice(0, 4);
  const suffixes = alternatives(numbers.ordinalSuffixes.map((suffix) => suffix.replaceAll(".", "\\.")));
  const sundays = (weekdays[6] ?? []).flatMap((name) =>
    ["", ...inMonth.weekdayEndings].map((ending) => name + ending),
  );
  const sunday = `(?:${alternatives(sundays)} (?:${alternatives(inMonth.of)} ?)?)?`;
  return {
    ordinals,
    expression: new RegExp(
      `(?<![\\p{L}\\p{N}.,:/])(?:(?<nth>[1-4])${suffixes}|(?<ordinal>${alternatives(ordinals.flat())})) ${sunday}${alternatives(holidays.advent)}(?![\\p{L}\\p{N}])`,
      "gu",
    ),
  };
});
