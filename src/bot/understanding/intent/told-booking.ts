import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { namesOwnTable } from "./dropped.ts";
import { isRequest } from "./intent-rules.ts";

/**
 * Where that begins which is asked of a booking that is told first: in "I have a table for 4 on Friday, could we be six?"
 * what stands before it says which booking is meant, and only what follows is wanted. A table as it was once before is
 * told of, too, and is a new wish.
 */
export function findAskedOfTold(folded: string, locale: Locale): number | undefined {
  const { told, asked, usual } = patternsOf(locale);
  const begin = folded.search(told);
  if (begin < 0 || says(folded, usual)) return undefined;
  const at = folded.slice(begin).search(asked);
  return at < 0 ? undefined : begin + at;
}

/** Whether a booking is spoken of as one that the guest has: it is told, or "our table". */
export function isOfBooking(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).told) || namesOwnTable(text, locale);
}

/**
 * "I have a table for Friday", where nothing is asked, or whether they come: who tells only of a booking of theirs wants
 * no other.
 */
export function tellsOfBooking(
  text: string,
  locale: Locale,
  { expecting, tablePicked, changeShown }: UnderstandingContext,
): boolean {
  if (expecting !== null && (expecting !== "confirm" || tablePicked || changeShown)) return false;
  const { told } = patternsOf(locale);
  return says(text, told) && !isRequest(text.replace(told, " "), locale);
}

const patternsOf = memoizeByLocale(({ intents }) => ({
  told: phrases(intents.told),
  asked: new RegExp(`(?<=[ ,.;:!] ?)${alternatives(intents.askedOfTold)}(?= )`, "u"),
  usual: phrases(intents.usual),
}));
