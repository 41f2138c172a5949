import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives, phrases, says } from "./phrases.ts";
import type { Span } from "./spans.ts";

export interface Spanned {
  readonly span: Span;
}

/**
 * The days, or the times, without those of a clause that says they are not possible, where others are named beside them:
 * "we can't come Friday, does Saturday work?" is of Saturday. Where all are, all stay, but those that the reason follows
 * before another is named: "tomorrow I'm at work can we do Tuesday".
 */
export function possibleOf<Found extends Spanned>(
  found: readonly Found[],
  folded: string,
  locale: Locale,
): readonly Found[] {
  const { notPossible } = patternsOf(locale);
  if (found.length < 2 || !says(folded, notPossible)) return found;
  const possible = found.filter(({ span }) => !says(clauseAround(span, folded, locale), notPossible));
  if (possible.length > 0) return possible;
  const [first] = found;
  if (first === undefined || says(folded.slice(0, first.span.start), notPossible)) return found;
  return withoutThose(found, (after) => says(after, notPossible), folded);
}

/**
 * "Friday my mother can't, could it be Saturday?": a day that does not suit one of them, who comes on the other all the same. Of a
 * table whose day is `known`, that other day says as much: "my wife can't make it, could we do Sunday?"
 */
export function suitsNotThatDay(
  span: Span,
  days: readonly (Spanned & { readonly date: Temporal.PlainDate })[],
  folded: string,
  locale: Locale,
  known?: string,
): boolean {
  const { notPossible, day } = patternsOf(locale);
  const clause = clauseAround(span, folded, locale);
  const start = folded.indexOf(clause);
  const isBeside = days.some((one) => one.span.start >= start && one.span.start < start + clause.length);
  if (isBeside || !says(clause, notPossible)) return false;
  const isNamed = says(clause, day);
  const weekday = known === undefined ? undefined : Temporal.PlainDate.from(known).dayOfWeek;
  /** "See you Saturday", of a table on a Saturday, is that day's. */
  const isOther = ({ dayOfWeek }: Temporal.PlainDate) => weekday !== undefined && dayOfWeek !== weekday;
  return days.some(({ date }) => date.toString() !== known && (isNamed || isOther(date)));
}

/** Those after which, up to the next one and within their clause, nothing such is said. All, where none would be left. */
export function withoutThose<Found extends Spanned>(
  found: readonly Found[],
  isOut: (after: string, span: Span) => boolean,
  folded: string,
): readonly Found[] {
  const left = found.filter(({ span }, index) => {
    const [after = ""] = folded.slice(span.end, found[index + 1]?.span.start).split(/[,;!?]|[.:](?! ?\d)/, 1);
    return !isOut(after, span);
  });
  return left.length > 0 ? left : found;
}

export function clauseBefore(start: number, folded: string, locale: Locale): string {
  return folded.slice(0, start).split(patternsOf(locale).breaks).at(-1) ?? "";
}

function clauseAround({ start, end }: Span, folded: string, locale: Locale): string {
  const [after = ""] = folded.slice(end).split(patternsOf(locale).breaks);
  return clauseBefore(start, folded, locale) + folded.slice(start, end) + after;
}

const patternsOf = memoizeByLocale(({ choices, intents, dates }) => ({
  notPossible: phrases(choices.notPossible),
  day: phrases([
    ...dates.weekdays.flat(),
    ...dates.relative.flatMap(({ words }) => words),
    ...(dates.thatDay ?? []),
  ]),
  breaks: new RegExp(`[,;!?]|[.:](?! ?\\d)|(?<!\\p{L})${alternatives(intents.but)}(?!\\p{L})`, "u"),
}));
