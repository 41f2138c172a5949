import type { Locale } from "#src/bot/languages/locale.ts";
import { withoutInversions } from "#src/bot/understanding/text/inversions.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";

/** Whether a clause begins as a question does, "and do you have …", or brings one up: "you ignored my question about …". */
export function asksSomething(clause: string, locale: Locale): boolean {
  const { question, askedBefore } = patternsOf(locale);
  return question.test(withoutInversions(clause, locale)) || says(clause, askedBefore);
}

/** Whether a clause asks for something to be done, which is a wish: "can we sit …". */
export function requestsSomething(clause: string, locale: Locale): boolean {
  return patternsOf(locale).request.test(clause);
}

/** Whether a question is only of how to get there, by who comes: "where does one park?", but not "is there parking?" */
export function asksTheWay(clause: string, locale: Locale): boolean {
  return patternsOf(locale).way.test(clause);
}

/**
 * Whether a clause only wants to know something, mark or not, whatever it speaks of: "I'd rather know about the dog first", or
 * whether something may be done: "… or do you charge for that", "… or not".
 */
export function asksToKnow(clause: string, locale: Locale): boolean {
  const { toKnow, orCharged, orNot } = patternsOf(locale);
  return says(clause, toKnow) || says(clause, orCharged) || orNot.test(clause);
}

/** Whether a sentence after the first refuses: "can we bring a dog? Otherwise no." */
export function refusesAfterwards(original: string, locale: Locale): boolean {
  const [, ...after] = original.split(/(?<=[.!?;]) /u);
  return after.some((sentence) => says(foldText(sentence), patternsOf(locale).refusal));
}

/** Whether words ask for another table than the one that is shown, or for another way to have it: "or is there a quieter one?" */
export function asksForAlternative(words: string, locale: Locale): boolean {
  return says(words, patternsOf(locale).alternative);
}

const patternsOf = memoizeByLocale(({ answers, intents, wishFillers, times, tables, choices }) => {
  const fillers = [...wishFillers, ...intents.thanks];
  const opening = `^ ?(?:${alternatives([...intents.fillers, ...intents.greet, ...fillers])},? ){0,2}`;
  const beginning = (words: readonly string[]) =>
    new RegExp(`${opening}${alternatives(words)}(?![\\p{L}])`, "u");
  const or = `(?<![\\p{L}])${alternatives(times.or)}`;
  return {
    toKnow: phrases(intents.toKnow ?? []),
    orCharged: phrases([`${or} (?:[\\p{L}'-]{1,9} ){0,4}${alternatives(intents.charged ?? [])}`]),
    orNot: new RegExp(`${or} ${alternatives(intents.orNot ?? [])} ?$`, "u"),
    question: beginning([...intents.question, ...intents.questionStart]),
    way: new RegExp(`^[¿ ]{0,2}${alternatives(answers.theWay ?? [])}[ ?!.]{0,4}$`, "u"),
    askedBefore: phrases(intents.askedBefore ?? []),
    request: beginning(intents.requests),
    refusal: phrases([...intents.deny, ...intents.cancel]),
    alternative: phrases([
      `(?<=^|[.,;:!?] )${alternatives(times.or)}`,
      ...intents.rather,
      ...intents.change,
      ...intents.bookNouns,
      ...(tables?.instead ?? []),
      ...(tables?.another ?? []),
      ...choices.otherTimes,
    ]),
  };
});
