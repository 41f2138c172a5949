import type { Locale } from "#src/bot/languages/locale.ts";
import { neutral } from "#src/bot/languages/neutral.ts";
import { compoundAt, type Replacement, type Word, weekdayAt } from "./compounds.ts";
import { dictatedAt } from "./dictated-numbers.ts";
import { inOneByte } from "./one-byte.ts";
import { matchesIn } from "./phrases.ts";
import { findMissingSpaces } from "./run-together.ts";
import { findSelfCorrections } from "./self-corrections.ts";
import { type Span, spanOf } from "./spans.ts";
import { clockAt } from "./spoken-clock.ts";
import { correctTypo, respell } from "./typos.ts";

/**
 * One message made ready for the rules: `plain` is in lower case with number words as digits and with slips and
 * shorthand of the words that matter set right, `folded` is the same without accents, character for character.
 * `origin` leads from there to the guest's own words.
 */
export interface Reading {
  readonly original: string;
  readonly plain: string;
  readonly folded: string;
  /** Like `folded`, with what the guest took back at once: "make it" between two numbers is a wish all the same. */
  readonly whole: string;
  readonly origin: readonly number[];
}

export function createReading(original: string, locale: Locale): Reading {
  const replacements = findReplacements(original, locale);
  /** chrono-node alone reads the languages without a locale, in their own letters. */
  const written = locale === neutral ? original : inOneByte(original);
  const plain: string[] = [];
  const origin: number[] = [];
  let position = 0;
  const copyUntil = (end: number) => {
    for (; position < end; position += 1) {
      plain.push(lowerCase(written.charAt(position)));
      origin.push(position);
    }
  };
  for (const { start, end, text } of replacements) {
    copyUntil(start);
    for (const digit of text) {
      plain.push(digit);
      origin.push(start);
    }
    position = end;
  }
  copyUntil(original.length);
  origin.push(original.length);
  /** "Saturday the 12th: could we …": what a colon divides from words is no minute. */
  const words = plain.join("").replace(colonBeforeWords, ",");
  const folded = Array.from(words, fold).join("");
  return withoutTakenBack({ original, plain: words, folded, whole: folded, origin }, locale);
}

const colonBeforeWords = /(?<=\d\p{L}{0,2}\.?):(?= \p{L})/gu;

/** "Table for 4, sorry 5" reads "table for 5". */
function withoutTakenBack(reading: Reading, locale: Locale): Reading {
  const corrections = findSelfCorrections(reading.folded, locale);
  const kept: (Span | "stop")[] = [];
  let position = 0;
  for (const { wrong, right, from, isExplained } of corrections) {
    kept.push({ start: position, end: wrong.start }, right, { start: wrong.end, end: from });
    if (isExplained) kept.push("stop");
    position = right.end;
  }
  if (position === 0) return reading;
  kept.push({ start: position, end: reading.origin.length });
  const join = (text: string) =>
    kept.map((one) => (one === "stop" ? "." : text.slice(one.start, one.end))).join("");
  return {
    ...reading,
    plain: join(reading.plain),
    folded: join(reading.folded),
    origin: kept.flatMap((one, index) => {
      const next = kept[index + 1];
      if (one !== "stop") return reading.origin.slice(one.start, one.end);
      return typeof next === "object" ? reading.origin.slice(next.start, next.start + 1) : [];
    }),
  };
}

/** The guest's own words for a stretch of the working text. */
export function originalWords(reading: Reading, start: number, end: number): string {
  return reading.original.slice(reading.origin[start] ?? 0, reading.origin[end] ?? reading.original.length);
}

/** Nothing in it has an accent, or grows as it is put in lower case. */
const isAscii = /^[\x20-\x7e]*$/;

/** Lower case without accents, of the same length. */
export function foldText(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  const written = inOneByte(text);
  return Array.from(written, (character) => fold(lowerCase(character))).join("");
}

function lowerCase(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === 1 ? lower : character;
}

/** Only letters whose accent is one mark lose it: length must not change. */
function fold(character: string): string {
  if (character < "\u00c0" || character > "\u024f") return character;
  const base = character.normalize("NFD").charAt(0);
  return base === "" ? character : base;
}

function findReplacements(original: string, locale: Locale): Replacement[] {
  const folded = foldText(original);
  const gaps = findMissingSpaces(folded, locale);
  const spaces = gaps.map((at) => ({ start: at, end: at, text: " " }));
  const words = findWords(folded, gaps, locale);
  const found = findNumberWords(original, words, locale);
  return spaces.length === 0 ? found : [...found, ...spaces].sort((a, b) => a.start - b.start);
}

