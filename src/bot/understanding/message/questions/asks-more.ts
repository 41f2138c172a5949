import type { Locale } from "#src/bot/languages/locale.ts";
import { asksNothing } from "#src/bot/understanding/intent/answers/rhetoric.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** What is asked in a clause of its own, beside the answer, and not known by its topic. */
export function asking(understood: Understood, original: string, locale: Locale): Understood {
  const { intent, topics, asksIfPhone, asksAnyPhone } = understood;
  const isKnown = topics !== undefined || asksIfPhone === true || asksAnyPhone === true;
  if (intent !== "question" || isKnown) return understood;
  const asked = original.split(/(?<=[.!?;]) /u).filter((one) => one.endsWith("?"));
  const isNone = asked.length > 0 && asked.every((one) => asksNothing(one, locale));
  return isNone ? { ...understood, intent: "inform" } : { ...understood, asksMore: true };
}
