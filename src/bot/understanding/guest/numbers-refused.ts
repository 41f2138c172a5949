import type { Locale } from "#src/bot/languages/locale.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/**
 * "Wait, that's my old one", "it ends in 45, not 54": the number that was given is not the right one, and no other is told
 * in full. Only where a number is asked for, or shown at the summary.
 */
export function refusesNumber(facts: Facts, locale: Locale, context: UnderstandingContext): boolean {
  const { expecting, tablePicked } = context;
  const isOfNumber = expecting === "phone" || (expecting === "confirm" && tablePicked === true);
  return isOfNumber && !facts.hasValues && !facts.hasAnswer && tellsNumberWrong(facts.text, locale);
}

/** Whether the words say so of a number. */
export function tellsNumberWrong(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).wrong);
}

/** Whether the words tell how a number ends, and count nobody: "it ends in 44, not 43", but not "in the end 30 people". */
export function tellsNumberEnd(text: string, locale: Locale): boolean {
  const { ends, counted } = patternsOf(locale);
  return says(text, ends) && !says(text, counted);
}

const patternsOf = memoizeByLocale(({ people: { withdrawnNumbers = [], numberEnds = [] }, party }) => ({
  wrong: phrases([...withdrawnNumbers, ...numberEnds]),
  ends: phrases(numberEnds),
  counted: phrases([`\\d{1,3} ${alternatives(party.people)}`]),
}));
