import { lettersAndDigits } from "./letters.ts";
import { signsInOneByte } from "./one-byte.ts";

const wordStart = `(?<![${lettersAndDigits}])`;
const wordEnd = `(?![${lettersAndDigits}])`;
/** A count of one to three digits that is no part of a time, a date, a price or a decimal; "30ish" is one. */
const count = signsInOneByte("(?<![\\d.,:/]|[€$£])(\\d{1,3})(?:-?ish)?(?![\\d%€$£]|[.,:/]\\d)");

/**
 * A locale's phrases as one expression of whole words. Phrases are written in lower case without
 * accents, the way texts are folded; `#` stands for a count (one group each); groups, alternatives and
 * optional parts of regular expressions are allowed, repetition is not, so matching stays linear.
 */
export function phrases(list: readonly string[]): RegExp {
  if (list.length === 0) return /(?!)/gu;
  const longestFirst = [...list].sort((a, b) => b.length - a.length);
  const body = signsInOneByte(longestFirst.map((phrase) => phrase.replaceAll("#", count)).join("|"));
  return new RegExp(`${wordStart}(?:${body})${wordEnd}`, "gu");
}

/** The same, for use inside a larger expression. */
export function alternatives(list: readonly string[]): string {
  return list.length === 0
    ? "(?!)"
    : signsInOneByte(`(?:${[...list].sort((a, b) => b.length - a.length).join("|")})`);
}

/**
 * Every match of a global expression. Most expressions match nothing, and `matchAll` makes a new one before it looks,
 * which takes five times as long as the look.
 */
export function matchesIn(text: string, expression: RegExp): readonly RegExpExecArray[] {
  return says(text, expression) ? [...text.matchAll(expression)] : [];
}

/** Whether it occurs anywhere. `search` leaves the expression as it was, so that a `matchAll` after it begins at the beginning. */
export function says(text: string, expression: RegExp): boolean {
  return text.search(expression) >= 0;
}

/** The first group that took part in a match, as a number. */
export function countIn(match: RegExpMatchArray): number | undefined {
  const group = match.slice(1).find((value) => value !== undefined);
  return group === undefined ? undefined : Number(group);
}
