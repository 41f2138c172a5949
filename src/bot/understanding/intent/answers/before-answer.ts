import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { openingOf } from "./answers.ts";

/**
 * An answer without what stands before it and takes nothing from it, though it looks like a question or a condition: "why do you ask,
 * of course yes", "if that's it, book it".
 */
export function withoutBefore(text: string, locale: Locale, { expecting }: UnderstandingContext): string {
  const folded = foldText(text);
  if (expecting !== "confirm" || folded.length !== text.length) return text;
  return text.slice(beforeOf(locale).exec(folded)?.[0].length ?? 0);
}

const beforeOf = memoizeByLocale(
  (locale) =>
    new RegExp(
      `${openingOf(locale)}[¿¡]?${alternatives(locale.answers.beforeAnswer ?? [])}[,.;:!?… -]{1,4}(?=[¿¡]?\\p{L})`,
      "u",
    ),
);
