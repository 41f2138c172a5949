import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * What a message says beside that no other table is wanted: "I only want mine by the window" of "I don't want another table, I
 * only …"; empty where that is all. Undefined where the guest does not say so.
 */
export function besideNotAnother(original: string, locale: Locale): string | undefined {
  const match = clauseOf(locale).exec(foldText(original));
  if (match === null) return undefined;
  const { index, 0: clause } = match;
  const rest = `${original.slice(0, index)} ${original.slice(index + clause.length)}`;
  return rest.replace(/^[ ,.;!–-]{1,8}|[ ,;]{1,5}$/gu, "");
}

/** What is wanted then is of the table that they have. */
export function asOfTheirs({ another: _, besides: __, ...said }: Understood): Understood {
  const { intent } = said;
  const isWish = intent === "other" && said.comment !== undefined;
  return isWish || intent === "book" || intent === "inform" || intent === "change"
    ? { ...said, intent: "change", ofBooking: true }
    : said;
}

/** With the words that only go before the next clause: "no, …, just". */
const clauseOf = memoizeByLocale(({ intents, tables }) => {
  const opening = alternatives([...intents.deny, ...intents.but, ...intents.fillers]);
  return new RegExp(
    `(?<![\\p{L}])(?:(?:${opening})[,.!]? ){0,2}${alternatives(tables?.notAnother ?? [])}(?![\\p{L}])(?:[,.;!]? ${alternatives(intents.but)}(?![\\p{L}]))?`,
    "u",
  );
});
