import type { Locale } from "#src/bot/languages/locale.ts";
import type { Replacement, Word } from "./compounds.ts";
import { spokenMinutes } from "./spoken-clock.ts";

/** The shortest and the longest telephone number (E.164), and how many words of it nobody says of anything else. */
const fewestDigits = 7;
const mostDigits = 15;
const fewestNumbers = 4;
/** Beside figures so many of its words are said, and fewer of its digits than a whole number has. */
const fewestSaid = 3;
const wholeNumber = 9;
/** Words of one number: "quatre-vingt-dix-neuf". */
const mostWords = 4;
const largest = 99;

/** What only stands in a row of numbers: a nought, the Brazilian half dozen, a number said twice or three times. */
const alone: Readonly<Record<string, string>> = { oh: "0", o: "0", meia: "6" };
const repeated: Readonly<Record<string, number>> = {
  ...{ double: 2, doble: 2, doppio: 2, doppel: 2, dubbel: 2, dobbel: 2, dobbelt: 2, duplo: 2 },
  ...{ triple: 3, triplo: 3, tripel: 3, treble: 3 },
};
/** "Nine hundred" are three digits. */
const hundred: ReadonlySet<string> = new Set(
  "hundred hundert cent cento cientos honderd centos hundra hundre".split(" "),
);
/** Before a country's code. */
const plus: ReadonlySet<string> = new Set(["plus", "mas", "piu", "mais", "pluss"]);

interface Said {
  readonly digits: string;
  /** How many words it took. */
  readonly words: number;
}

/** A telephone number that is dictated in words: "two one two, double five five, oh one seven three" is 2125550173. */
export function dictatedAt(
  original: string,
  words: readonly Word[],
  index: number,
  locale: Locale,
): { readonly replacement: Replacement; readonly words: number } | undefined {
  const sign = plus.has(words[index]?.folded ?? "") ? 1 : 0;
  const said: Said[] = [];
  let next = index + sign;
  for (;;) {
    const between = figuresBetween(original, words, index, next);
    const one = between === undefined ? undefined : numberSaid(original, words, next, locale);
    if (one === undefined) break;
    said.push(...(between ?? []), one);
    next += one.words;
  }
  const [first, last] = [words[index], words[next - 1]];
  if (first === undefined || last === undefined) return undefined;
  const spoken = said.map((one) => one.digits).join("");
  const figures = figuresBeside(original, first.start, last.end, said.length, spoken.length);
  const digits = `${figures.before}${spoken}${figures.after}`;
  const isNumber = digits.length >= fewestDigits && digits.length <= mostDigits && !areTimes(said);
  if (said.length + figures.groups < fewestNumbers || !isNumber) return undefined;
  const text = `${sign || figures.sign ? "+" : ""}${digits}`;
  return { replacement: { start: figures.start, end: figures.end, text }, words: next - index };
}

interface Figures {
  readonly before: string;
  readonly after: string;
  /** How many groups of them there are. */
  readonly groups: number;
  readonly sign: boolean;
  readonly start: number;
  readonly end: number;
}

/** Of a number that is said in part, "tre quattro sette, 12 34 567": the figures around its words. A whole number has none. */
function figuresBeside(original: string, start: number, end: number, said: number, spoken: number): Figures {
  const none: Figures = { before: "", after: "", groups: 0, sign: false, start, end };
  if (said < fewestSaid || spoken >= wholeNumber) return none;
  const before =
    /(?<![\d:.,/])(?:\+|0)\d{0,4}(?: \d{1,4}){0,2}[ ,-]{1,2}$/.exec(original.slice(0, start))?.[0] ?? "";
  const after =
    /^[ ,-]{1,2}\d{2,8}(?:[ -]\d{2,8}){0,3}(?![\d:.,/]{0,4}\d)/.exec(original.slice(end))?.[0] ?? "";
  return {
    before: before.replace(/\D/g, ""),
    after: after.replace(/\D/g, ""),
    groups: [...`${before}|${after}`.matchAll(/\d+/g)].length,
    sign: before.startsWith("+"),
    start: start - before.length,
    end: end + after.length,
  };
}

/** "Seven thirty, eight thirty, nine thirty" are times. */
function areTimes(said: readonly Said[]): boolean {
  return said.every(({ digits }, index) => index % 2 === 0 || spokenMinutes.has(Number(digits)));
}

/** The figures between the word and the one before it, where nothing but commas and dashes stands beside them: "double oh, 34, seven". */
function figuresBetween(
  original: string,
  words: readonly Word[],
  first: number,
  index: number,
): readonly Said[] | undefined {
  const [before, word] = [words[index - 1], words[index]];
  if (word === undefined || index === first || before === undefined)
    return word === undefined ? undefined : [];
  const gap = original.slice(before.end, word.start);
  if (!/^[ ,.-]{1,3}(?:\d{1,4}[ ,.-]{1,3}){0,4}$/.test(gap)) return undefined;
  return [...gap.matchAll(/\d+/g)].map(([digits]) => ({ digits, words: 0 }));
}

function numberSaid(
  original: string,
  words: readonly Word[],
  index: number,
  { numbers: { cardinals }, party }: Locale,
): Said | undefined {
  const [word, following] = [words[index]?.folded ?? "", words[index + 1]?.folded ?? ""];
  const times = repeated[word];
  const digit = alone[following] ?? cardinals[following];
  if (times !== undefined && digit !== undefined && Number(digit) < 10)
    return { digits: String(digit).repeat(times), words: 2 };
  for (let length = mostWords; length > 0; length -= 1) {
    const group = words.slice(index, index + length);
    if (group.length < length || !areOne(original, group)) continue;
    const value = cardinals[group.map(({ folded }) => folded).join(" ")];
    if (value === undefined || value > largest) continue;
    const isHundreds = value > 0 && value < 10 && hundred.has(words[index + length]?.folded ?? "");
    return { digits: `${value}${isHundreds ? "00" : ""}`, words: length + (isHundreds ? 1 : 0) };
  }
  /** In Portuguese "o" is an article. */
  const other = party.whoComes?.articles.includes(word) ? undefined : alone[word];
  return other === undefined ? undefined : { digits: other, words: 1 };
}

function areOne(original: string, group: readonly Word[]): boolean {
  return group.every((word, index) => {
    const before = group[index - 1];
    return before === undefined || /^[ -]$/.test(original.slice(before.end, word.start));
  });
}
