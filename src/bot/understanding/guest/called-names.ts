import { givenNames } from "#src/bot/languages/given-names.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { openingOf } from "#src/bot/understanding/intent/answers/answers.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText, originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import type { FoundName } from "./found-name.ts";
import { capitalised, nameWords } from "./name-words.ts";

/**
 * Whose name is told in a sentence about them, where one is asked for: "my wife's name is Anna Berg", "der heißt Dr.
 * Baumgartner". The whole sentence is of the name: nobody is counted in it.
 */
export function findCalledName(reading: Reading, locale: Locale): FoundName | undefined {
  const { folded } = reading;
  const { called, ownName } = patternsOf(locale);
  const match = folded.includes("?") || ownName.test(folded) ? null : called.exec(folded);
  const { name, title } = match?.groups ?? {};
  if (match === null || name === undefined) return undefined;
  const start = match.index + match[0].lastIndexOf(name);
  const written = originalWords(reading, start, start + name.length);
  const names = nameWords(name, locale, written);
  if (names.join(" ") !== name) return undefined;
  const [first = "", ...others] = written.split(" ").map(capitalised);
  if (!/^\p{Lu}/u.test(written) && !givenNames.has(foldText(first))) return undefined;
  const span = { start: 0, end: folded.length };
  const isFamily = title !== undefined && others.length === 0;
  if (isFamily) return { span, lastName: first };
  return others.length > 0
    ? { span, firstName: first, lastName: others.join(" ") }
    : { span, firstName: first };
}

const patternsOf = memoizeByLocale((locale) => {
  const { people } = locale;
  const word = "\\p{L}[\\p{L}\\p{M}'’.-]{0,30}";
  return {
    /** "My name is …" is read with the words that announce it. */
    ownName: new RegExp(
      `${openingOf(locale)}${alternatives(people.nameLeads)}(?!\\p{L}| (?:is|ist|est|es|e|ar)(?!\\p{L}))`,
      "u",
    ),
    called: new RegExp(
      [
        `^[\\p{L}'’ ,]{0,60}?(?:(?<!\\p{L})|(?='))${alternatives(people.called ?? [])},? `,
        `(?<title>(?:${alternatives(people.titles)}\\.? ){1,2})?(?<name>${word}(?: ${word}){0,3})[.! ]{0,3}$`,
      ].join(""),
      "u",
    ),
  };
});
