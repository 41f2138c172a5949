import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives } from "./phrases.ts";

export interface Word {
  /** In the spelling that the locale's data have. */
  readonly folded: string;
  readonly isRespelled: boolean;
  readonly start: number;
  readonly end: number;
}

export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** "Zo" and "son" are weekdays only where another one is joined to them: "vr tm zo". */
export function weekdayAt(original: string, words: readonly Word[], index: number, locale: Locale) {
  const word = words[index];
  const { besideAnother = {} } = locale.dates;
  if (word === undefined || !Object.hasOwn(besideAnother, word.folded)) return undefined;
  const { afterWeekday, joiner } = compoundsOf(locale);
  const isDay = ({ folded = "" }: Partial<Word> = {}) =>
    afterWeekday.test(folded) || Object.hasOwn(besideAnother, folded);
  const isJoined = [-1, 1].some((way) => {
    const next = words[index + way];
    const isApart =
      next !== undefined && joiner.test(next.folded) && !isSentenceBetween(original, word, next);
    const isTied = original.charAt(way < 0 ? word.start - 1 : word.end) === "-";
    return (isApart && isDay(words[index + 2 * way])) || (isTied && isDay(next));
  });
  const { start, end, folded } = word;
  return isJoined
    ? { replacement: { start, end, text: besideAnother[folded] ?? folded }, words: 1 }
    : undefined;
}

/** "Precies zo. Tot zaterdag!" joins no days. */
function isSentenceBetween(original: string, one: Word, other: Word): boolean {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  return (
    /^[.!?]{1,3} $/u.test(original.slice(first.end, last.start)) &&
    /^\p{Lu}/u.test(original.slice(last.start))
  );
}

/** "Freitagabend" is Friday and evening, "Sonntag morgen" its morning, "eightish" about 8, "lunchish" lunch. */
export function compoundAt(original: string, words: readonly Word[], index: number, locale: Locale) {
  const word = words[index];
  if (word === undefined) return undefined;
  const { weekdays, afterWeekday, about, counted } = compoundsOf(locale);
  const { start, end, folded } = word;
  const [, name, part = ""] = weekdays.exec(folded) ?? [];
  if (name !== undefined) {
    const day = original.slice(start, start + name.length).toLowerCase();
    return { replacement: { start, end, text: `${day} ${elsewhere(part, locale)}` }, words: 1 };
  }
  const previous = words[index - 1];
  if (previous !== undefined && Object.hasOwn(locale.times.compoundParts, folded)) {
    const isBeside = afterWeekday.test(previous.folded) && start === previous.end + 1;
    if (isBeside) return { replacement: { start, end, text: elsewhere(folded, locale) }, words: 1 };
  }
  const spoken = spokenHour(folded, locale);
  if (spoken !== undefined) return { replacement: { start, end, text: spoken }, words: 1 };
  const [, moment] = about.exec(folded) ?? [];
  if (moment !== undefined) return { replacement: { start, end, text: moment }, words: 1 };
  const [, count = "", rest = ""] = counted.exec(folded) ?? [];
  if (count === "") return undefined;
  return { replacement: { start, end, text: `${locale.numbers.cardinals[count]} ${rest}` }, words: 1 };
}

/** "Halfacht" is half eight, "kwartvoor" the words that make a quarter to. */
function spokenHour(word: string, locale: Locale): string | undefined {
  const { spoken, halfHour } = compoundsOf(locale);
  const [, half = "", hour = ""] = halfHour.exec(word) ?? [];
  return half === "" ? spoken.get(word) : `${half} ${locale.numbers.cardinals[hour]}`;
}

/** The word by which a part of the day is known where no weekday stands before it. */
function elsewhere(part: string, { times }: Locale): string {
  return times.compoundParts[part] ?? part;
}

const compoundsOf = memoizeByLocale(({ dates, times, numbers }) => {
  const names = alternatives(dates.weekdays.map(([name = ""]) => name));
  const parts = alternatives([
    ...times.parts.flatMap(({ words }) => words.filter(isWord)),
    ...Object.keys(times.compoundParts),
  ]);
  const [approximately, halfMore] = [times.approximately, times.halfMore].map(endingsOf);
  const endings = [...(approximately ?? []), ...(halfMore ?? [])];
  const moments = [
    ...times.parts.flatMap(({ words }) => words),
    ...times.noon,
    ...times.early,
    ...times.late,
  ];
  const minutes = Object.keys(times.before);
  const hours = Object.keys(numbers.cardinals).filter((word) => (numbers.cardinals[word] ?? 0) <= 12);
  return {
    spoken: new Map(
      minutes.filter((words) => words.includes(" ")).map((words) => [words.replaceAll(" ", ""), words]),
    ),
    halfHour: new RegExp(`^(${alternatives(minutes)})(${alternatives(hours)})$`, "u"),
    weekdays: new RegExp(`^(${names})s?(${parts})$`, "u"),
    afterWeekday: new RegExp(`^${alternatives(dates.weekdays.flat())}$`, "u"),
    joiner: new RegExp(`^${alternatives(dates.rangeJoiners)}$`, "u"),
    about: new RegExp(
      `^(${alternatives(moments.filter(isWord))})(?:${alternatives(approximately ?? [])})$`,
      "u",
    ),
    counted: new RegExp(`^(${alternatives(Object.keys(numbers.cardinals))})(${alternatives(endings)})$`, "u"),
  };
});

const isWord = (words: string): boolean => /^\p{L}+$/u.test(words);

/** What may stand at a word's end, whatever must not follow it. */
const endingsOf = (phrases: readonly string[]): string[] =>
  phrases.map((phrase) => phrase.replace(/\(\?!.{1,200}$/u, "")).filter(isWord);
