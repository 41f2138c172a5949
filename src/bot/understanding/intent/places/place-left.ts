import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/** A wish for a place in so few words says nothing else to the house. */
const mostWords = 3;

export interface PlaceLeft {
  /** What is wished for besides. */
  readonly comment?: string;
}

/** "Inside, then", of who named the terrace: they want another way to dine. Undefined where none is left by it. */
export function leavesNamedPlace(
  comment: string | undefined,
  { draft, venues = [] }: UnderstandingContext,
  locale: Locale,
): PlaceLeft | undefined {
  const { indoors, outdoors, negation } = patternsOf(locale);
  const named = draft?.scenarioName ?? draft?.missedScenario;
  if (comment === undefined || named === undefined) return undefined;
  const names = venues.flatMap((venue) => Object.values(venue.scenarioTranslations?.[named] ?? {}));
  if (![named, ...names].some((name) => says(foldText(name), outdoors))) return undefined;
  const wishes = comment.split(", ");
  const leaves = (wish: string) =>
    says(wish, indoors) && !says(wish, outdoors) && !says(wish, negation) && wishWords(wish) <= mostWords;
  const left = wishes.filter((wish) => !leaves(foldText(wish)));
  if (left.length === wishes.length) return undefined;
  return left.length === 0 ? {} : { comment: left.join(", ") };
}

const wishWords = (wish: string): number => wish.split(/[\s']/u).length;

const patternsOf = memoizeByLocale(({ indoors, outdoors, negations }) => ({
  indoors: phrases(indoors),
  outdoors: phrases(outdoors),
  negation: phrases(negations),
}));
