import { asksAnything } from "#src/bot/understanding/intent/answers/answers.ts";
import {
  agreesExpressly,
  clauseEnds,
  takesBackAtOnce,
} from "#src/bot/understanding/intent/answers/manners.ts";
import { callsOffExpressly } from "#src/bot/understanding/intent/booking/stops.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { holdsBack } from "./express-yes.ts";

/** "Yes, we'll be there, is there a dress code?", asked whether they come: nothing is agreed to but that. */
export function withYesToVisit(
  understood: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  const { intent, topics, agrees, undecided, meant } = understood;
  const { locale } = language;
  if (intent === "deny" && meant === undefined)
    return calledOffAfterNo(original, language, context) ?? understood;
  if (undecided) return cancelledFirst(original, language, context) ?? understood;
  if (intent !== "question" || topics === undefined || agrees) return understood;
  if (holdsBack(foldText(original), locale)) return understood;
  const comes = (words: string) => {
    const read = readInLanguage(words, language, context).understood;
    const { intent: said, meant, language: _, ...more } = read;
    const isExpress = meant === "stands" || agreesExpressly(foldText(words), locale);
    return said === "affirm" && isExpress && Object.keys(more).length === 0;
  };
  const isAgreed = clauseEnds(original, locale).some((end) => comes(original.slice(0, end)));
  return isAgreed ? { ...understood, agrees: true } : understood;
}

/** "No, I need to cancel it": the no is to what was understood, and the order stands. "No, cancel it" may be either. */
function calledOffAfterNo(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  const [no = "", rest = ""] = original.split(/(?<=^\p{L}{2,6}[,.!]{0,3}) /u);
  if (!callsOffExpressly(foldText(rest), language.locale)) return undefined;
  if (readInLanguage(no, language, context).understood.intent !== "deny") return undefined;
  const { understood } = readInLanguage(rest, language, context);
  const { intent, language: _, agrees: __, ...more } = understood;
  return intent === "cancel" && Object.keys(more).length === 0 ? understood : undefined;
}

/** "Yes, please cancel it. I'll be back when she's better": what comes of it later takes nothing back. */
function cancelledFirst(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  const [first = "", ...others] = original.split(/(?<=[.!;]) /u);
  const rest = foldText(others.join(" "));
  const takesBack = asksAnything(rest, language.locale) || takesBackAtOnce(rest, language.locale);
  if (others.length === 0 || takesBack) return undefined;
  const { understood } = readInLanguage(first, language, context);
  const { intent, language: _, agrees: __, ...more } = understood;
  return intent === "cancel" && Object.keys(more).length === 0 ? understood : undefined;
}
