import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";

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
    if (count >= 2 && count <= mostTables && size >= 1) return { span: spanOf(match), count, size };
  }
  return undefined;
}

/** `@` is a party that has a word of its own: the German "zwei Tische zu siebt". */
const severalIn = memoizeByLocale(({ tables, party }) => {
  const ownWord = `(${alternatives(Object.keys(party.fixed))})`;
  return phrases((tables?.several ?? []).map((phrase) => phrase.replace("@", () => ownWord)));
});
