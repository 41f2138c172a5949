import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { notUnitOf } from "./count-patterns.ts";
import { type FoundParty, largestParty } from "./found-party.ts";

/**
 * How many they are to be by now, where the words before it leave no hour: "the table for 4 has to become one for 6", "that
 * brings our number to 5", in French "le nombre de convives passe à 6".
 */
export function findBecomingCount(
  open: string,
  locale: Locale,
  { draft }: UnderstandingContext,
): FoundParty | undefined {
  const { table, number } = patternsOf(locale);
  const match = table.exec(open) ?? number.exec(open);
  const { was, ...becomes } = match?.groups ?? {};
  const size = Number(Object.values(becomes).find((count) => count !== undefined));
  if (match === null || !(size > 0) || size > largestParty) return undefined;
  /** Another table than the one that is talked about is none of it. */
  const isOther = was !== undefined && draft?.partySize !== undefined && draft.partySize !== Number(was);
  return isOther ? undefined : { span: { start: match.index, end: match.index + match[0].length }, size };
}

const patternsOf = memoizeByLocale((locale) => {
  const { party, intents } = locale;
  const count = `\\d{1,3})(?![\\d:/h%]|[.,]\\d)${notUnitOf(locale)}`;
  const countedBy = (list: readonly string[]) =>
    alternatives(list.map((phrase, index) => phrase.replace("#", `(?<count${index}>${count}`)));
  const nouns = alternatives([...intents.bookNouns, ...(party.companies ?? [])]);
  const was = `${nouns} (?:[\\p{L}']{1,8} ){1,3}(?<was>\\d{1,3})(?: ${alternatives(party.people)})?,? `;
  return {
    table: new RegExp(`(?<!\\p{L})${was}${countedBy(party.becomes ?? [])}(?!\\p{L})`, "u"),
    number: new RegExp(`(?<!\\p{L})${countedBy(party.numberBecomes ?? [])}(?!\\p{L})`, "u"),
  };
});
