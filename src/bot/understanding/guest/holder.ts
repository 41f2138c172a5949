import type { Locale } from "#src/bot/languages/locale.ts";
import { asksIfPhone } from "#src/bot/understanding/intent/answers/answers.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { tellsNumberEnd } from "./numbers-refused.ts";

/** Beside these it is meant; an answer, a question for a person or a cancellation is that. */
const purposes: readonly Intent[] = ["book", "inform", "question", "other", "change", "deny", "greet"];

/** Whether a booking that stands is to be under another name, number or address; one that is being made asks for them itself. */
export function changesHolder(
  text: string,
  intent: Intent,
  locale: Locale,
  { tablePicked, expecting, draft }: UnderstandingContext,
): boolean {
  if (tablePicked || (expecting === "name" && intent !== "change")) return false;
  // "Do I have to give my number?"
  if (asksIfPhone(text, locale)) return false;
  /** "Thanks! But it ends in 44, not 43", of the number that a booking is under. */
  const isOfNumber = draft !== undefined && expecting !== "phone" && tellsNumberEnd(text, locale);
  if (isOfNumber) return intent === "thanks" || purposes.includes(intent);
  return purposes.includes(intent) && says(text, holderOf(locale));
}

const holderOf = memoizeByLocale(({ intents }) => phrases(intents.holder ?? []));
