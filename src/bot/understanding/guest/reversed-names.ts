import { givenNames } from "#src/bot/languages/given-names.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import type { FoundName } from "./found-name.ts";
import { capitalised, nameWords, withoutStop } from "./name-words.ts";

/** The family's name before the person's: "Smith, first name John", "Berg, Anna heter jag". */
export function findReversedName(reading: Reading, open: string, locale: Locale): FoundName | undefined {
  const { announced, tailed, put } = familyFirstOf(locale);
  const match = announced.exec(open) ?? tailed.exec(open) ?? put.exec(open);
  if (match === null) return undefined;
  const { last = "", given } = match.groups ?? {};
  /** "It's Hart, Tom". */
  if (given !== undefined && (!givenNames.has(given) || givenNames.has(last.split(" ", 1)[0] ?? "")))
    return undefined;
  return toReversedName(reading, match, locale);
}

/** "Smith, John". */
export function toReversedName(
  reading: Reading,
  match: RegExpExecArray,
  locale: Locale,
): FoundName | undefined {
  const { last = "", given = "", first: written = given } = match.groups ?? {};
  const first = withoutStop(written);
  const isName = (words: string) => nameWords(words, locale).join(" ") === words;
  if (!isName(last) || !isName(first)) return undefined;
  const at = match[0].indexOf(last);
  const from = at + last.length + match[0].slice(at + last.length).indexOf(first);
  const span = { start: at, end: from + first.length };
  const words = (start: number, length: number) =>
    originalWords(reading, start, start + length)
      .split(" ")
      .map(capitalised)
      .join(" ");
  return { span, firstName: words(from, first.length), lastName: words(at, last.length) };
}

/** "Smith, first name John", "Berg, Anna heter jag". */
const familyFirstOf = memoizeByLocale(({ people, intents }) => {
  const word = "'?\\p{L}[\\p{L}\\p{M}'.-]{0,30}";
  const lead = alternatives([
    ...(people.answerLeads ?? []),
    ...people.weakNameLeads,
    ...(people.introductions ?? []),
  ]);
  const opening = `^(?:${alternatives(intents.fillers)},? )??`;
  const family = `(?!${alternatives(people.nameLeads)}(?![\\p{L}]))(?<last>${word}(?: ${word}){0,2}?)`;
  const but = alternatives(intents.but);
  const tails = alternatives([...(people.nameTails ?? []), ...(people.nameFollowers ?? [])]);
  return {
    announced: new RegExp(
      `${opening}(?:${lead} )?${family},? ${alternatives(people.givenLeads)}(?: ${but})?(?: |: ?)(?<first>${word}(?: ${word})?)[.! ]*$`,
      "u",
    ),
    tailed: new RegExp(`${opening}(?:${lead} )?${family}, (?<first>${word}) ${tails}[.! ]*$`, "u"),
    put: new RegExp(`${opening}${lead} ${family}, (?<given>${word})[.! ]*$`, "u"),
  };
});
