import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives } from "./phrases.ts";
import { foldText } from "./reading.ts";

/**
 * A word that the guest puts right as soon as it is said: of "my friend has a wheelchair no sorry a walker" the walker is left. Both stand
 * behind an article, and in the same clause: "no, sorry, a table outside" answers what was said before.
 */
export function withMendedWords(text: string, locale: Locale): string {
  const folded = foldText(text);
  if (folded.length !== text.length) return text;
  const match = mendedOf(locale).exec(folded);
  const wrong = match?.groups?.["wrong"] ?? "";
  return match === null ? text : text.slice(0, match.index) + text.slice(match.index + wrong.length);
}

const mendedOf = memoizeByLocale(({ answers, party }) => {
  const article = `(?:${alternatives([...party.articles, ...party.possessives])}(?:(?<=')| ))`;
  return new RegExp(
    `(?<=\\p{L} )(?<wrong>${article}[\\p{L}'-]{2,20}(?: (?:de )?(?!${article})[\\p{L}'-]{2,20})?,? ${alternatives(answers.mends ?? [])},? )(?=${article}\\p{L})`,
    "u",
  );
});
