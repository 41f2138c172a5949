import { findBareDays } from "./bare-days.ts";
import { type ChronoFinding, findDatesWithChrono } from "./chrono-dates.ts";
import { type FoundDate, nextDayOfMonth } from "./found-date.ts";
import type { Locale } from "./locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { findMonthDates } from "./month-dates.ts";
import { findNamedDays } from "./named-days.ts";
import { isNegated } from "./negations.ts";
import { findNumericDates } from "./numeric-dates.ts";
import { alternatives } from "./phrases.ts";
import { foldText, type Reading } from "./reading.ts";
import { findRelativeDays } from "./relative-days.ts";
import { cover } from "./spans.ts";
import type { UnderstandingContext } from "./understanding-context.ts";

/**
 * Every day the message names, in the order of the words. `open` is the folded text with what must not be
 * read covered. Our own rules come first, from the surest form to the barest; chrono-node reads the rest.
 */
export function findDates(
  reading: Reading,
  open: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundDate[] {
  const today = context.now.toPlainDate();
  const found: FoundDate[] = [];
  const rest = () =>
    cover(
      open,
      found.map(({ span }) => span),
    );
  found.push(...findNumericDates(rest(), locale, context));
  found.push(...findMonthDates(rest(), locale, today));
  found.push(...findNamedDays(rest(), locale, today));
  found.push(...findRelativeDays(rest(), locale, context));
  found.push(...findBareDays(rest(), locale, context));
  found.push(...findWeekdays(reading, rest(), locale, context));
  found.sort((a, b) => a.span.start - b.span.start);
  const wanted = found.filter(({ span }) => !isNegated(reading.folded, span, locale));
  const joined = joinAll(wanted, open, locale, today);
  return joined.filter((one) => !isPast(one, reading, locale, today));
}

/** A weekday that is today means next week's, most likely: today would be called so. Both stay open. */
function findWeekdays(
  reading: Reading,
  rest: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundDate[] {
  if (!/\p{L}{2}/u.test(rest)) return [];
  const accented = reading.plain
    .split("")
    .map((character, index) => (rest.charAt(index) === "¦" ? "¦" : character))
    .join("");
  const patterns = patternsOf(locale);
  return findDatesWithChrono(accented, locale.code, context.now).flatMap((finding) => {
    const { span, text } = finding;
    const before = rest.slice(0, span.start);
    const isAlone = patterns.mayPrecede.test(before) && patterns.mayFollow.test(rest.slice(span.end));
    if (patterns.pastOnly.test(text) || patterns.ordinalBefore.test(before)) return [];
    if (finding.weekdayOnly && !patterns.fullWeekday.test(foldText(text)) && !isAlone) return [];
    return toFoundDate(finding, rest.slice(span.end), locale, context);
  });
}

function toFoundDate(
  { span, text, date, weekdayOnly, to }: ChronoFinding,
  after: string,
  locale: Locale,
  { now }: UnderstandingContext,
): FoundDate[] {
  const { saysThis, saysNext, afterNext } = patternsOf(locale);
  if (date === undefined || !weekdayOnly) return [];
  const today = now.toPlainDate();
  const further = afterNext.exec(after);
  if (further !== null)
    return [
      {
        span: { start: span.start, end: span.end + further[0].length },
        date: date.add({ weeks: 1 }),
        kind: "day",
      },
    ];
  if (to?.date !== undefined) return [{ span, date, to: to.date, kind: "joined" }];
  if (date.equals(today) && !saysThis.test(text))
    return [{ span, date: today.add({ weeks: 1 }), others: [today], kind: "weekday" }];
  const nearer = date.subtract({ weeks: 1 });
  const isOpen = saysNext.test(foldText(text)) && Temporal.PlainDate.compare(nearer, today) > 0;
  return [{ span, date, kind: "weekday", ...(isOpen && { others: [nearer] }) }];
}

/** Days before today are not bookable; only a year that was stated keeps one, so that the guest can be told. */
function isPast(found: FoundDate, reading: Reading, locale: Locale, today: Temporal.PlainDate): boolean {
  const words = reading.folded.slice(found.span.start, found.span.end);
  if (Temporal.PlainDate.compare(found.to ?? found.date, today) < 0) return !/\d{4}|[/.-]\d\d$/.test(words);
  const { pastBefore, pastAfter, countedFrom } = patternsOf(locale);
  return (
    countedFrom.test(reading.folded.slice(0, found.span.start)) ||
    pastAfter.test(reading.folded.slice(found.span.end)) ||
    pastBefore.test(reading.folded.slice(0, found.span.start))
  );
}

function joinAll(
  found: readonly FoundDate[],
  text: string,
  locale: Locale,
  today: Temporal.PlainDate,
): FoundDate[] {
  const joined: FoundDate[] = [];
  for (const next of found) {
    const last = joined.at(-1);
    const both = last && joinTwo(last, next, text, locale, today);
    if (both === undefined) joined.push(next);
    else joined[joined.length - 1] = both;
  }
  return joined;
}

/** Two findings that are one: "Friday the 26th", "next week Tuesday", "Friday to Sunday", "Friday or Saturday". */
function joinTwo(
  a: FoundDate,
  b: FoundDate,
  text: string,
  locale: Locale,
  today: Temporal.PlainDate,
): FoundDate | undefined {
  const between = text.slice(a.span.end, b.span.start);
  const span = { start: a.span.start, end: b.span.end };
  const part = a.part ?? b.part;
  const rest = { span, ...(part && { part }) };
  const { beside, to, or } = patternsOf(locale);
  if (beside.test(between)) {
    const [weekday, other] = a.kind === "weekday" ? [a, b] : [b, a];
    const narrowed = weekday.kind === "weekday" ? withWeekday(other, weekday, today) : undefined;
    if (narrowed !== undefined) return { ...narrowed, ...rest };
    if (a.date.equals(b.date)) return { ...a, ...rest };
  }
  const inOrder = Temporal.PlainDate.compare(a.date, b.date) < 0;
  if (to.test(between) && a.to === undefined && inOrder)
    return { ...rest, date: a.date, to: b.date, kind: "joined" };
  if (or.test(between)) {
    const followsOn = a.date.add({ days: 1 }).equals(b.date);
    return followsOn
      ? { ...rest, date: a.date, to: b.date, kind: "range" }
      : { ...rest, date: a.date, others: [...(a.others ?? []), b.date], kind: "day" };
  }
  return undefined;
}

/** A day completed by the weekday beside it, or undefined when the two say different things. */
function withWeekday(
  other: FoundDate,
  { date: weekday }: FoundDate,
  today: Temporal.PlainDate,
): Omit<FoundDate, "span"> | undefined {
  const { dayOfWeek } = weekday;
  if (other.kind === "week") {
    const date = other.date.add({ days: (dayOfWeek - other.date.dayOfWeek + 7) % 7 });
    return { date, kind: "day" };
  }
  if (other.kind === "dayOfMonth") {
    const date = nextDayOfMonth(other.date.day, today, dayOfWeek);
    return date && { date, kind: "day" };
  }
  const meant = [other.date, ...(other.others ?? [])].find((date) => date.dayOfWeek === dayOfWeek);
  if (meant !== undefined) return { date: meant, kind: "day" };
  return other.kind === "day" ? { date: other.date, others: [weekday], kind: "day" } : undefined;
}

const patternsOf = memoizeByLocale((locale) => {
  const {
    weekdays,
    nextWords,
    afterNext,
    countedFrom,
    pastWords,
    rangeJoiners,
    orWords,
    dayMonthJoiners,
    bareDayLeads,
    thisWords,
  } = locale.dates;
  const past = alternatives(pastWords);
  const joiner = alternatives([...dayMonthJoiners, ...bareDayLeads]);
  const partWords = locale.times.parts.flatMap(({ words }) => words);
  const part = alternatives(partWords);
  const { am, pm, clock, leads, answerLeads } = locale.times;
  const leading = [
    ...bareDayLeads,
    ...rangeJoiners,
    ...locale.dates.rangeLeads,
    ...orWords,
    ...thisWords,
    ...nextWords,
  ];
  const before = alternatives([...leading, ...am, ...pm, ...clock, ...answerLeads, ...locale.party.and]);
  const following = [
    ...rangeJoiners,
    ...orWords,
    ...bareDayLeads,
    ...leads,
    ...answerLeads,
    ...locale.party.and,
  ];
  const after = alternatives([...following, ...partWords, ...locale.intents.fillers]);
  return {
    /** An abbreviation that is a word too ("we sat outside") is a day only beside such words. */
    mayPrecede: new RegExp(`(?:^|[^\\p{L} ]|[^\\p{L} ] |(?<![\\p{L}])${before} ?)$`, "u"),
    mayFollow: new RegExp(`^(?:$|[^\\p{L} ]| [^\\p{L}]| ${after}(?![\\p{L}]))`, "u"),
    fullWeekday: new RegExp(`(?<![\\p{L}])${alternatives(weekdays.map((names) => names[0] ?? ""))}`, "u"),
    ordinalBefore: new RegExp(
      `\\d(?:${alternatives(locale.numbers.ordinalSuffixes.map((suffix) => suffix.replaceAll(".", "\\.")))}) $`,
      "u",
    ),
    saysNext: new RegExp(`(?<![\\p{L}])${alternatives(nextWords)}(?![\\p{L}])`, "u"),
    afterNext: new RegExp(`^ ${alternatives(afterNext)}(?![\\p{L}])`, "u"),
    countedFrom: new RegExp(`(?<![\\p{L}])${alternatives(countedFrom)} $`, "u"),
    saysThis: new RegExp(`^${alternatives(thisWords)} `, "u"),
    pastOnly: new RegExp(`(?<![\\p{L}])${past}(?![\\p{L}])`, "u"),
    pastBefore: new RegExp(`(?<![\\p{L}])${past} $`, "u"),
    pastAfter: new RegExp(`^ ${past}(?![\\p{L}])`, "u"),
    beside: new RegExp(`^[ ,.(]{0,2}(?:${part} )?(?:${joiner} ?)?$`, "u"),
    to: new RegExp(`^ ?${alternatives(["-", ...rangeJoiners])} (?:${joiner} ?)?$|^ ?- ?$`, "u"),
    or: new RegExp(`^,? (?:${alternatives(orWords)}) (?:${joiner} ?)?$`, "u"),
  };
});