/** All words but those of e-mail addresses, which stay as they are. */
function findWords(folded: string, gaps: readonly number[], locale: Locale): Word[] {
  const addresses = matchesIn(folded, /(?<![^\s@])[^\s@]{1,64}@[\w-]{1,63}\.\S/gu);
  return wordSpans(folded, gaps).flatMap(({ start, end }) => {
    const word = folded.slice(start, end);
    const isAddress = addresses.some(({ index, 0: { length } }) => index < end && start < index + length);
    const respelled = isAddress ? undefined : respell(word, locale);
    return isAddress ? [] : [{ folded: respelled ?? word, start, end, isRespelled: respelled !== undefined }];
  });
}

/** What is written as one word is two where a space was left out. */
function wordSpans(folded: string, gaps: readonly number[]): Span[] {
  return matchesIn(folded, /\p{L}+/gu).flatMap((match) => {
    const { start, end } = spanOf(match);
    const gap = gaps.find((at) => start < at && at < end);
    return gap === undefined
      ? [{ start, end }]
      : [
          { start, end: gap },
          { start: gap, end },
        ];
  });
}

function findNumberWords(original: string, words: readonly Word[], locale: Locale): Replacement[] {
  const found: Replacement[] = [];
  for (let index = 0; index < words.length; ) {
    const taken =
      dictatedAt(original, words, index, locale) ??
      clockAt(original, words, index, locale) ??
      numberAt(original, words, index, locale) ??
      weekdayAt(original, words, index, locale) ??
      compoundAt(original, words, index, locale) ??
      respelledAt(words[index], locale);
    if (taken === undefined) {
      index += 1;
      continue;
    }
    found.push(taken.replacement);
    index += taken.words;
  }
  return found;
}

function numberAt(original: string, words: readonly Word[], index: number, locale: Locale) {
  for (const length of [4, 3, 2, 1]) {
    const group = words.slice(index, index + length);
    const first = group.at(0);
    const last = group.at(-1);
    if (group.length < length || first === undefined || last === undefined) continue;
    const joined = joinWords(original, group);
    const isMonth = length === 1 && isMonthHere(original, first, locale);
    const text =
      joined === undefined || isMonth ? undefined : numberText(joined, original, words, index, locale);
    if (text !== undefined)
      return { replacement: { start: first.start, end: last.end, text }, words: length };
  }
  return undefined;
}

/** "12 dez" is a day of December, though "dez" is ten as well. */
function isMonthHere(original: string, { folded, start }: Word, { dates }: Locale): boolean {
  const isName = dates.months.some((names) => names.includes(folded));
  return isName && /(?<!\d)(?:3[01]|[12]\d|0?[1-9])[ /-](?:de )?$/i.test(original.slice(0, start));
}

/** "fri" is Friday, "wendesday" Wednesday. */
function respelledAt(word: Word | undefined, locale: Locale) {
  if (word === undefined) return undefined;
  const { start, end, folded, isRespelled } = word;
  const text = isRespelled ? folded : correctTypo(folded, locale);
  return text === undefined ? undefined : { replacement: { start, end, text }, words: 1 };
}

/** Words that stand together, with their hyphens read as spaces. */
function joinWords(original: string, group: readonly Word[]): string | undefined {
  for (let index = 1; index < group.length; index += 1) {
    const gap = original.slice(group[index - 1]?.end, group[index]?.start);
    if (gap !== " " && gap !== "-") return undefined;
  }
  return group.map((word) => word.folded).join(" ");
}

/** The words directly beside one, "" where the clause ends; in "the Friday one 5 people" a number stands between. */
function besideWord(original: string, words: readonly Word[], index: number) {
  const between = (one: Word | undefined, other: Word | undefined, beside: Word | undefined) => {
    const gap = original.slice(one?.end ?? 0, other?.start);
    if (!/\d /.test(gap)) return beside?.folded ?? "";
    return /^[,.;:!?]/.test(gap) ? "" : "#";
  };
  const [last, word, next] = [words[index - 1], words[index], words[index + 1]];
  return { before: between(last, word, last), after: between(word, next, next) };
}

function numberText(
  joined: string,
  original: string,
  words: readonly Word[],
  index: number,
  locale: Locale,
): string | undefined {
  const { cardinals, ordinals, hesitant, ordinalSuffixes } = locale.numbers;
  const beside = Object.hasOwn(hesitant, joined) ? hesitant[joined] : undefined;
  if (beside !== undefined && (words.length > 1 || /\d/.test(original))) {
    const { before, after } = besideWord(original, words, index);
    const { between } = beside;
    const isBetween = between?.after.includes(before) === true && between.before.includes(after);
    if (!isBetween && !beside.after.includes(before) && !beside.before.includes(after)) return undefined;
  }
  if (Object.hasOwn(cardinals, joined)) return String(cardinals[joined]);
  if (Object.hasOwn(ordinals, joined)) return `${ordinals[joined]}${ordinalSuffixes[0] ?? ""}`;
  return undefined;
}
