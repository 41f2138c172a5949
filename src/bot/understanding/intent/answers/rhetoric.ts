import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";

/**
 * Whether a sentence with a question mark asks nothing of the house: "are you deaf?", "didn't I just say so?", and what is told
 * with a tag behind it, "all in one word, get it?", "put it under Fleur, or in full?"
 */
export function asksNothing(sentence: string, locale: Locale): boolean {
  const { rhetoric, tag } = patternsOf(locale);
  const folded = foldText(sentence);
  return rhetoric.test(folded) || tag.test(folded);
}

const patternsOf = memoizeByLocale(({ manners, intents, wishFillers }) => {
  const opening = alternatives([...intents.fillers, ...wishFillers, ...intents.but]);
  const end = "[?! ]{1,5}$";
  return {
    rhetoric: new RegExp(
      `^[¿ ]{0,2}(?:(?:${opening}|\\p{L}{2,5}(?: mal)?),? ){0,2}${alternatives(manners.rhetoric ?? [])}(?:,? ${alternatives(manners.tags ?? [])})?[?!. ]{0,5}$`,
      "u",
    ),
    tag: new RegExp(
      `(?<=\\p{L}{2},? |[,.!] )[¿]?(?<=[,.!¿] ?¿?)${alternatives(manners.tags ?? [])}${end}`,
      "u",
    ),
  };
});
