import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives } from "./phrases.ts";
import type { Span } from "./spans.ts";

/** Words between what makes a second choice and its day or time, such as "maybe at" and "on Saturday at". */
const gap = "[^\\d.!?]{0,32}";

/** Whether words before a day or a time make it a second choice: "7, otherwise 8", "and should that be taken, 7". */
export function isLedAsSecond(text: string, { start }: Span, locale: Locale): boolean {
  return patternsOf(locale).before.test(text.slice(Math.max(0, start - 90), start));
}

/** Those words, which are no name then: "anders om 20 uur" beside Anders. */
export function leadOfSecond(text: string, { start }: Span, locale: Locale): Span[] {
  const from = Math.max(0, start - 90);
  const match = patternsOf(locale).before.exec(text.slice(from, start));
  const length = match?.groups?.["lead"]?.length;
  return match === null || length === undefined
    ? []
    : [{ start: from + match.index, end: from + match.index + length }];
}

/** Whether words after it do: "or Saturday if you're full", "20:00 would work too". Other values are covered in `text`. */
export function isFollowedAsSecond(text: string, { end }: Span, locale: Locale): boolean {
  return patternsOf(locale).after.test(text.slice(end));
}

/** Whether it is said to be the one wanted most: "7 or, preferably, 8". */
export function isPreferred(text: string, span: Span, locale: Locale): boolean {
  return patternsOf(locale).preferred.test(text.slice(Math.max(0, span.start - 40), span.start));
}

/** Whether it is left open which of several it shall be, the last of them here: "7 or half past, whichever". */
export function isAnyOfThem(text: string, { end }: Span, locale: Locale): boolean {
  return patternsOf(locale).any.test(text.slice(end));
}

const patternsOf = memoizeByLocale(({ choices, times, dates, intents }) => {
  const { otherwise, conditions, taken, alsoFine, preferably } = choices;
  const condition = `${alternatives(conditions)} (?:(?:[\\p{L}\\d:.']{1,14}|¦{1,40}(?:'s)?)[ ,]{1,2}){0,5}?[\\p{L}']{0,8}${alternatives(taken)}`;
  const lead = alternatives([...times.leads, ...dates.bareDayLeads, ...dates.dayMonthJoiners]);
  const rest = `(?:,? (?:[\\p{L}']{2,8} ){0,3}[\\p{L}]{2,12})?`;
  return {
    before: new RegExp(
      `(?<![\\p{L}])(?<lead>${alternatives(otherwise)}|${condition})(?![\\p{L}])${gap}$`,
      "u",
    ),
    after: new RegExp(
      `^(?: ?${alternatives(times.clock)})?(?:,? ?(?:${condition}|${alternatives(alsoFine)})|${rest},? ${condition})(?![\\p{L}])(?!${gap}[\\d¦])`,
      "u",
    ),
    any: new RegExp(
      `^(?: ?${alternatives(times.clock)})?[,.;:]? (?:- )?${alternatives([...intents.any, ...intents.anyTime])}(?![\\p{L}])`,
      "u",
    ),
    preferred: new RegExp(`(?<![\\p{L}])${alternatives(preferably)},? (?:${lead} ?){0,2}$`, "u"),
  };
});
