import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";

/** "Dave's wife just had the baby, so he's out": that child comes to no table. */
export function tellsOfBirth(words: string, locale: Locale): boolean {
  return says(words, patternsOf(locale).births);
}

/** "My dog stays at home" only takes a dog back that was told of: the house need not read it. */
export function unlessBrought(words: string, locale: Locale): { readonly isNoNote?: true } {
  return says(words, patternsOf(locale).dogsAtHome) ? { isNoNote: true } : {};
}

const patternsOf = memoizeByLocale(({ party: { notComing } }) => ({
  births: phrases(notComing?.births ?? []),
  dogsAtHome: phrases(notComing?.dogsAtHome ?? []),
}));
