import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";

/** "We can't make it", but not "we can't make it before 7". */
export function isAbsent(text: string, locale: Locale): boolean {
  const { absence, bound } = patternsOf(locale);
  return matchesIn(text, absence).some(
    ({ index, 0: words }) => !bound.test(text.slice(index + words.length)),
  );
}

export function saysAbsence(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).absence);
}

const patternsOf = memoizeByLocale(({ intents, times }) => ({
  absence: phrases(intents.absence),
  bound: new RegExp(
    `^,? ${alternatives([...times.notBefore, ...times.notAfter])} (?:${alternatives(times.leads)} )?\\d`,
    "u",
  ),
}));
