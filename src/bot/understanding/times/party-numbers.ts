import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";
import type { ClockTime } from "./clock-times.ts";

/** Whether the time is told by another number, or by a part of the day, so that a bare number may be the party's. */
export function mayCountPeople(all: readonly ClockTime[], folded: string, locale: Locale): boolean {
  const { hourNeedsLead, partyLeads = [] } = locale.times;
  if (hourNeedsLead !== true && partyLeads.length === 0) return false;
  return all.some(({ sure }) => sure) || says(folded, patternsOf(locale).partOfDay);
}

/**
 * "Saturday evening, five", and in French "demain soir à 4": an hour would be "à 4 h". Nobody comes "à 1", which is the
 * hour in Portuguese.
 */
export function countsPeople(before: string, { start, end }: Span, folded: string, locale: Locale): boolean {
  const { peopleLead, comma } = patternsOf(locale);
  if (!/^(?:$|[.,;!?¦]| (?!\d))/u.test(folded.slice(end, end + 2))) return false;
  if (peopleLead.test(before)) return folded.slice(start, end).trim() !== "1";
  return locale.times.hourNeedsLead === true && comma.test(folded.slice(0, start));
}

const patternsOf = memoizeByLocale(({ times, dates }) => ({
  partOfDay: phrases([
    ...times.parts.flatMap(({ words }) => words),
    ...dates.relative.flatMap(({ words, part }) => (part ? words : [])),
  ]),
  peopleLead: new RegExp(`(?:^|[^\\p{L}\\p{N}])${alternatives(times.partyLeads ?? [])} ?$`, "u"),
  comma: /\p{L}[,;] ?$/u,
}));
