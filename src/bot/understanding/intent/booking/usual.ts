import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Expecting, Intent } from "#src/bot/understanding/understood.ts";

/** Where a table is wished for, or the beginning of one. */
const openTo: readonly Expecting[] = [null, "venue", "partySize", "date", "time"];
/** Beside these it may be meant; a change, a cancellation or an answer is that. */
const purposes: readonly Intent[] = ["book", "inform", "greet", "question", "thanks", "other"];

/** Whether the guest wishes for a table as they had it before, and says nothing that it would be beside. */
export function wantsUsual(
  text: string,
  intent: Intent,
  locale: Locale,
  { expecting, tablePicked }: UnderstandingContext,
): boolean {
  if (tablePicked || !openTo.includes(expecting) || !purposes.includes(intent)) return false;
  const [match] = matchesIn(text, usualOf(locale));
  return match !== undefined && !isTurnedDown(text.slice(0, match.index), locale);
}

/** "I don't want to sit by the door like last time": what was so then is not wanted. */
function isTurnedDown(before: string, locale: Locale): boolean {
  const clause = before.split(/[.,;:!?]/u).at(-1) ?? "";
  return says(clause, negationsOf(locale));
}

/** A wish that names no more than that is none of its own. */
export function isUsual(comment: string, locale: Locale): boolean {
  return says(foldText(comment), usualOf(locale));
}

const negationsOf = memoizeByLocale(({ negations }) => phrases(negations));
const usualOf = memoizeByLocale(({ intents }) => phrases(intents.usual));
