import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives, matchesIn } from "./phrases.ts";
import { foldText, type Reading } from "./reading.ts";
import type { Span } from "./spans.ts";

/** Names that begin with a number's word: a capital letter where the sentence gives none, and another one behind it. */
const namedByNumber = /(?<=[\p{Ll}\d@,] )(?<count>\p{Lu}\p{Ll}{1,12}) (?<noun>\p{Lu}\p{Ll}{2,20})(?!\p{L})/gu;

const nothingElse = /^(?<count>\p{Lu}\p{Ll}{1,12}) (?<noun>\p{Lu}\p{Ll}{2,20})[.! ]{0,3}$/u;

/** "Is that the Seven Sisters?" has no party of seven, unless every word of the message has its capital. */
export function findNumberedNames(reading: Reading, locale: Locale): Span[] {
  const { original, origin } = reading;
  if (!/\p{Ll}{2} \p{Ll}/u.test(original)) return [];
  const { counts, nouns } = wordsOf(locale);
  return matchesIn(original, namedByNumber).flatMap((match) => {
    const { count = "", noun = "" } = match.groups ?? {};
    if (!counts.has(foldText(count)) || nouns.has(foldText(noun))) return [];
    const start = origin.indexOf(match.index);
    const end = origin.findIndex((at) => at >= match.index + match[0].length);
    return start < 0 || end < 0 ? [] : [{ start, end }];
  });
}

/** The same as all that is said: "Seven Sisters", asked for a name. */
export function isNumberedName(original: string, locale: Locale): boolean {
  const { count = "", noun = "" } = nothingElse.exec(original)?.groups ?? {};
  const { counts, persons } = wordsOf(locale);
  return counts.has(foldText(count)) && !persons.test(foldText(noun));
}

const wordsOf = memoizeByLocale(({ numbers, party, times, dates }) => ({
  counts: new Set(Object.keys(numbers.cardinals)),
  persons: new RegExp(`^${alternatives([...party.persons, ...party.otherUnits])}$`, "u"),
  nouns: new Set([
    ...party.people,
    ...party.otherUnits,
    ...times.clock,
    ...dates.months.flat(),
    ...dates.weekdays.flat(),
  ]),
}));
