import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { looksLikeName } from "./looks-like-name.ts";

/**
 * Whether all that is said to the question for a name, or where the name is shown, is that it is the one of their other booking; and of
 * the one that is shown, that it stays: "unchanged, Dr. Meier".
 */
export function isSameName(
  reading: Reading,
  locale: Locale,
  { expecting, tablePicked }: UnderstandingContext,
): boolean {
  const isShown = expecting === "confirm" && tablePicked === true;
  const mayName = expecting === "name" || isShown;
  return (mayName && sameOf(locale).test(reading.folded)) || (isShown && staysNamed(reading, locale));
}

function staysNamed(reading: Reading, locale: Locale): boolean {
  const match = staysOf(locale).exec(reading.folded);
  const { title, name = "" } = match?.groups ?? {};
  if (match === null) return false;
  const start = match.index + match[0].lastIndexOf(name);
  const written = originalWords(reading, start, start + name.length);
  return /^\p{Lu}/u.test(written) && (title !== undefined || looksLikeName(written));
}

const sameOf = memoizeByLocale(({ intents: { fillers, yes, but, thanks }, people: { sameName = [] } }) => {
  const opening = `(?:${alternatives([...fillers, ...yes, ...but])},? ){0,3}`;
  const ending = `(?:,? ${alternatives([...fillers, ...thanks])}){0,2}[.!? ]{0,4}$`;
  return new RegExp(`^ ?${opening}${alternatives(sameName.length > 0 ? sameName : ["(?!)"])}${ending}`, "u");
});

const staysOf = memoizeByLocale(
  ({ intents: { fillers, yes, thanks }, people: { staysName = [], titles } }) => {
    const opening = `(?:${alternatives([...fillers, ...yes])},? ){0,3}`;
    const ending = `(?:,? ${alternatives([...fillers, ...thanks])}){0,2}[.! ]{0,4}$`;
    const word = "\\p{L}[\\p{L}'-]{1,30}";
    const name = `(?<title>(?:${alternatives(titles)}\\.? ){1,2})?(?<name>${word}(?: ${word}){0,3}?)`;
    return new RegExp(`^ ?${opening}${alternatives(staysName)}[,:]? ${name}${ending}`, "u");
  },
);
