import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";

/** "Dave's wife just had the baby, so he's out": that child comes to no table. */
export function tellsOfBirth(words: string, locale: Locale): boolean {
  return says(words, patternsOf(locale).births);
}

/** "My dog stays at home" only takes a dog back that was told of: the house need not read it. */
export function unlessBrought(words: string, locale: Locale): { readonly isNoNote?: true } {
  return says(words, patternsOf(locale).dogsAtHome) ? { isNoNote: true } : {};
}

interface DogLeft {
  readonly span: Span;
  /** By its name for what it is, and not as "him". */
  readonly isNamed: boolean;
}

/** Where a message says that the dog, or one that was spoken of, does not come: "we'll leave him at home". A question says no such thing. */
export function findDogLeft(folded: string, locale: Locale): DogLeft | undefined {
  const { dogsAtHome, petsAtHome } = patternsOf(locale);
  const [named] = matchesIn(folded, dogsAtHome);
  const [match] = named ? [named] : matchesIn(folded, petsAtHome);
  if (match === undefined || /^[^.!;]{0,40}\?/u.test(folded.slice(match.index))) return undefined;
  return { span: spanOf(match), isNamed: named !== undefined };
}

/** Whether a piece of a note is of a dog. */
export function mentionsDog(piece: string, locale: Locale): boolean {
  return says(piece, patternsOf(locale).dogs);
}

const patternsOf = memoizeByLocale(({ party: { notComing }, topics }) => ({
  births: phrases(notComing?.births ?? []),
  dogsAtHome: phrases(notComing?.dogsAtHome ?? []),
  petsAtHome: phrases(notComing?.petsAtHome ?? []),
  dogs: phrases(topics.dogs),
}));
