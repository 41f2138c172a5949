import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";

/**
 * Counts that are not how many come. "The 2 kids are already counted in the 6": they are among those who were counted, and the
 * party is another number; "letztes Mal waren wir zu dritt" tells of another time.
 */
export function findCountedIn(open: string, locale: Locale): Span[] {
  const { among, before } = patternsOf(locale);
  return [...matchesIn(open, among), ...matchesIn(open, before)].map(spanOf);
}

const patternsOf = memoizeByLocale(({ asides, party }) => {
  const who = alternatives([...asides.children, ...asides.people]);
  const counted = alternatives(asides.countedIn ?? []);
  return {
    among: phrases([`\\d{1,2} ${who} (?:[\\p{L}\\d']{1,10} ){1,6}${counted}(?: [\\p{L}\\d']{1,8}){0,3}`]),
    before: phrases(party.countedThen ?? []),
  };
});
