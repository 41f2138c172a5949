import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives } from "./phrases.ts";

/** Folded text without what would be otherwise, "otherwise my girlfriend won't come": nobody is told to stay away. Of the same length. */
export function withoutThreats(text: string, locale: Locale): string {
  return text.replace(threatOf(locale), (clause) => " ".repeat(clause.length));
}

const threatOf = memoizeByLocale(
  ({ choices }) => new RegExp(`(?<![\\p{L}])${alternatives(choices.otherwise)} [^.,;!?]{3,80}`, "gu"),
);
