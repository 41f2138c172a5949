import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives } from "./phrases.ts";

/**
 * Folded text without the verbs that only stand before who does it for what comes before them: "leider müssen wir", "dessverre er vi"
 * begin as a question does, and ask nothing. Of the same length.
 */
export function withoutInversions(text: string, locale: Locale): string {
  return text.replace(inversionOf(locale), (verb) => "¦".repeat(verb.length));
}

const inversionOf = memoizeByLocale(
  ({ answers }) =>
    new RegExp(`(?<=(?<![\\p{L}])${alternatives(answers.inverting ?? [])} )[\\p{L}']{2,12}(?= \\p{L})`, "gu"),
);
