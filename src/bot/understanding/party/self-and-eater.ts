import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { FoundParty } from "./found-party.ts";

/** "For me and one vegan" are two, where no more are counted. Only the guest is taken of the text: what the other eats is noted. */
export function orSelfAndEater(
  counted: FoundParty | undefined,
  open: string,
  locale: Locale,
): FoundParty | undefined {
  if (counted !== undefined && counted.size > 1) return counted;
  const match = pairOf(locale).exec(open);
  const self = match?.groups?.["self"];
  if (match === null || self === undefined) return counted;
  return { span: { start: match.index, end: match.index + self.length }, size: 2 };
}

const pairOf = memoizeByLocale(({ party, asides, topics, allergies }) => {
  const eater = alternatives([...asides.counted, ...topics.diets, ...allergies]);
  const self = `${alternatives(party.selfLeads)} ${alternatives(party.self)}`;
  const one = `(?:1|${alternatives(party.articles)})`;
  return new RegExp(
    `(?<!\\p{L})(?<self>${self}) (?:${alternatives(party.and)}|[+&]) ${one} ${eater}(?= ?(?:$|[,.;!?¦]))`,
    "u",
  );
});
