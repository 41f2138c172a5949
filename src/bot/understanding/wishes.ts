import type { Locale } from "./locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives, phrases } from "./phrases.ts";
import { originalWords, type Reading } from "./reading.ts";

/** A clause ends at punctuation and where something else was read. */
const clause = /[^¦.,;!?()]+/g;

/**
 * Wishes and allergies in the guest's own words: the clauses that hold one of the language's wish words,
 * without what was read as something else (`open` has it covered) and without "please" around them.
 */
export function findWishes(reading: Reading, open: string, locale: Locale): string | undefined {
  const { wish, leading, trailing } = patternsOf(locale);
  const wishes: string[] = [];
  for (const match of open.matchAll(clause)) {
    if (match[0].search(wish) < 0) continue;
    const opened = leading.exec(match[0])?.[0].length ?? 0;
    const closed = trailing.exec(match[0].slice(opened))?.[0].length ?? 0;
    const words = originalWords(reading, match.index + opened, match.index + match[0].length - closed).trim();
    if (words !== "" && !wishes.includes(words)) wishes.push(words);
  }
  return wishes.length === 0 ? undefined : wishes.join(", ");
}

const patternsOf = memoizeByLocale((locale) => {
  const filler = alternatives(locale.wishFillers);
  return {
    wish: phrases(locale.wishes),
    leading: new RegExp(`^ ?(?:${filler}(?![\\p{L}]) ?){0,8}`, "u"),
    trailing: new RegExp(`(?: ${filler}){0,4} ?$`, "u"),
  };
});
