import { locales } from "#src/bot/languages/languages.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { isAbsent } from "./absence.ts";
import { noOf, openingOf } from "./answers.ts";

/** Whether words that cancel only end what is talked about, and name no booking and no absence: "never mind", in any language. */
export function onlyStops(text: string, locale: Locale): boolean {
  if (says(text, patternsOf(locale).cancel) || isAbsent(text, locale)) return false;
  return locales.some((one) => {
    const { stop, cancel } = patternsOf(one);
    return stop.test(text) && !says(text, cancel);
  });
}

const patternsOf = memoizeByLocale((locale) => ({
  /** "Nee, toch niet", with a no before it. */
  stop: new RegExp(
    `${openingOf(locale)}(?:${noOf(locale)}[,.! ]{1,3})?${alternatives(locale.intents.stop)}(?![\\p{L}\\p{N}])`,
    "u",
  ),
  cancel: phrases(locale.intents.cancel),
}));
