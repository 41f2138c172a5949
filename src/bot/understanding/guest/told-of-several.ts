import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { overlap, type Span, spanOf } from "#src/bot/understanding/text/spans.ts";

/** Whether what looks like a name tells of somebody: "Camila and Ju are vegetarians". */
export const tellsOfSeveral = (folded: string, name: Span, locale: Locale): boolean =>
  matchesIn(folded, toldOfSeveral(locale)).some((one) => overlap(spanOf(one), name));

const toldOfSeveral = memoizeByLocale(({ party, traits, wishFrames }) => {
  const and = alternatives(wishFrames?.and ?? []);
  const article = alternatives(party.nameArticles ?? []);
  return new RegExp(
    `(?<= ${and} )(?:${article} )?[\\p{L}'-]{2,20}(?: [\\p{L}'-]{2,20})?? ${alternatives(traits?.ofSeveral ?? [])} \\p{L}`,
    "gu",
  );
});
