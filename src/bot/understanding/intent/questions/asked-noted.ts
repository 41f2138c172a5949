import type { Locale } from "#src/bot/languages/locale.ts";
import { sharesWord } from "#src/bot/understanding/intent/notes/wishes-taken-back.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";

const clause = /[^,.;!?]{1,1000}/g;

/** Whether a clause asks if something is noted, and so tells none of it: "is my nut allergy noted?" */
export function asksIfNoted(words: string, locale: Locale): boolean {
  return says(words, patternsOf(locale).noted);
}

/** What is asked to have been noted, in the guest's own words: "did you note the high chair?" */
export function findAskedNoted(reading: Reading, locale: Locale): readonly string[] {
  const { wish } = patternsOf(locale);
  return matchesIn(reading.folded, clause)
    .filter(([words]) => asksIfNoted(words, locale))
    .flatMap(({ 0: words, index }) =>
      joined(matchesIn(words, wish).map(spanOf)).map(({ start, end }) =>
        originalWords(reading, index + start, index + end).trim(),
      ),
    );
}

/** Whether all that the house would want to know of these words is among what is noted. */
export function isNoted(words: string, noted: string, locale: Locale): boolean {
  const { wish } = patternsOf(locale);
  const named = matchesIn(words, wish).map(([one]) => one);
  return named.length > 0 && named.every((one) => sharesWord(one, noted, locale));
}

/** "Nut" and "allergy" side by side are one. */
function joined(spans: readonly { readonly start: number; readonly end: number }[]) {
  const found: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = found.at(-1);
    if (last && start - last.end <= 1) last.end = end;
    else found.push({ start, end });
  }
  return found;
}

const patternsOf = memoizeByLocale(({ topics, wishes, allergies }) => ({
  noted: phrases(topics.noted),
  wish: phrases([...wishes, ...allergies]),
}));
