import type { Locale } from "#src/bot/languages/locale.ts";
import { beginsAsking } from "#src/bot/understanding/intent/answers/answers.ts";
import { isRequest } from "#src/bot/understanding/intent/intent-rules.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { namesOwnTable } from "./dropped.ts";

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

/**
 * Where that begins which is asked in place of a booking that is dropped first: "we have to cancel, could we come tomorrow?",
 * "cancel Friday and book us in for Saturday instead".
 */
export function findAskedInstead(folded: string, locale: Locale): number | undefined {
  const { cancels, notCancelling, next, asked, instead, anyCancel, comes } = patternsOf(locale);
  const dropped = cancels.exec(folded.replace(notCancelling, (words) => " ".repeat(words.length)));
  if (dropped === null) return undefined;
  const from = dropped.index + dropped[0].length;
  const begins = matchesIn(folded.slice(from), next).map(({ index, 0: mark }) => ({
    clause: folded.slice(from + index + mark.length).split(/[,;!]|[.](?!\d)/, 1)[0] ?? "",
    isApart: !/\p{L}/u.test(mark),
    at: from + index + 1,
  }));
  const firstAsks = beginsAsking(folded, locale);
  return begins.find(({ clause, isApart }) => {
    if (says(clause, anyCancel) || !/[\p{L}\d]/u.test(clause)) return false;
    if (says(clause, instead) || asked.test(` ${clause}`)) return true;
    const endsAsking = /[?] ?$/.test(clause);
    const isAsked = !firstAsks || beginsAsking(clause, locale);
    return isApart ? endsAsking && isAsked : (endsAsking || firstAsks) && says(clause, comes);
  })?.at;
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

const patternsOf = memoizeByLocale(({ intents, answers, party }) => ({
  told: phrases(intents.told),
  cancels: new RegExp(`(?<![\\p{L}\\p{N}])${alternatives(intents.cancel)}(?![\\p{L}\\p{N}])`, "u"),
  notCancelling: phrases(answers.notCancelling),
  anyCancel: phrases([...intents.cancel, ...answers.notCancelling]),
  /** Where another clause begins. */
  next: new RegExp(
    `[,;!?:] ?|[.](?!\\d) ?| ${alternatives([...party.and, ...intents.but])} (?=\\p{L})`,
    "gu",
  ),
  instead: phrases(intents.rather),
  comes: phrases(party.whoComes?.arrives ?? []),
  asked: new RegExp(`(?<=[ ,.;:!] ?)${alternatives(intents.askedOfTold)}(?= )`, "u"),
  usual: phrases(intents.usual),
}));
