import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { FoundParty } from "./found-party.ts";

/** Several tables for parties of one size. */
export interface SeveralTables {
  readonly span: Span;
  /** Two or more. */
  readonly count: number;
  /** The people at each. */
  readonly size: number;
}

/** Whoever wants more than these at once speaks to the staff. */
const mostTables = 6;

/** "Two tables of seven": how many tables, and for how many each; whatever total is said beside them is theirs together. */
export function findSeveralTables(text: string, locale: Locale): SeveralTables | undefined {
  for (const match of matchesIn(text, severalIn(locale))) {
    const [count = 0, size = 0] = match
      .slice(1)
      .filter((group) => group !== undefined)
      .map((group) => locale.party.fixed[group] ?? Number(group));
    const isOne = !unlike(locale).test(text.slice(match.index + match[0].length));
    if (isOne && count >= 2 && count <= mostTables && size >= 1) return { span: spanOf(match), count, size };
  }
  return findPair(text, locale);
}

/** Whether more than one table is spoken of: "two tables". */
export function countsTables(folded: string, locale: Locale): boolean {
  return matchesIn(folded, countedIn(locale)).some(([, ...counts]) => Number(counts.find(Boolean)) >= 2);
}

/** "Two tables: 8 and 8", of one size. */
function findPair(text: string, locale: Locale): SeveralTables | undefined {
  const [match] = matchesIn(text, pairIn(locale));
  const [size = 0, other] = (match?.slice(1).filter((group) => group !== undefined) ?? []).map(Number);
  return match && size > 0 && size === other ? { span: spanOf(match), count: 2, size } : undefined;
}

/** "Split into 8 and 6": one party at two tables, which is as many as both seat. */
export function findSplitParty(text: string, locale: Locale): FoundParty | undefined {
  const [match] = matchesIn(text, splitIn(locale));
  const sizes = match?.slice(1).filter((group) => group !== undefined) ?? [];
  const [one = 0, other = 0] = sizes.map(Number);
  return match && one > 0 && other > 0 ? { span: spanOf(match), size: one + other } : undefined;
}

/** "25 over three tables": how they sit is a wish. */
export function findSpreadParty(text: string, locale: Locale): FoundParty | undefined {
  const [match] = matchesIn(text, spreadIn(locale));
  const size = Number(match?.slice(1).find((group) => group !== undefined) ?? 0);
  return match && size > 0 ? { span: spanOf(match), size } : undefined;
}

/** "Two tables of 8 and 6" */
const unlike = memoizeByLocale(({ party }) => new RegExp(`^ ${party.and[0] ?? "(?!)"} \\d`, "u"));

const countedIn = memoizeByLocale(({ tables }) => phrases(tables?.counted ?? []));

const pairIn = memoizeByLocale(({ tables }) => phrases(tables?.pair ?? []));

const spreadIn = memoizeByLocale(({ tables }) =>
  phrases((tables?.spread ?? []).map((spread) => `#(?= (?:\\p{L}{2,10} ){0,2}${spread})`)),
);

const splitIn = memoizeByLocale(({ tables }) => phrases(tables?.split ?? []));

/** `@` is a party that has a word of its own: the German "zwei Tische zu siebt". */
const severalIn = memoizeByLocale(({ tables, party }) => {
  const ownWord = `(${alternatives(Object.keys(party.fixed))})`;
  return phrases((tables?.several ?? []).map((phrase) => phrase.replace("@", () => ownWord)));
});
