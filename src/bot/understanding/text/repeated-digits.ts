import { locales } from "#src/bot/languages/languages.ts";
import { foldText } from "./reading.ts";

/** Words for a number below a hundred, in the languages there are: whoever dictates a phone's may use those of their own. */
const numberWords: ReadonlySet<string> = new Set(
  locales.flatMap(({ numbers }) =>
    Object.entries(numbers.cardinals).flatMap(([word, value]) => (value < 100 ? [word] : [])),
  ),
);

const zeros = /^(?:noll|null|nul)/u;
const longestWord = 16;

const twice =
  "double|dubbel|doppelt?e?|doppi[oa]|doble|duplo|zweimal|tweemaal|twee keer|tv[åa] g[åa]nger|dos veces|duas vezes|due volte|deux fois";
const thrice =
  "triple|treble|trippel|dreimal|driemaal|drie keer|tre g[åa]nger|tres veces|tr[êe]s vezes|tre volte|trois fois";

const repeated = new RegExp(
  `(?<![\\p{L}])(?:(?<twice>${twice})|(?<thrice>${thrice})) (?:el |la |le |o |il |lo |die )?(?<said>\\d{1,2}(?!\\d)|\\p{L}{1,12}),?`,
  "giu",
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
  return withoutCommas(text)
    .replace(behindNumber, (...match) => asBehind(match))
    .replace(repeated, (...match) => again(match))
    .replace(/\p{L}{6,40}/gu, apart);
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

function again(match: readonly unknown[]): string {
  const { thrice, said = "" } = match.at(-1) as Readonly<Record<string, string | undefined>>;
  const isNumber = /\d/.test(said) || isNumberWord(said);
  return isNumber ? Array.from({ length: thrice ? 3 : 2 }, () => said).join(" ") : String(match[0]);
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
