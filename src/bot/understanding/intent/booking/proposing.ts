import type { Locale } from "#src/bot/languages/locale.ts";

/** Words that ask whether something could be, and name nothing: "could it be", "also", "possible". */
export function proposingWords({ intents }: Locale): readonly string[] {
  const { questionStart, offered, proposals, requests, fillers, affirm } = intents;
  return [...questionStart, ...offered, ...proposals, ...requests, ...fillers, ...affirm];
}

/** What stands before a number that is proposed: those, and what corrects what was said before. */
export function wordsBeforeProposed(locale: Locale): readonly string[] {
  const { rather, correction } = locale.intents;
  return [...proposingWords(locale), ...[...rather, ...correction].filter((words) => !words.includes("#"))];
}
