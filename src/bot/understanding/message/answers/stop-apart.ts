import { asksAnything, saysBut } from "#src/bot/understanding/intent/answers/answers.ts";
import { rulesOf } from "#src/bot/understanding/intent/intent-rules.ts";
import { suitingWords } from "#src/bot/understanding/intent/places/choices.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

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

/**
 * "Hang on, we're eating at the hotel after all, cancel everything": of a table that is picked, and not booked yet, what its last
 * clause calls off is off, whatever was told before. "Forget it" may be of what was asked last, unless the guest is in doubt
 * ("no number, we'll have to think, forget it"). Nothing is called off on a condition.
 */
export function withStopAtEnd(understood: Understood, { original, language, context }: Said): Understood {
  const folded = foldText(original);
  const isOver = understood.intent === "cancel" || understood.intent === "deny" || understood.unwished;
  if (!context.tablePicked || context.changeShown || isOver || asksAnything(folded, language.locale))
    return understood;
  if (says(folded, patternsOf(language.locale).supposed)) return understood;
  const [last = "", ...before] = original.split(/(?<=[.,;!]) /u).reverse();
  const read = (words: string) =>
    readInLanguage(words, language, { ...context, expecting: "confirm" }).understood;
  if (before.length === 0) return understood;
  const stop = read(last);
  const { intent, meant, cancelsAll: _, language: __, ...more } = stop;
  const isOrder = intent === "cancel" && says(foldText(last), rulesOf(language.locale).cancel);
  if (!(isOrder || meant === "stops") || namesValue(understood) || Object.keys(more).length > 0)
    return understood;
  const isSure = meant === undefined || before.some((clause) => read(clause).undecided === true);
  return isSure ? stop : understood;
}

function namesValue({ date, time, partySize }: Understood): boolean {
  return [date, time, partySize].some((value) => value !== undefined);
}

const goesOn: ReadonlySet<Understood["intent"]> = new Set(["inform", "affirm", "change", "book"]);

const patternsOf = memoizeByLocale((locale) => ({
  supposed: phrases(locale.choices.conditions),
  suits: phrases(suitingWords(locale)),
  negated: phrases([...locale.negations, ...locale.intents.deny]),
}));
