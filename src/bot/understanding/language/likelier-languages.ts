import { locales } from "#src/bot/languages/languages.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";

interface LikelierLanguages {
  readonly locales: readonly Locale[];
  /** They know clearly more. */
  readonly isClear: boolean;
  /** They know several words, and no word is unknown to them. */
  readonly knowSentence: boolean;
}

/** A longer message has words enough to show its language by itself. Characters. */
const longest = 100;

/** Two letters stand for something in many languages: "ma". */
const shortestSign = 3;

/** So many words more are no chance. */
const clearLead = 2;

/**
 * The languages that know the most of a message's words: clearly more than another language does, or all of them
 * where that one knows none.
 */
export function likelierLanguages(text: string, than: Locale): LikelierLanguages {
  if (text.length > longest) return { locales: [], isClear: false, knowSentence: false };
  const words = [...new Set(foldText(text).match(/\p{L}{2,}/gu) ?? [])];
  const known = (locale: Locale) => {
    const vocabulary = vocabularyOf(locale);
    return words.filter((word) => vocabulary.has(word)).length;
  };
  const counted = locales.map((locale) => ({ locale, count: known(locale) }));
  const most = Math.max(...counted.map(({ count }) => count));
  const knownThere = known(than);
  const isClear = most - knownThere >= clearLead;
  const knowAll = most === words.length;
  const isOnlyThere = knowAll && knownThere === 0 && words.some((word) => word.length >= shortestSign);
  const isLikelier = isClear || isOnlyThere;
  return {
    locales: isLikelier ? counted.filter(({ count }) => count === most).map(({ locale }) => locale) : [],
    isClear,
    knowSentence: isClear && knowAll,
  };
}

/** The languages that know every word of a few words. */
export function languagesThatKnow(text: string): readonly Locale[] {
  return /\p{L}{2}/u.test(text) ? locales.filter((locale) => knowsWords(text, locale)) : [];
}

/** Whether any language knows a word, as whole words of its data have it. */
export function isWordSomewhere(word: string): boolean {
  return locales.some((locale) => vocabularyOf(locale).has(foldText(word)));
}

/** Whether a language knows every word of a text. */
export function knowsWords(text: string, locale: Locale): boolean {
  const vocabulary = vocabularyOf(locale);
  return (foldText(text).match(/\p{L}{2,}/gu) ?? []).every((word) => vocabulary.has(word));
}

/** Whether a text has a number, or a word by which a language tells days, hours or parties. */
export function mayTellMoment(text: string, locale: Locale): boolean {
  if (/\p{N}/u.test(text)) return true;
  const telling = tellingWordsOf(locale);
  return (foldText(text).match(/\p{L}{2,}/gu) ?? []).some((word) => telling.has(word));
}

const tellingWordsOf = memoizeByLocale(
  ({ dates, times, party, numbers }) => new Set(wordsIn([dates, times, party, numbers])),
);

/** Every word that a language's data are made of, whatever they are used for. */
const vocabularyOf = memoizeByLocale((locale) => new Set(wordsIn(locale)));

/** What a feast's name stands for: "12-25". */
const isFeast = (value: unknown): boolean => typeof value === "string" && /^\d\d-\d\d$/.test(value);

function wordsIn(data: unknown): string[] {
  if (typeof data === "string") return data.match(/(?<!\\)\p{L}{2,}/gu) ?? [];
  if (typeof data !== "object" || data === null) return [];
  if ("words" in data) return wordsIn(data.words);
  return Object.entries(data).flatMap(([key, value]) => [
    // A table's keys are words ("two": 2), a record's are ours.
    ...(typeof value === "number" || isFeast(value) ? wordsIn(key) : []),
    ...wordsIn(value),
  ]);
}
