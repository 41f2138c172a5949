import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { daysAhead, type FoundDate, nextDayOfMonth, weekdayFrom } from "./found-date.ts";

type Meaning = Omit<FoundDate, "span">;

/** Findings in the order of the words, with those that are one day or one range made one. */
export function joinDates(
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
  return inOneWeek(withinWeek(joined)).filter((one) => !isToldExactly(one, joined));
}

/** "Tuesday, or else Wednesday next week": a weekday and its second choice are of the week that either names. */
function inOneWeek(found: readonly FoundDate[]): readonly FoundDate[] {
  return found.map((one, index) => {
    const other = one.isSecond ? found[index - 1] : found[index + 1];
    const isPair = one.isSecond || other?.isSecond;
    if (one.kind !== "weekday" || !isPair || other?.isInWeek !== true) return one;
    const monday = other.date.subtract({ days: other.date.dayOfWeek - 1 });
    return { ...one, date: weekdayFrom(monday, one.date.dayOfWeek), others: [], kind: "day" };
  });
}

/** "The week of 14 December, Monday to Friday", "Monday or Thursday next week": the weekdays are those of the week that is named elsewhere. */
function withinWeek(found: readonly FoundDate[]): readonly FoundDate[] {
  const [week, ...others] = found.filter(({ kind }) => kind === "week");
  const [days, ...further] = found.filter(({ kind, ofWeek }) => kind === "weekday" || ofWeek);
  if (week === undefined || days === undefined || others.length + further.length > 0) return found;
  const monday = week.date.subtract({ days: week.date.dayOfWeek - 1 });
  const date = weekdayFrom(monday, days.date.dayOfWeek);
  if (days.to === undefined) {
    const { to: _, ...rest } = week;
    const others = (days.ofWeek ? (days.others ?? []) : [])
      .map(({ dayOfWeek }) => weekdayFrom(monday, dayOfWeek))
      .filter((other) => !other.equals(date));
    return [{ ...rest, ...days, date, others, kind: "day" }];
  }
  const to = weekdayFrom(date, days.to.dayOfWeek);
  return [{ ...week, ...days, date, to, kind: "range" }];
}

/** "Sunday lunch for 6 on the 29th" is one day, however far apart its words stand, where the calendar says so. */
function isToldExactly({ kind, date }: FoundDate, found: readonly FoundDate[]): boolean {
  const isThat = (other: FoundDate) => other.kind === "dayOfMonth" || (other.kind === "day" && !other.others);
  return (
    kind === "weekday" && found.some((other) => isThat(other) && other.date.dayOfWeek === date.dayOfWeek)
  );
}

/** "Friday the 26th", "next week Tuesday", "Friday to Sunday", "Friday or Saturday", "the Friday after Christmas". */
function joinTwo(
  a: FoundDate,
  b: FoundDate,
  text: string,
  locale: Locale,
  today: Temporal.PlainDate,
): FoundDate | undefined {
  const between = text.slice(a.span.end, b.span.start);
  if (b.isSecond && !a.isSecond) return undefined;
  const part = a.part ?? b.part;
  const rest = {
    span: { start: a.span.start, end: b.span.end },
    ...(part && { part }),
    ...(a.isSecond && { isSecond: true }),
  };
  const { beside, to, or, and, lead, weekdayLead, after, before } = patternsOf(locale);
  if (beside.test(between)) {
    const exact = exactBesideNamed(a, b);
    if (exact !== undefined) return { ...exact, ...rest };
    const [weekday, other] = a.kind === "weekday" ? [a, b] : [b, a];
    const narrowed = weekday.kind === "weekday" ? withWeekday(other, weekday, a, today) : undefined;
    if (narrowed !== undefined) return { ...narrowed, ...rest };
    if (a.date.equals(b.date) && !a.ofWeek && !b.ofWeek) return { ...a, ...rest };
  }
  const beyond = after.test(between) ? 1 : before.test(between) ? -1 : undefined;
  const counted = beyond && nextTo(a, b, beyond);
  if (counted !== undefined) return { ...counted, ...rest };
  const ofWeek = a.kind === "weekday" && b.kind === "weekday";
  const opening = ofWeek ? weekdayLead : lead;
  const isOpened =
    and.test(between) && opening.test(text.slice(Math.max(0, a.span.start - 32), a.span.start));
  const last = to.test(between) || isOpened ? lastDay(a, b) : undefined;
  const ahead = to.test(between) || isOpened ? begunBefore(a, b, today) : undefined;
  if (ahead !== undefined) return { ...rest, ...ahead };
  if (last !== undefined)
    return {
      ...rest,
      date: a.date,
      to: last,
      kind: isOpened ? "range" : "joined",
      ...(ofWeek && { ofWeek }),
    };
  return or.test(between) ? { ...either(a, b), ...rest, ...(ofWeek && { ofWeek }) } : undefined;
}

