import type { Locale } from "#src/bot/languages/locale.ts";
import { asksAboutCancelling } from "#src/bot/understanding/intent/answers/answers.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";

/**
 * Whether a single question asks what it costs to call off or to stay away, which wishes for nothing, whatever the reason: "what
 * does it cost if we cancel because of the nut allergy?"
 */
export function onlyAsksOfCosts(
  text: string,
  intent: Intent,
  topics: readonly Topic[],
  locale: Locale,
): boolean {
  if (intent !== "question" || sentences.test(text)) return false;
  return topics.includes("fees") || asksAboutCancelling(text, locale);
}

/** One after another. */
const sentences = /[.;!?] ?[\p{L}\p{N}]/u;
