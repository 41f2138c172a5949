import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives, phrases, says } from "./phrases.ts";
import type { Span } from "./spans.ts";

/**
 * The days, or the times, without those of a clause that says they are not possible, where others are named beside them:
 * "we can't come Friday, does Saturday work?" is of Saturday. Where all are, all stay.
 */
export function possibleOf<Found extends { readonly span: Span }>(
  found: readonly Found[],
  folded: string,
  locale: Locale,
): readonly Found[] {
  const { notPossible } = patternsOf(locale);
  if (found.length < 2 || !says(folded, notPossible)) return found;
  const possible = found.filter(({ span }) => !says(clauseAround(span, folded, locale), notPossible));
  return possible.length > 0 ? possible : found;
}

function clauseAround({ start, end }: Span, folded: string, locale: Locale): string {
  const { breaks } = patternsOf(locale);
  const before = folded.slice(0, start).split(breaks).at(-1) ?? "";
  const [after = ""] = folded.slice(end).split(breaks);
  return before + folded.slice(start, end) + after;
}

const patternsOf = memoizeByLocale(({ choices, intents }) => ({
  notPossible: phrases(choices.notPossible),
  breaks: new RegExp(`[,;!?]|[.:](?! ?\\d)|(?<!\\p{L})${alternatives(intents.but)}(?!\\p{L})`, "u"),
}));
