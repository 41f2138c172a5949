import { locales } from "#src/bot/languages/languages.ts";
import { alternatives } from "./phrases.ts";
import { foldText } from "./reading.ts";

/** Words for a number below a hundred, in the languages there are: whoever dictates a phone's may use those of their own. */
const numberWords: ReadonlySet<string> = new Set(
  locales.flatMap(({ numbers }) =>
    Object.entries(numbers.cardinals).flatMap(([word, value]) => (value < 100 ? [word] : [])),
  ),
);

/** They begin a number that is written as one word. */
const zeros = new RegExp(
  `^${alternatives(
    locales.flatMap(({ numbers }) =>
      Object.keys(numbers.cardinals).filter((word) => numbers.cardinals[word] === 0),
    ),
  )}`,
  "u",
);
const longestWord = 16;

const twice = alternatives(locales.flatMap(({ people }) => people.doubles));
const thrice = alternatives(locales.flatMap(({ people }) => people.triples));
const repeated = new RegExp(
  `(?<!\\p{L})(?:${twice}|(?<thrice>${thrice})) (?<said>\\d{1,2}(?!\\d)|\\p{L}{1,12}),?`,
  "gu",
);

/** "The number is wrong, it's 06 double two …": whatever was asked. */
export function speaksOfNumber(text: string): boolean {
  return ofNumber.test(text);
}

const ofNumber =
  /(?<!\p{L})(?:(?:telefon|mobil|handy)?nummer|number|num[eé]ro|n[uú]mero|numret|phone|mobile)(?!\p{L})/iu;

/**
 * A dictated phone number with its digits in a row: "double seven, 900 123" is "seven seven 900 123", "dos veces 22" is "22 22",
 * and "nollsjuttiotre" is "noll sjuttiotre".
 */
export function writeOutDigits(text: string): string {
  const inRow = withoutCommas(text).replace(behindNumber, (...match) => asBehind(match));
  return withRepeats(inRow).replace(/\p{L}{6,40}/gu, apart);
}

/** A number that is whole, and what goes on behind it with one word for a number: "0172 4451908 eine Person …". */
const behindNumber =
  /(?<number>\+?\d(?:[ ()/-]{0,2}\d){8,15}) (?<first>\p{L}{1,12}) (?<second>\p{L}{2,20})/gu;

function asBehind(match: readonly unknown[]): string {
  const { number, first = "", second = "" } = match.at(-1) as Readonly<Record<string, string>>;
  const goesOn = isNumberWord(first) && !isNumberWord(second);
  return goesOn ? `${number}, ${first} ${second}` : String(match[0]);
}

/** "Zéro six, douze, 34, cinquante-six, 78": nothing but numbers, at least so many, with commas between them. */
function withoutCommas(text: string): string {
  const parts = text.split(/, ?| /u).filter((part) => part !== "");
  const areNumbers = parts.every((part) =>
    part.split("-").every((one) => /^\d{1,4}$/.test(one) || isNumberWord(one)),
  );
  const isDictated = areNumbers && parts.length >= fewestParts && /\p{L}/u.test(text);
  return isDictated ? text.replace(/, ?/gu, " ") : text;
}

const fewestParts = 5;

const isNumberWord = (word: string): boolean => numberWords.has(foldText(word)) || /^oh?$/i.test(word);

function withRepeats(text: string): string {
  const folded = foldText(text);
  if (folded.length !== text.length) return text;
  let at = 0;
  const parts = [...folded.matchAll(repeated)].map(({ index, groups, 0: match }) => {
    const { thrice, said = "" } = groups ?? {};
    const before = text.slice(at, index);
    at = index + match.length;
    if (!/\d/.test(said) && !isNumberWord(said)) return before + text.slice(index, at);
    return before + Array.from({ length: thrice === undefined ? 2 : 3 }, () => said).join(" ");
  });
  return parts.join("") + text.slice(at);
}

/** A word that begins with a zero and goes on with numbers to its end. */
function apart(word: string): string {
  const folded = foldText(word);
  if (folded.length !== word.length || !zeros.test(folded) || numberWords.has(folded)) return word;
  const lengths = partsOf(folded);
  let at = 0;
  return lengths === undefined
    ? word
    : lengths
        .map((length) => {
          at += length;
          return word.slice(at - length, at);
        })
        .join(" ");
}

function partsOf(rest: string): readonly number[] | undefined {
  if (rest === "") return [];
  for (let length = Math.min(longestWord, rest.length); length > 1; length -= 1) {
    const others = numberWords.has(rest.slice(0, length)) ? partsOf(rest.slice(length)) : undefined;
    if (others !== undefined) return [length, ...others];
  }
  return undefined;
}
