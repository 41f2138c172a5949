import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";

/**
 * Whether what stands before the name of a way to dine asks what that is, and wishes for none: "what, pray, is the …", "what
 * does the … involve", "you haven't answered my question about the …".
 */
export function asksWhatItIs(before: string, locale: Locale): boolean {
  return askedOf(locale).test(before);
}

/** What may stand between the words of such a question. */
const aside = "(?:[ ,]{1,2}[\\p{L}']{2,10}){0,3}[ ,]{1,3}";

const askedOf = memoizeByLocale(({ intents }) => {
  const questions = intents.asksWhat.map((words) => words.replace(" … ", aside));
  const opening = alternatives([...questions, ...(intents.askedBefore ?? [])]);
  return new RegExp(
    `(?:^|[^\\p{L}])${opening}(?:[ ,]{1,2}(?:${alternatives(intents.exactly)}|\\p{L}{1,6})){0,3}[ ',]{1,2}(?:l')?$`,
    "u",
  );
});