/** "Mother's Day, 10 May": it is another day in another country, and the guest says which one is meant. */
function exactBesideNamed(a: FoundDate, b: FoundDate): Meaning | undefined {
  const [named, exact] = a.isNamed ? [a, b] : [b, a];
  if (!named.isNamed || exact.isNamed || exact.kind !== "day" || exact.others !== undefined) return undefined;
  return { date: exact.date, kind: "day" };
}

/** "From 10 November to 25 November", said between the two: the tenth of next year begins nothing. */
function begunBefore(a: FoundDate, b: FoundDate, today: Temporal.PlainDate): Meaning | undefined {
  const began = a.date.subtract({ years: 1 });
  const isPast =
    Temporal.PlainDate.compare(began, today) < 0 && Temporal.PlainDate.compare(b.date, a.date) < 0;
  return a.kind === "day" && b.kind === "day" && isPast ? daysAhead(began, b.date, today) : undefined;
}

/** The day that closes a range: a weekday or a day of the month is the next one after its first. */
function lastDay(a: FoundDate, b: FoundDate): Temporal.PlainDate | undefined {
  const from = a.date.add({ days: 1 });
  const isAfter = Temporal.PlainDate.compare(a.date, b.date) < 0;
  if (a.to !== undefined) return undefined;
  if (b.kind === "dayOfMonth") return nextDayOfMonth(b.date.day, from);
  if (b.kind === "weekday" && !isAfter) return weekdayFrom(from, b.date.dayOfWeek);
  return isAfter ? b.date : undefined;
}

function either(a: FoundDate, b: FoundDate): Meaning {
  const followsOn = a.date.add({ days: 1 }).equals(b.date);
  return followsOn
    ? { date: a.date, to: b.date, kind: "range" }
    : { date: a.date, others: [...(a.others ?? []), b.date], kind: "day" };
}

/** The weekday, weekend or week nearest to a date, on the side that was said. */
function nextTo(a: FoundDate, { date }: FoundDate, side: 1 | -1): Meaning | undefined {
  const near = (dayOfWeek: number) =>
    side > 0
      ? weekdayFrom(date.add({ days: 1 }), dayOfWeek)
      : weekdayFrom(date.subtract({ days: 7 }), dayOfWeek);
  if (a.kind === "weekday") return { date: near(a.date.dayOfWeek), kind: "day" };
  if (isWeekend(a)) {
    const saturday = near(6);
    return { date: saturday, to: saturday.add({ days: 1 }), kind: "range" };
  }
  return undefined;
}

function isWeekend({ date, to }: FoundDate): boolean {
  return (to ?? date).dayOfWeek === 7 && (date.dayOfWeek === 6 || to === undefined);
}

