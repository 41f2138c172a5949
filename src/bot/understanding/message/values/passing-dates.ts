import type { Locale } from "#src/bot/languages/locale.ts";
import type { FoundDate } from "#src/bot/understanding/dates/found-date.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { overlap, type Span } from "#src/bot/understanding/text/spans.ts";
import type { FoundTime } from "#src/bot/understanding/times/found-time.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { dayOfStay } from "./stay-days.ts";
import { tableDays } from "./table-day.ts";

export interface SortedDates {
  /** The days that may be the table's. */
  readonly dates: readonly FoundDate[];
  /** The clauses that tell of another day: "we arrive on 3 December at 6". */
  readonly passing: readonly Span[];
  /** The days in them. */
  readonly told: readonly Span[];
}

/**
 * The days of the table, apart from those that are told in passing beside it: "we arrive on 3 December and would like to
 * dine on the 5th", "my mother's birthday is on …", and a feast that names the meal ("Christmas dinner on 11 December").
 * A day alone is the table's, unless something befell somebody on it: "my mother died on 3 March", "Joe flies home on Friday".
 */
export function sortDates(
  found: readonly FoundDate[],
  times: readonly Span[],
  folded: string,
  locale: Locale,
  context: UnderstandingContext,
): SortedDates {
  if (found.length === 0) return { dates: found, passing: [], told: [] };
  const stay = dayOfStay(found, (day) => isToldIn(found, day, folded, locale));
  if (stay !== undefined) {
    const told = found.map(({ span }) => span).filter((span) => span !== stay.span);
    return { dates: [stay], passing: [], told };
  }
  const { dates, passing, told } = withoutTold(found, folded, locale);
  const chosen = tableDays(dates, times, folded, locale, context.now.toPlainDate()).filter(
    (one) => !isMonthOfKnown(one, context),
  );
  const others = dates.filter((one) => !chosen.includes(one));
  return { dates: chosen, passing, told: [...told, ...others.map(({ span }) => span)] };
}

/** "In November we'd rather sit inside", of a table on 28 November, leaves the day as it is. */
function isMonthOfKnown({ kind, date }: FoundDate, { draft, expecting }: UnderstandingContext): boolean {
  if (kind !== "month" || draft?.date === undefined || expecting === "date") return false;
  return Temporal.PlainDate.from(draft.date).toPlainYearMonth().equals(date.toPlainYearMonth());
}

/** Whether one of the days is told in passing. */
function isToldIn(found: readonly FoundDate[], day: FoundDate, folded: string, locale: Locale): boolean {
  const index = found.indexOf(day);
  const [previous, next] = [found[index - 1], found[index + 1]];
  const { before, after } = clauseOf(folded, day.span, previous?.span, next?.span, locale);
  return tellsOfDay(before, after, "passing", locale);
}

function withoutTold(found: readonly FoundDate[], folded: string, locale: Locale): SortedDates {
  const clauses = found.map((one, index) => ({
    one,
    ...clauseOf(folded, one.span, found[index - 1]?.span, found[index + 1]?.span, locale),
  }));
  const isBygone = clauses.map(({ before, after }) => tellsOfDay(before, after, "bygone", locale));
  const isPassing = clauses.map(
    ({ one, before, after }, index) =>
      isBygone[index] ||
      tellsOfDay(before, after, "passing", locale) ||
      isTheme(one, found, index, folded, locale),
  );
  const isTold = isPassing.every(Boolean) ? isBygone : isPassing;
  const told = clauses.filter((_, index) => isTold[index]);
  return {
    dates: found.filter((_, index) => !isTold[index]),
    passing: told.filter(({ one }) => one.isNamed !== true).map(({ clause }) => clause),
    told: told.map(({ one }) => one.span),
  };
}

/** Without the times that are told in passing, "we arrive on Friday at 6", where another is the table's. */
export function withoutPassing(times: readonly FoundTime[], passing: readonly Span[]): readonly FoundTime[] {
  const wanted = times.filter(({ span }) => !passing.some((clause) => overlap(clause, span)));
  return wanted.length > 0 ? wanted : times;
}

/** The words beside a day, up to punctuation, "and", or the next day. */
function clauseOf(
  folded: string,
  { start, end }: Span,
  previous: Span | undefined,
  next: Span | undefined,
  locale: Locale,
) {
  const { breaks } = patternsOf(locale);
  const lead = folded.slice(previous?.end ?? 0, start);
  const rest = folded.slice(end, next?.start ?? folded.length);
  const last = matchesIn(lead, breaks).at(-1);
  const [first] = matchesIn(rest, breaks);
  const before = lead.slice(last === undefined ? 0 : last.index + last[0].length);
  const after = rest.slice(0, first?.index);
  return { before, after, clause: { start: start - before.length, end: end + after.length } };
}

function tellsOfDay(before: string, after: string, as: "passing" | "bygone", locale: Locale): boolean {
  const { [as]: told, table } = patternsOf(locale);
  if (says(before, table)) return false;
  return says(before, told) || (says(after, told) && !says(after, table));
}

/** "Christmas dinner on 11 December": a feast and, in the same sentence, a day that is not offered in its place. */
function isTheme(
  { span, isNamed }: FoundDate,
  found: readonly FoundDate[],
  index: number,
  folded: string,
  locale: Locale,
): boolean {
  if (isNamed !== true) return false;
  const { other, sentence } = patternsOf(locale);
  return [found[index - 1], found[index + 1]].some((day) => {
    if (day === undefined || day.isNamed === true) return false;
    const between = folded.slice(Math.min(span.end, day.span.end), Math.max(span.start, day.span.start));
    const isApart = /\p{L}{4}/u.test(between) || (/\p{L}{2}/u.test(between) && !between.includes(","));
    return isApart && !says(between, other) && !sentence.test(between);
  });
}

const patternsOf = memoizeByLocale(({ asides, intents, party, dates, reasons }) => {
  /** "With" goes on: "following our stay with you on 3 May". */
  const and = party.and.filter((word) => !party.companyLeads.includes(word));
  const joint = alternatives([...and, ...intents.but, ...(party.therefore ?? [])]);
  return {
    /** "Saturday then, the kids have a match on Friday". */
    passing: phrases([...asides.passing, ...(reasons?.idle ?? [])]),
    bygone: phrases(asides.bygone ?? []),
    table: phrases(intents.bookNouns),
    other: phrases([...dates.orWords, ...dates.rangeJoiners, ...party.and.slice(0, 1)]),
    sentence: /[.!?;](?: |$)/,
    breaks: new RegExp(`(?<!\\d)[.]|[!?;:,]| ${joint}(?= )`, "gu"),
  };
});
