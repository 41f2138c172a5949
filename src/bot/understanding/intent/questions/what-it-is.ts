import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";

/**
 * Whether what stands before the name of a way to dine asks what that is, and wishes for none: "what, pray, is the …", "what
 * does the … involve", "you haven't answered my question about the …"; in the languages there are.
 */
export function asksWhatItIs(before: string, locale: Locale): boolean {
  return askedOf(locale).test(before);
}

/** What may stand between the words of such a question. */
const aside = "(?:[ ,]{1,2}[\\p{L}']{2,10}){0,3}[ ,]{1,3}";

const questions = [
  `what(?:'s|s|${aside}(?:is|are|does|do))`,
  `was(?:${aside}|[ ,]{1,3})(?:ist|sind|bedeutet|beinhaltet|umfasst)`,
  "c'est quoi",
  "(?:en )?quoi (?:consiste|comprend)",
  "qu'est[- ]ce que(?: c'est(?: que)?)?",
  "(?:que|comprend) (?:comprend|inclut|propose)",
  `(?:que|en que)(?:${aside}|[ ,]{1,3})(?:es|son|seria|consiste|incluye|lleva)`,
  "(?:che )?cos'e",
  `(?:che )?cosa(?:${aside}|[ ,]{1,3})(?:e|sarebbe|comprende|prevede)`,
  `wat(?:${aside}|[ ,]{1,3})(?:is|zijn|houdt)`,
  `o que(?:${aside}|[ ,]{1,3})(?:e|seria|inclui|tem)`,
  `(?:vad|hva|hvad)(?:${aside}|[ ,]{1,3})(?:ar|er|innebar|ingar i)`,
];

/** "What exactly is": a word that only colours it may be longer than those that stand before a name. */
const coloured =
  "exactly|actually|precisely|eigentlich|egentligen|exactement|exactamente|esattamente|exatamente";

const askedOf = memoizeByLocale(({ intents }) => {
  const opening = `(?:${[...questions, alternatives(intents.askedBefore ?? [])].join("|")})`;
  return new RegExp(
    `(?:^|[^\\p{L}])${opening}(?:[ ,]{1,2}(?:${coloured}|\\p{L}{1,6})){0,3}[ ',]{1,2}(?:l')?$`,
    "u",
  );
});
