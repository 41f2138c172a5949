import { clauseEnds } from "#src/bot/understanding/intent/manners.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { afterClause, agreesIn, holdsBack } from "./express-yes.ts";
import { readInLanguage } from "./read-in-language.ts";

/**
 * "Yes, book it. And can we have another table on Saturday at seven, for four?": the yes is to what is shown, and what follows it is one
 * more table, all of which is said. Undefined where either is missing.
 */
export function readYesAndAnother(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  if (context.expecting !== "confirm" || !context.tablePicked || context.changeShown) return undefined;
  // "Yes, but another one on Sunday" is none.
  if (holdsBack(foldText(original), language.locale)) return undefined;
  const yes = clauseEnds(original, language.locale)
    .map((end) => original.slice(0, end))
    .find((words) => agreesIn(words, language, context));
  if (yes === undefined) return undefined;
  const apart = { ...context, expecting: null, tablePicked: false };
  const { understood } = readInLanguage(afterClause(original, yes), language, apart);
  const { another, partySize, date, openReadings } = understood;
  const isWhole = another && partySize !== undefined && date !== undefined && openReadings === undefined;
  return isWhole ? { ...understood, intent: "affirm", agrees: true } : undefined;
}
