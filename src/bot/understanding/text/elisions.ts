import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";

/** What is typed without its apostrophe has it again: "c est bon", "dov e". Nothing changes its place. */
export function withElisions(text: string, locale: Locale): string {
  return text.replace(elidedOf(locale), "$<word>'");
}

/** Before a vowel in lower case: the "M" of "M Arnaud" is no elision. */
const elidedOf = memoizeByLocale(({ elided = [] }) =>
  elided.length === 0
    ? /(?!)/gu
    : new RegExp(
        `(?<![\\p{L}\\p{N}'’.@-])(?<word>${elided.map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`).join("|")}) (?=[aeiouyhàâäéèêëîïôöùûü]\\p{Ll}|[aàèéy] |[eè](?: |$))`,
        "gu",
      ),
);
