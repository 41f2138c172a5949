import type { Locale } from "#src/bot/languages/locale.ts";
import { lookalikes } from "#src/bot/languages/lookalikes.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { inOneByte } from "./one-byte.ts";
import { alternatives, matchesIn } from "./phrases.ts";

/** Shorter words have too many neighbours. */
const shortest = 5;
/** From this length on, a letter too few or too many is forgiven as well as swapped and doubled ones. */
const longEnough = 6;
/** From this length on, a mistaken letter too: "mates" and "martes" are too near. */
const long = 7;
/** From this length on, a day's name is the only word within two slips. */
const veryLong = 9;

/** How much a word's neighbourhood allows: nothing is near a day's name, but much near "booking" or "coming". */
type Tolerance = "anySlip" | "noMistakenLetter" | "swapsOnly";

/** The usual spelling of a word typed short ("tmrw"), drawn out ("toniiight") or without its language's own letters ("fuer"). */
export function respell(word: string, locale: Locale): string | undefined {
  const { digraphs = {} } = locale;
  const usual = shorthandOf(locale).get(word);
  if (usual !== undefined) return usual;
  const { known, anyDigraph } = vocabularyOf(locale);
  if (known.has(word)) return undefined;
  if (drawnOut.test(word)) return undrawn(word, locale);
  if (word.search(anyDigraph) < 0) return undefined;
  const respelled = word.replaceAll(anyDigraph, (letters) => digraphs[letters] ?? letters);
  return known.has(respelled) || Object.hasOwn(locale.numbers.cardinals, respelled) ? respelled : undefined;
}

/** By what is typed, as it is found in a text. */
const shorthandOf = memoizeByLocale(
  ({ shorthand = {} }) =>
    new Map(Object.entries(shorthand).map(([typed, meant]) => [inOneByte(typed), meant])),
);

/** "Toniiight", "sooo": no word of these languages has a letter three times in a row. */
const drawnOut = /(\p{L})\1\1/u;

/** The word whose letters are drawn out, where the language knows it. */
function undrawn(word: string, locale: Locale): string | undefined {
  const { known } = vocabularyOf(locale);
  const { shorthand = {}, numbers } = locale;
  const isWord = (one: string) => known.has(one) || Object.hasOwn(numbers.cardinals, one);
  const tries = ["$1", "$1$1"].map((letters) => word.replace(/(\p{L})\1{2,40}/gu, letters));
  const single = word.replace(/(\p{L})\1{1,40}/gu, "$1");
  const found = [...tries, single].find(
    (one) => one.length > 1 && (isWord(one) || Object.hasOwn(shorthand, one)),
  );
  return found === undefined || isWord(found) ? found : shorthand[found];
}

/**
 * The word that a misspelt one stands for: "wendesday", "resevation", "Donerstag". Only the words that days,
 * parts of the day and bookings are told by are restored, never one that the language or a name has already.
 * The first letter and the ending must be right: a different ending is another form, not a slip.
 */
export function correctTypo(word: string, locale: Locale): string | undefined {
  if (word.length < shortest) return undefined;
  const { known, byInitial } = vocabularyOf(locale);
  if (known.has(word) || lookalikes.has(word)) return undefined;
  const letters = letterSet(word);
  let nearest: { readonly word: string; readonly slips: number } | undefined;
  let isTied = false;
  for (const target of byInitial.get(word.charAt(0)) ?? []) {
    const { most } = target;
    if (Math.abs(target.word.length - word.length) > most) continue;
    if (bitCount(target.letters ^ letters) > 2 * most) continue;
    const slips = slipsBetween(word, target.word, most);
    if (slips > (nearest?.slips ?? most) || !isSlip(word, target, slips)) continue;
    isTied = slips === nearest?.slips;
    nearest = { word: target.word, slips };
  }
  return isTied ? undefined : nearest?.word;
}

/** Whether two words differ by one slip; the first letter is right. Short words have too many neighbours. */
export function isOneSlipFrom(word: string, target: string): boolean {
  if (word.length < longEnough || word.charAt(0) !== target.charAt(0)) return false;
  return Math.abs(word.length - target.length) <= 1 && slipsBetween(word, target, 1) <= 1;
}

/** Whether it is a word that guests of the language write: no slip of another one. */
export function isOwnWord(word: string, locale: Locale): boolean {
  return vocabularyOf(locale).known.has(word) || lookalikes.has(word);
}

