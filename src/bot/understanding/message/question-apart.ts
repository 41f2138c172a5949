import { asksByTheWay } from "#src/bot/understanding/intent/by-the-way.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { readInLanguage } from "./read-in-language.ts";

/** What a wish or an answer may look like beside which something else is asked. */
const said: readonly Understood["intent"][] = ["book", "inform", "question", "change"];
const valueKeys = ["partySize", "date", "time", "timeFrom", "timeTo", "choice", "venueId"] as const;

/**
 * Beside a wish or an answer, a question in a sentence of its own that nothing was made of: "7:15 please. Is there a step at
 * the door?"
 */
export function withQuestionApart(
  understood: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  const { intent, topics, comment, undecided } = understood;
  const isMade = topics !== undefined || comment !== undefined || undecided === true;
  const hasValues = valueKeys.some((key) => understood[key] !== undefined);
  if (isMade || !hasValues || !said.includes(intent)) return understood;
  const sentences = original.split(/(?<=[.!?;]) /u);
  const asked = sentences.length > 1 && sentences.some((one) => asksAlone(one, language, context));
  return asked ? { ...understood, asksMore: true } : understood;
}

/** Whether a sentence asks, states nothing, and proposes no table: "would that be possible?" does. */
function asksAlone(sentence: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  if (!sentence.endsWith("?")) return false;
  const alone = { ...context, expecting: null };
  const { intent, language: _, ...more } = readInLanguage(sentence, language, alone).understood;
  const isBare = intent === "question" && Object.keys(more).length === 0;
  return (
    isBare && asksByTheWay("question", foldText(sentence), language.locale, { ...context, tablePicked: true })
  );
}
