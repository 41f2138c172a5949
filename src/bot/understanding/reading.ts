import type { Locale } from "./locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives } from "./phrases.ts";

/**
 * One message made ready for the rules: `plain` is in lower case with number words as digits, `folded` is
 * the same without accents, character for character. `origin` leads from there to the guest's own words.
 */
export interface Reading {
  readonly original: string;
  readonly plain: string;
  readonly folded: string;
  readonly origin: readonly number[];
}

interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function createReading(original: string, locale: Locale): Reading {
  const replacements = findNumberWords(original, locale);
  const plain: string[] = [];
  const origin: number[] = [];
  let position = 0;
  const copyUntil = (end: number) => {
    for (; position < end; position += 1) {
      plain.push(lowerCase(original.charAt(position)));
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
  return { original, plain: plain.join(""), folded: plain.map(fold).join(""), origin };
}

/** The guest's own words for a stretch of the working text. */
export function originalWords(reading: Reading, start: number, end: number): string {
  return reading.original.slice(reading.origin[start] ?? 0, reading.origin[end] ?? reading.original.length);
}

/** Lower case without accents, of the same length. */
export function foldText(text: string): string {
  return Array.from({ length: text.length }, (_, index) => fold(lowerCase(text.charAt(index)))).join("");
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

function findNumberWords(original: string, locale: Locale): Replacement[] {
  const words = [...foldText(original).matchAll(/\p{L}+/gu)].map((match) => ({
    folded: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: Replacement[] = [];
  const { weekdays } = compoundsOf(locale);
  for (let index = 0; index < words.length; ) {
    const taken = numberAt(original, words, index, locale) ?? compoundAt(words[index], weekdays);
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
  for (const length of [3, 2, 1]) {
    const group = words.slice(index, index + length);
    const first = group.at(0);
    const last = group.at(-1);
    if (group.length < length || first === undefined || last === undefined) continue;
    const joined = joinWords(original, group);
    const text = joined === undefined ? undefined : numberText(joined, words, index, locale);
    if (text !== undefined)
      return { replacement: { start: first.start, end: last.end, text }, words: length };
  }
  return undefined;
}

/** "Freitagabend" is Friday and evening. */
function compoundAt(word: Word | undefined, compound: RegExp) {
  const match = word === undefined ? null : compound.exec(word.folded);
  if (word === undefined || match === null) return undefined;
  return { replacement: { start: word.start, end: word.end, text: `${match[1]} ${match[2]}` }, words: 1 };
}

const compoundsOf = memoizeByLocale(({ dates, times }) => {
  const names = alternatives(dates.weekdays.map(([name = ""]) => name));
  const parts = alternatives(
    times.parts.flatMap(({ words }) => words.filter((word) => /^\p{L}+$/u.test(word))),
  );
  return { weekdays: new RegExp(`^(${names})s?(${parts})$`, "u") };
});

/** Words that stand together, with their hyphens read as spaces. */
function joinWords(original: string, group: readonly Word[]): string | undefined {
  for (let index = 1; index < group.length; index += 1) {
    const gap = original.slice(group[index - 1]?.end, group[index]?.start);
    if (gap !== " " && gap !== "-") return undefined;
  }
  return group.map((word) => word.folded).join(" ");
}

function numberText(
  joined: string,
  words: readonly Word[],
  index: number,
  locale: Locale,
): string | undefined {
  const { cardinals, ordinals, hesitant, ordinalSuffixes } = locale.numbers;
  const beside = Object.hasOwn(hesitant, joined) ? hesitant[joined] : undefined;
  if (beside !== undefined) {
    const before = words[index - 1]?.folded ?? "";
    const after = words[index + 1]?.folded ?? "";
    if (!beside.after.includes(before) && !beside.before.includes(after)) return undefined;
  }
  if (Object.hasOwn(cardinals, joined)) return String(cardinals[joined]);
  if (Object.hasOwn(ordinals, joined)) return `${ordinals[joined]}${ordinalSuffixes[0] ?? ""}`;
  return undefined;
}
