import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { weekdayFrom } from "./found-date.ts";

/**
 * The nearest day of a weekday that is spoken of in general, in `folded` text: "when do you close on Sundays?" is
 * answered for the coming one. Of a table it names no day: "we like to come on Sundays".
 */
export function findEveryWeekday(
  folded: string,
  locale: Locale,
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  const { words, dayOf } = patternsOf(locale);
  const dayOfWeek = dayOf.get(words.exec(folded)?.[1] ?? "");
  return dayOfWeek === undefined ? undefined : weekdayFrom(today, dayOfWeek);
}

const patternsOf = memoizeByLocale(({ dates }) => {
  const { endings, also = {} } = dates.everyWeekday;
  const plurals = dates.weekdays.flatMap(([name = ""], index) =>
    endings.map((ending) => [name + ending, index + 1] as const),
  );
  const dayOf = new Map([...plurals, ...Object.entries(also)]);
  return {
    dayOf,
    words: new RegExp(`(?<![\\p{L}\\p{N}])(${alternatives([...dayOf.keys()])})(?![\\p{L}])`, "u"),
  };
});
