import { declinesKeeping } from "#src/bot/understanding/guest/remembering.ts";
import { clauseEnds } from "#src/bot/understanding/intent/answers/manners.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { afterClause } from "./express-yes.ts";

/** "Yes please, and don't keep my number": a plain yes to what is shown, beside words that refuse nothing of it. */
export function readYesAndNothingKept({ original, language, context }: Said): Understood | undefined {
  const { tablePicked, changeShown, expecting } = context;
  if (expecting !== "confirm" || !(tablePicked || changeShown)) return undefined;
  const { locale } = language;
  const isYes = (words: string) => {
    const { intent, language: _, ...more } = readInLanguage(words, language, context).understood;
    return intent === "affirm" && Object.keys(more).length === 0;
  };
  const isOfKeeping = (end: number) => {
    const words = original.slice(0, end);
    return declinesKeeping(afterClause(original, words), locale) && isYes(words);
  };
  if (!clauseEnds(original, locale).some(isOfKeeping)) return undefined;
  return { intent: "affirm", ...defined({ language: language.confident }) };
}
