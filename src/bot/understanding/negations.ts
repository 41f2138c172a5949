import type { Locale } from "./locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives } from "./phrases.ts";
import type { Span } from "./spans.ts";

/** Whether the guest names this value as one that is not wanted: "not Saturday", "instead of 4". */
export function isNegated(folded: string, span: Span, locale: Locale): boolean {
  const before = folded.slice(Math.max(0, span.start - 40), span.start);
  return patternOf(locale).test(before);
}

const patternOf = memoizeByLocale((locale) => {
  const between = alternatives([
    ...locale.times.leads,
    ...locale.dates.bareDayLeads,
    ...locale.dates.dayMonthJoiners,
  ]);
  return new RegExp(`(?<![\\p{L}])${alternatives(locale.negations)} (?:${between} ?)?$`, "u");
});
