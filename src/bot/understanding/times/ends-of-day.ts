import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { matchesIn, phrases } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { DayEnd } from "#src/bot/understanding/understood.ts";

export interface FoundDayEnd {
  readonly span: Span;
  readonly end: DayEnd;
}

/** Whether the first or the last of a day's free times are wanted: "as late as possible". `text` is folded. */
export function findDayEnd(text: string, locale: Locale): FoundDayEnd | undefined {
  const { asEarly, asLate } = patternsOf(locale);
  const [late] = matchesIn(text, asLate);
  const [found] = late === undefined ? matchesIn(text, asEarly) : [late];
  return found && { span: spanOf(found), end: late === undefined ? "earliest" : "latest" };
}

/**
 * Which end of a part of the day is preferred, where one is named or times are offered: "Saturday evening, not too late". Of a
 * whole day nothing follows from it, as its first times are those of lunch.
 */
export function findPreferredEnd(text: string, locale: Locale): FoundDayEnd | undefined {
  const { notTooEarly, notTooLate } = patternsOf(locale);
  const [early] = matchesIn(text, notTooLate);
  const [found] = early === undefined ? matchesIn(text, notTooEarly) : [early];
  return found && { span: spanOf(found), end: early === undefined ? "latest" : "earliest" };
}

const patternsOf = memoizeByLocale(({ times }) => ({
  asEarly: phrases(times.asEarly),
  asLate: phrases(times.asLate),
  notTooEarly: phrases(times.notTooEarly),
  notTooLate: phrases(times.notTooLate),
}));
