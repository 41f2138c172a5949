import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import { isReadByChrono } from "./chrono-dates.ts";
import { weekdayFrom } from "./found-date.ts";

export interface NamedWeekday {
  readonly span: Span;
  /** The weekday with its "this", "next" or "last". */
  readonly text: string;
  readonly date: Temporal.PlainDate;
  readonly weekdayOnly: true;
}

/** Languages that chrono-node does not read. */
export function hasOwnWeekdays({ code }: Locale): boolean {
  return !isReadByChrono(code);
}

/** Weekdays by the language's own words, in `folded` text: the coming one, with "next" that of next week. */
export function findWeekdayNames(folded: string, locale: Locale, today: Temporal.PlainDate): NamedWeekday[] {
  const { weekday, dayOf } = patternsOf(locale);
  const nextMonday = today.add({ days: 8 - today.dayOfWeek });
  return matchesIn(folded, weekday).flatMap((match) => {
    const { next, name = "" } = match.groups ?? {};
    const dayOfWeek = dayOf.get(name);
    if (dayOfWeek === undefined) return [];
    const date = weekdayFrom(next === undefined ? today : nextMonday, dayOfWeek);
    return [{ span: spanOf(match), text: match[0], date, weekdayOnly: true as const }];
  });
}

const patternsOf = memoizeByLocale(({ dates }) => {
  const dayOf = new Map(
    dates.weekdays.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
  );
  const aside = alternatives([...dates.thisWords, ...dates.pastWords]);
  const ending = alternatives(dates.inMonth.weekdayEndings);
  return {
    dayOf,
    weekday: new RegExp(
      [
        `(?<![\\p{L}\\p{N}])(?:(?:(?<next>${alternatives(dates.nextWords)})|`,
        `${aside}) )?(?<name>${alternatives([...dayOf.keys()])})(?:${ending})?(?![\\p{L}\\p{N}])`,
      ].join(""),
      "gu",
    ),
  };
});
