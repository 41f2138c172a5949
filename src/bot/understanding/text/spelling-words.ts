import type { SpellingWords } from "#src/bot/languages/spelling-words.ts";
import { inAllLanguages } from "./all-languages.ts";
import { alternatives } from "./phrases.ts";

/** What guests of all languages say for a part of a spelling, for use inside a larger expression. */
export const spellingWords = (pick: (words: SpellingWords) => readonly string[]): string =>
  alternatives(inAllLanguages(({ people: { spelling } }) => (spelling === undefined ? [] : pick(spelling))));
