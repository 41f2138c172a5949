import { asksAnything, saysBut } from "#src/bot/understanding/intent/answers.ts";
import { suitingWords } from "#src/bot/understanding/intent/choices.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { readInLanguage } from "./read-in-language.ts";

/**
 * "Leave it, Sunday's fine", "forget tonight, tomorrow then": what is dropped is only what was asked about last, or what is
 * named, where something else is named behind it. Nothing is dropped then that the guest still wants.
 */
export function withValueAfterStop(
  understood: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  if (understood.meant !== "stops" || context.draft === undefined) return understood;
  const end = original.search(/[.,;!] /u);
  const rest = end < 0 ? "" : original.slice(end + 1).trim();
  const folded = foldText(rest);
  const { suits, negated } = patternsOf(language.locale);
  const isOpen = says(folded, negated) || saysBut(folded, language.locale);
  if (isOpen || asksAnything(folded, language.locale)) return understood;
  const named = readInLanguage(rest, language, context).understood;
  const dropped = () => readInLanguage(original.slice(0, end), language, context).understood;
  const isInstead = namesValue(named) && (says(folded, suits) || namesValue(dropped()));
  return isInstead && goesOn.has(named.intent) ? named : understood;
}

function namesValue({ date, time, partySize }: Understood): boolean {
  return [date, time, partySize].some((value) => value !== undefined);
}

const goesOn: ReadonlySet<Understood["intent"]> = new Set(["inform", "affirm", "change", "book"]);

const patternsOf = memoizeByLocale((locale) => ({
  suits: phrases(suitingWords(locale)),
  negated: phrases([...locale.negations, ...locale.intents.deny]),
}));
