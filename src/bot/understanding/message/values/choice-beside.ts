import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
/** "The last one. What time does the kitchen shut?": what is picked stands in a sentence of its own. */
export function withChoiceBeside(understood: Understood, { original, language, context }: Said): Understood {
  const { intent, choice, date, time, timeFrom, timeTo } = understood;
  const isNamed = [choice, date, time, timeFrom, timeTo].some((value) => value !== undefined);
  const said = original.split(/(?<=[.!?;]) /u).filter((one) => !one.endsWith("?"));
  if (intent !== "question" || isNamed || said.length !== 1) return understood;
  const { understood: picked } = readInLanguage(said[0] ?? "", language, context);
  const { intent: _, language: __, choice: own, ...more } = picked;
  return own === undefined || Object.keys(more).length > 0 ? understood : { ...understood, choice: own };
}
