import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { matchesIn, phrases } from "./phrases.ts";
import { type Span, spanOf } from "./spans.ts";

/** In every language: prices, percentages, codes such as "ABC-1234", web addresses, decimals, the codes of countries. */
const everywhere = new RegExp(
  [
    "[€$£] ?\\d[\\d.,]*",
    "\\d[\\d.,]{0,15} ?(?:[€$£%]|eur\\b|usd\\b|gbp\\b|kr\\b|nok\\b|sek\\b|dkk\\b|chf\\b)",
    "(?<![\\p{L}\\p{N}])\\p{L}{1,12}-\\d[\\p{L}\\d-]{2,40}",
    "(?<!\\d)\\d{1,3}['′](?!\\p{L})",
    "\\b24\\/7\\b",
    "https?:\\/\\/\\S{1,200}",
    "#\\d{2,}",
    "(?<![\\d+])\\+\\d{2,3}(?![\\d]| ?[\\d(])",
  ].join("|"),
  "gu",
);

/** Numbers that are no date, time or party, so that no rule mistakes them: "table 5", "30 years old", "in bed by 8". */
export function findOtherNumbers(folded: string, locale: Locale): Span[] {
  const found = [...matchesIn(folded, everywhere), ...matchesIn(folded, patternOf(locale))];
  return found.map(spanOf);
}

const patternOf = memoizeByLocale((locale) =>
  phrases([...locale.otherNumbers, ...(locale.times.bedtimes ?? []), ...(locale.people.numberEnds ?? [])]),
);
