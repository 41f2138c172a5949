import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";

/** Whether the guest speaks of one more table, beside one that they have. */
export function wantsBesides(text: string, locale: Locale): boolean {
  return says(text, besidesOf(locale));
}

const besidesOf = memoizeByLocale(({ intents }) => phrases(intents.besides));
