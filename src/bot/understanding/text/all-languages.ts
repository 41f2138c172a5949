import { locales } from "#src/bot/languages/languages.ts";
import type { Locale } from "#src/bot/languages/locale.ts";

/** The words of all languages for one thing: guests say please and thank you in any, whichever the chat's. */
export const inAllLanguages = (pick: (locale: Locale) => readonly string[]): readonly string[] => [
  ...new Set(locales.flatMap(pick)),
];
