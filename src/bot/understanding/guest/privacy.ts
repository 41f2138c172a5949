import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";

/** A guest who wants to know what is kept of them, or to have it erased. */
export function findPrivacyWish(text: string, locale: Locale): "myData" | "forgetMe" | undefined {
  const { data, details, erase, never, show, forget, why } = rulesOf(locale);
  const erases = !says(text, never);
  if (erases && says(text, forget)) return "forgetMe";
  const isData = says(text, data);
  if (!isData && !says(text, details)) return undefined;
  if (erases && says(text, erase)) return "forgetMe";
  /** "What do you need my data for?" asks to see none. */
  if (says(text, why)) return undefined;
  return isData || says(text, show) ? "myData" : undefined;
}

const rulesOf = memoizeByLocale(({ privacy, topics }) => ({
  why: phrases(topics.ownData),
  data: phrases(privacy.data),
  details: phrases(privacy.details),
  erase: phrases(privacy.erase),
  never: phrases(privacy.never),
  show: phrases(privacy.show),
  forget: phrases(privacy.forget),
}));
