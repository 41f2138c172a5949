import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** What a guest who writes so is moved by; who only asks about it is not. */
export function findFeeling(text: string, locale: Locale): Understood["feeling"] {
  const { complaint, sorrow } = patternsOf(locale);
  if (text.endsWith("?")) return undefined;
  /** Who fell ill after a meal complains. */
  if (says(text.replace(complaint, " "), sorrow)) return "sorrow";
  return says(text, complaint) ? "complaint" : undefined;
}

const patternsOf = memoizeByLocale(({ intents }) => ({
  complaint: phrases(intents.complaint),
  sorrow: phrases(intents.sorrow),
}));