/** A day completed by the weekday beside it, or undefined when the two say different things. */
function withWeekday(
  other: FoundDate,
  { date: weekday }: FoundDate,
  first: FoundDate,
  today: Temporal.PlainDate,
): Meaning | undefined {
  const { dayOfWeek } = weekday;
  if (other.kind === "week") return { date: weekdayFrom(other.date, dayOfWeek), kind: "day", isInWeek: true };
  if (other.kind === "month") return weekdaysIn(other, dayOfWeek);
  if (other.kind === "weeks") return weekdayWeeksAway(other, dayOfWeek, first !== other, today);
  if (other.kind === "dayOfMonth") {
    const date = nextDayOfMonth(other.date.day, today, dayOfWeek);
    return date && { date, kind: "day" };
  }
  const readings = [other.date, ...(other.others ?? []), other.swapped];
  const meant = readings.find((date) => date?.dayOfWeek === dayOfWeek);
  if (meant !== undefined) return { date: meant, kind: "day" };
  return other.kind === "day" ? { date: other.date, others: [weekday], kind: "day" } : undefined;
}

/** "A Friday in December" is any of them. */
function weekdaysIn({ date, to }: FoundDate, dayOfWeek: number): Meaning | undefined {
  const first = weekdayFrom(date, dayOfWeek);
  const all = [0, 1, 2, 3, 4].map((weeks) => first.add({ weeks }));
  const [day, ...others] = all.filter((one) => to !== undefined && Temporal.PlainDate.compare(one, to) <= 0);
  return day && { date: day, ...(others.length > 0 && { others }), kind: "day" };
}

/**
 * "Monday in two weeks" counts from the coming Monday for some, and is the Monday of that week for others;
 * "in two weeks on Monday" is the second. Later in the week than today they are the same day.
 */
function weekdayWeeksAway(
  { date }: FoundDate,
  dayOfWeek: number,
  weekdayFirst: boolean,
  today: Temporal.PlainDate,
): Meaning {
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  const ofThatWeek = weekdayFrom(monday, dayOfWeek);
  const weeks = Math.round(today.until(date).days / 7);
  const fromComing = weekdayFrom(today, dayOfWeek).add({ weeks });
  if (!weekdayFirst || fromComing.equals(ofThatWeek)) return { date: ofThatWeek, kind: "day" };
  return { date: fromComing, others: [ofThatWeek], kind: "day" };
}

const patternsOf = memoizeByLocale((locale) => {
  const { rangeJoiners, rangeLeads, orWords, dayMonthJoiners, bareDayLeads, counted, inMonth } = locale.dates;
  const joiner = alternatives([...dayMonthJoiners, ...bareDayLeads]);
  const part = alternatives(locale.times.parts.flatMap(({ words }) => words));
  return {
    beside: new RegExp(
      `^[ ,.(]{0,2}(?:${part} )?(?:${alternatives([...dayMonthJoiners, ...bareDayLeads, ...inMonth.of])} ?)?$`,
      "u",
    ),
    to: new RegExp(`^ ?${alternatives(["-", ...rangeJoiners])} (?:${joiner} ?)?$|^ ?- ?$`, "u"),
    and: new RegExp(`^ ${alternatives(locale.party.and)} (?:${joiner} ?)?$`, "u"),
    lead: new RegExp(`(?<![\\p{L}])${alternatives(rangeLeads)} (?:${joiner} ?)?$`, "u"),
    /** What opens a range of hours opens one of weekdays too: "entre martes y jueves". */
    weekdayLead: new RegExp(
      `(?<![\\p{L}])${alternatives([...rangeLeads, ...locale.times.rangeLeads])} (?:${joiner} ?)?$`,
      "u",
    ),
    or: new RegExp(`^,? (?:${alternatives(orWords)}) (?:${joiner} ?)?$`, "u"),
    after: new RegExp(`^,? ${alternatives(counted.after)} ?(?:${joiner} ?)?$`, "u"),
    before: new RegExp(`^,? ${alternatives(counted.before)} ?(?:${joiner} ?)?$`, "u"),
  };
});
