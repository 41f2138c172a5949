import type { Locale } from "#src/bot/languages/locale.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { withoutLateness } from "#src/bot/understanding/intent/notes/late.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { agrees, isUnsure, leavesOpen, postpones, saysLaterAlone, supposes, willTell } from "./answers.ts";

/** What a message that leaves the open question open may look like: a wish or a question, of the words it is put off in. */
const vague: readonly Intent[] = ["other", "question", "book", "inform", "change", "greet", "thanks"];

/** Whether what was asked is neither answered nor left alone; beside a yes, where it would be acted upon. */
export function leavesAnswerOpen(
  meant: Intent,
  { text, rest, hasValues, hasAnswer, hasWish }: Facts,
  locale: Locale,
  context: UnderstandingContext,
): boolean {
  const isWait = meant === "waitlist" && !willTell(text, locale);
  if (isLaterAlone(text, locale, context) || (!isWait && supposesLater(text, locale, context))) return true;
  if (context.expecting === null || hasValues || hasAnswer || !vague.includes(meant)) return false;
  if (postpones(text, locale)) return true;
  if (hasWish && meant === "other") return false;
  const isAnswer = meant === "other" || (awaitsConsent(context) && agrees(rest, locale));
  const told = context.tablePicked ? text : withoutLateness(text, locale);
  return isAnswer && leavesOpen(told, rest, locale);
}

/**
 * "Later", and no more, to a yes or no about what stands already: whether they still come. Beside times, and of a table that
 * is picked or changed, it is a later one.
 */
function isLaterAlone(text: string, locale: Locale, context: UnderstandingContext): boolean {
  const { expecting, tablePicked, changeShown } = context;
  return expecting === "confirm" && !tablePicked && !changeShown && saysLaterAlone(text, locale);
}

/** Whether the answer to such a question is put off; a day beside it is the answer's, not the table's. */
export function putsAnswerOff(text: string, locale: Locale, context: UnderstandingContext): boolean {
  return (awaitsConsent(context) && postpones(text, locale)) || supposesLater(text, locale, context);
}

/** Of a table that stands or is picked: "if my sister drops out we'd be 5, I'll tell you on Thursday" changes nothing yet. */
function supposesLater(text: string, locale: Locale, context: UnderstandingContext): boolean {
  const { expecting, tablePicked, draft } = context;
  const stands = tablePicked === true || (expecting === null && draft?.date !== undefined);
  return stands && postpones(text, locale) && (isUnsure(text, locale) || supposes(text, locale));
}

/** A yes would be acted upon: a table booked, changed or held. */
function awaitsConsent({ expecting }: UnderstandingContext): boolean {
  return expecting === "confirm" || expecting === "slot";
}
