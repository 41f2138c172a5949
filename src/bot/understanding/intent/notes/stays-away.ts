import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import { findNeeds } from "./needs.ts";
import { joinedIn, piecesOf } from "./note-pieces.ts";
import { sharesWord } from "./wishes-taken-back.ts";

/** "Dave's wife just had the baby, so he's out": that child comes to no table. */
export function tellsOfBirth(words: string, locale: Locale): boolean {
  return says(words, patternsOf(locale).births);
}

/** "My dog stays at home" only takes a dog back that was told of: the house need not read it. */
export function unlessBrought(words: string, locale: Locale): { readonly isNoNote?: true } {
  return says(words, patternsOf(locale).dogsAtHome) ? { isNoNote: true } : {};
}

/** What is noted of those who do not come any more: "my brother comes later", once he stays away. An allergy stays. */
export function notedOfAbsent(folded: string, noted: string, locale: Locale): readonly string[] {
  const { staysAway } = patternsOf(locale);
  const absent = matchesIn(folded, staysAway).flatMap((match) => match.slice(1).find(Boolean) ?? []);
  return joinedIn(noted).filter(
    (wish) => findNeeds(wish) === undefined && absent.some((one) => sharesWord(one, foldText(wish), locale)),
  );
}

/** A note without the dog that is left at home, and where that is said. Undefined where no dog is noted, or it stays with nobody. */
export function withoutDogLeft(
  folded: string,
  noted: string,
  locale: Locale,
): { readonly span: Span; readonly left: readonly string[] } | undefined {
  const dog = findDogLeft(folded, locale);
  if (dog === undefined) return undefined;
  const pieces = piecesOf(noted, locale);
  const { dogs } = patternsOf(locale);
  const left = pieces.filter((piece) => !says(foldText(piece), dogs) || findNeeds(piece) !== undefined);
  return left.length < pieces.length ? { span: dog.span, left } : undefined;
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

const patternsOf = memoizeByLocale(({ party: { notComing, whoComes }, topics }) => ({
  births: phrases(notComing?.births ?? []),
  dogsAtHome: phrases(notComing?.dogsAtHome ?? []),
  petsAtHome: phrases(notComing?.petsAtHome ?? []),
  dogs: phrases(topics.dogs),
  staysAway: phrases((whoComes?.staysAway ?? []).map((phrase) => phrase.replace("@", "([\\p{L}'-]{3,20})"))),
}));
