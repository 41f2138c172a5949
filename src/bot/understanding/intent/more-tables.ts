import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { asksAboutCancelling, asksAnything, isUnsure } from "./answers.ts";

/**
 * Whether the guest speaks of one more table beside one that stands ("and another for 8"), or wants one back that was
 * cancelled ("I'd like it back"). While a table is picked there is none to want back, and whoever asks about another may want it
 * instead.
 */
export function findMoreTables(
  text: string,
  locale: Locale,
  { tablePicked }: UnderstandingContext,
): Pick<Understood, "another" | "takesBack" | "alreadyBooked"> {
  const { another, takesBack, alreadyBooked } = patternsOf(locale);
  if (asksAboutCancelling(text, locale)) return {};
  const isAnother =
    says(text, another) && !isUnsure(text, locale) && !(tablePicked && asksAnything(text, locale));
  return {
    ...(isAnother && { another: true }),
    ...(!isAnother && says(text, alreadyBooked) && { alreadyBooked: true }),
    ...(!tablePicked && says(text, takesBack) && { takesBack: true }),
  };
}

const patternsOf = memoizeByLocale(({ tables }) => ({
  another: phrases(tables?.another ?? []),
  takesBack: phrases(tables?.takesBack ?? []),
  alreadyBooked: phrases(tables?.alreadyBooked ?? []),
}));
