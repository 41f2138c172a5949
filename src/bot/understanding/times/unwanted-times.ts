import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { isNegated, isRefused } from "#src/bot/understanding/text/negations.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";
import { isBoundLed } from "./bounds.ts";
import type { FoundTime } from "./found-time.ts";
import { asksIfUnfit } from "./unfit-times.ts";

/** "We have to leave by 9", "our train is at 9": a time, but not the table's. */
export function isDeparture(open: string, { start, end }: Span, locale: Locale): boolean {
  const { departure, departureAfter } = patternsOf(locale);
  return departure.test(open.slice(0, start)) || departureAfter.test(open.slice(end));
}

/**
 * "Not 8" and "instead of 8?" are no wish, "not before 8" is one, and "nothing at 8?" asks for it, but "could it be at 8 and not at
 * 7:30?" for the other one. `times` are all that are found.
 */
export function isUnwanted(
  open: string,
  folded: string,
  { span }: FoundTime,
  times: readonly FoundTime[],
  locale: Locale,
): boolean {
  const { insteadOf, contrast } = patternsOf(locale);
  if (insteadOf.test(folded.slice(0, span.start))) return true;
  if (/^ ?\?/.test(folded.slice(span.end)))
    return times.some((one) => contrast.test(folded.slice(one.span.end, span.start)));
  const isBound = isBoundLed(open.slice(0, span.start), locale);
  if (isRefused(folded, span, locale, true)) return !isBound && !asksIfUnfit(folded, span, locale);
  return isNegated(folded, span, locale) && !isBound;
}

const patternsOf = memoizeByLocale(({ times, negations, party, intents }) => {
  const before = (list: readonly string[]) =>
    new RegExp(`(?:^|[^\\p{L}\\p{N}])${alternatives(list)} ?$`, "u");
  return {
    departure: before(
      times.departures.flatMap((phrase) => [phrase, `${phrase} ${alternatives(times.leads)}`]),
    ),
    departureAfter: new RegExp(`^ ${alternatives(times.departuresAfter)}(?![\\p{L}])`, "u"),
    /** From the time that is wanted to the one that is not: "and not at". */
    contrast: new RegExp(
      `^(?: ?\\p{L}{1,6})?,? (?:${alternatives([...party.and.slice(0, 1), ...intents.but])} )?${alternatives(negations)}(?: ${alternatives(times.leads)})? ?$`,
      "u",
    ),
    insteadOf: new RegExp(
      `(?<!\\p{L})${alternatives(times.insteadOf ?? [])} (?:${alternatives(times.leads)} ?)?$`,
      "u",
    ),
  };
});
