import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { matchesIn, phrases } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/** "The first of those that is free", asked for a day: it is no first of a month. */
export function findFirstFree(
  text: string,
  locale: Locale,
  { expecting }: UnderstandingContext,
): { readonly span: Span } | undefined {
  const [match] = expecting === "date" ? matchesIn(text, firstFreeOf(locale)) : [];
  return match && { span: spanOf(match) };
}

const firstFreeOf = memoizeByLocale(({ choices }) => phrases(choices.firstFree));
