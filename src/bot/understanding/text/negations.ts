import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives } from "./phrases.ts";
import type { Span } from "./spans.ts";

/**
 * Whether the guest names this value as one that is not wanted: "not Saturday", "instead of 4". The last word of the
 * negation may be what leads the value: the Swedish "for" of "istället för 4".
 */
export function isNegated(folded: string, span: Span, locale: Locale): boolean {
  const start = Math.max(0, span.start - 40);
  if (patternOf(locale).test(folded.slice(start, span.start))) return true;
  const [lead = ""] = /^\D{0,12}(?=\d)/.exec(folded.slice(span.start, span.end)) ?? [];
  const match = lead === "" ? null : patternOf(locale).exec(folded.slice(start, span.start + lead.length));
  return match !== null && start + match.index < span.start;
}

/**
 * Whether the guest turns down this day or time after naming it: "Friday doesn't work", but neither "if Friday doesn't work" nor
 * "Friday doesn't work?", which asks. A time is turned down by no other day: "Friday at 7, no wait, Saturday".
 */
export function isRefused(folded: string, span: Span, locale: Locale, isTime = false): boolean {
  const isCondition = conditionOf(locale).test(folded.slice(Math.max(0, span.start - 40), span.start));
  const after = folded.slice(span.end);
  const refusal = isCondition ? null : (isTime ? timeRefusalOf : refusalOf)(locale).exec(after);
  return refusal !== null && !isAsked.test(after.slice(refusal[0].length));
}

const isAsked = /^ ?\?/;

const conditionOf = memoizeByLocale(({ choices, dates }) => {
  const lead = `(?:${alternatives(dates.bareDayLeads)} )?`;
  return new RegExp(`(?<![\\p{L}])${alternatives(choices.conditions)} ${lead}$`, "u");
});

const refusalOf = memoizeByLocale((locale) => refusal(locale, false));
const timeRefusalOf = memoizeByLocale((locale) => refusal(locale, true));

function refusal({ refusals = [], times, dates, intents }: Locale, isTime: boolean): RegExp {
  const part = alternatives(times.parts.flatMap(({ words }) => words));
  /** "Thursday, forget it, Friday at 6", but "Friday, forget it, we are ill" still names the day. */
  const day = `(?:${alternatives(dates.bareDayLeads)} )?${alternatives(dates.weekdays.flat())}(?![\\p{L}])`;
  const hour = `${alternatives(times.leads)} ?\\d`;
  const next = isTime ? hour : `(?:${day}|${hour})`;
  const dropped = `[,.;:–—-]{1,3} ?${alternatives([...intents.stop, ...intents.correction])}[,.;:!–—-]{1,3} ?${next}`;
  return new RegExp(
    `^(?:(?: ${part})? ${alternatives(refusals)}(?![\\p{L}])|(?: ${part})? ?${dropped})`,
    "u",
  );
}

const patternOf = memoizeByLocale((locale) => {
  const between = alternatives([
    ...locale.times.leads,
    ...locale.dates.bareDayLeads,
    ...locale.dates.dayMonthJoiners,
    ...locale.party.companyLeads,
  ]);
  /** "Why not 7:30?" suggests it. */
  const suggests = `(?<!(?<![\\p{L}])${alternatives(locale.manners.why)} )`;
  return new RegExp(`(?<![\\p{L}])${suggests}${alternatives(locale.negations)} (?:${between} ?)?$`, "u");
});