function isSlip(word: string, { word: target, tolerance }: Target, slips: number): boolean {
  const isSimple = isSwap(word, target) || undoubled(word) === undoubled(target);
  if (isSimple || target.length < longEnough || tolerance === "swapsOnly") return isSimple;
  const mayMistake = tolerance === "anySlip" && target.length >= long;
  if (!mayMistake && word.length === target.length) return false;
  const endsAlike = word.at(-1) === target.at(-1);
  if (slips > 1) return endsAlike && word.length >= longEnough;
  return endsAlike || (target.length >= long && target.startsWith(word));
}

/** Whether the words differ by two letters that changed places. */
function isSwap(word: string, target: string): boolean {
  return word.length === target.length && [...word].sort().join("") === [...target].sort().join("");
}

function undoubled(word: string): string {
  return word.replace(/(.)\1/gu, "$1");
}

/**
 * How many letters are missing, added, mistaken or swapped with the next, from `i` in `a` and `j` in `b` on;
 * more than `most` is not counted further, so at most 21 calls are made.
 */
function slipsBetween(a: string, b: string, most: number, i = 0, j = 0): number {
  let [left, right] = [i, j];
  while (left < a.length && right < b.length && a.charCodeAt(left) === b.charCodeAt(right)) {
    left += 1;
    right += 1;
  }
  if (left === a.length || right === b.length) return a.length - left + (b.length - right);
  if (most === 0) return 1;
  const isSwapped =
    a.charCodeAt(left) === b.charCodeAt(right + 1) && a.charCodeAt(left + 1) === b.charCodeAt(right);
  return (
    1 +
    Math.min(
      slipsBetween(a, b, most - 1, left + 1, right + 1),
      slipsBetween(a, b, most - 1, left + 1, right),
      slipsBetween(a, b, most - 1, left, right + 1),
      isSwapped ? slipsBetween(a, b, most - 1, left + 2, right + 2) : most,
    )
  );
}

/** Which letters a word has, as bits: a slip changes two of them at most. */
function letterSet(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

interface Target {
  readonly word: string;
  readonly letters: number;
  readonly tolerance: Tolerance;
  /** So many slips are forgiven. */
  readonly most: number;
}

const vocabularyOf = memoizeByLocale((locale) => {
  const targets = new Map<string, Target>();
  const add = (list: readonly string[], tolerance: Tolerance) => {
    for (const word of list) {
      if (word.length < shortest || !/^\p{L}+$/u.test(word) || targets.has(word)) continue;
      const most = tolerance === "anySlip" && word.length >= veryLong ? 2 : 1;
      targets.set(word, { word, letters: letterSet(word), tolerance, most });
    }
  };
  const { dates, times, party, intents } = locale;
  const named = [
    ...dates.relative.flatMap((day) => day.words),
    ...Object.keys(dates.holidays.aliases).filter(isLong),
  ];
  add([...dates.weekdays.flat(), ...dates.months.flat(), ...named], "anySlip");
  const parts = times.parts.flatMap((part) => part.words);
  add([...parts, ...dates.thisWeekend, ...intents.bookNouns, ...intents.cancel], "noMistakenLetter");
  add(intents.change.map(headOf).filter(isTellingVerb), "noMistakenLetter");
  add([...party.people, ...intents.bookVerbs, ...intents.change.map(headOf), ...intents.rather], "swapsOnly");
  const byInitial = Map.groupBy(targets.values(), ({ word }) => word.charAt(0));
  /** After another vowel they are letters of their own: "neue", "Bauer". */
  const anyDigraph = new RegExp(`(?<![aeiouq])${alternatives(Object.keys(locale.digraphs ?? {}))}`, "gu");
  return { known: new Set(wordsIn(locale)), byInitial, anyDigraph };
});

/** The word that a phrase begins with, where only endings or what must not follow come after it: "cambiar(?:la|lo)?". */
function headOf(phrase: string): string {
  return /^\p{L}{1,30}(?=\(\?)/u.exec(phrase)?.[0] ?? phrase;
}

/** A verb so long that a letter too few is no other word: "modifer". */
function isTellingVerb(word: string): boolean {
  return word.length >= longEnough;
}

/** "Eater" is no Easter. */
function isLong(word: string): boolean {
  return word.length >= long;
}

/** Every word of a locale's data; in "tables?" both forms are one. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string")
    return matchesIn(value, /(\p{L}+)(\??)/gu).flatMap(([, word = "", optional]) =>
      optional === "?" ? [word, word.slice(0, -1)] : [word],
    );
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [...wordsIn(key), ...wordsIn(entry)]);
}
