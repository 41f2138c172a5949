import { asksAnything } from "#src/bot/understanding/intent/answers.ts";
import { agreesExpressly, ordersIt } from "#src/bot/understanding/intent/manners.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { readInLanguage } from "./read-in-language.ts";

/**
 * An express yes in a sentence of its own. Before a question it is a yes all the same ("Yes, please. How long may we
 * stay?"); after musing it is what it came to ("We'll see on the night. Go ahead and book it").
 */
export function withYesApart(
  understood: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  const sentences = original.split(/(?<=[.!?;]) /u);
  if (sentences.length < 2 || !(context.tablePicked || context.changeShown)) return understood;
  const { intent, topics } = understood;
  if (intent === "question" && topics !== undefined) {
    const begins = sentences.map((_, index) => sentences.slice(0, index + 1).join(" "));
    const isAgreed = begins.some((words) => agreesIn(words, language, context));
    return isAgreed ? { ...understood, agrees: true } : understood;
  }
  const last = sentences.at(-1) ?? "";
  const before = original.slice(0, original.length - last.length).trim();
  const isOrder = ordersIt(foldText(last), language.locale) && agreesIn(last, language, context);
  const isMusing = intent === "other" || understood.undecided === true;
  return isMusing && isOrder && saysNothing(before, language, context)
    ? readInLanguage(last, language, context).understood
    : understood;
}

function agreesIn(words: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  const { understood } = readInLanguage(words, language, context);
  const { intent, language: _, ...more } = understood;
  const isAll = intent === "affirm" && Object.keys(more).length === 0;
  return isAll && agreesExpressly(foldText(words), language.locale);
}

/** Words that ask, refuse and state nothing. */
function saysNothing(words: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  const { intent, language: _, undecided: __, ...more } = readInLanguage(words, language, context).understood;
  const isEmpty = Object.keys(more).length === 0;
  return isEmpty && intent === "other" && !asksAnything(foldText(words), language.locale);
}
