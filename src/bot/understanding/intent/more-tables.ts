import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { asksAboutCancelling, isUnsure } from "./answers.ts";

/**
 * Whether the guest speaks of one more table beside one that stands ("and another for 8"), or wants one back that was
 * cancelled ("I'd like it back"). Neither means anything while a table is picked.
 */
export function findMoreTables(
  text: string,
  locale: Locale,
  { tablePicked }: UnderstandingContext,
): Pick<Understood, "another" | "takesBack"> {
  const { another, takesBack } = patternsOf(locale);
  if (tablePicked || isUnsure(text, locale) || asksAboutCancelling(text, locale)) return {};
  return {
    ...(says(text, another) && { another: true }),
    ...(says(text, takesBack) && { takesBack: true }),
  };
}

const patternsOf = memoizeByLocale(({ tables }) => ({
  another: phrases(tables?.another ?? []),
  takesBack: phrases(tables?.takesBack ?? []),
}));
