import { givenNames } from "#src/bot/languages/given-names.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText, originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import { overlap } from "#src/bot/understanding/text/spans.ts";
import { knownDay, type UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { type ChronoFinding, findDatesWithChrono } from "./chrono-dates.ts";
import { fillersOf, isOnlyFiller } from "./filler-weekdays.ts";
import { type FoundDate, weekdayFrom } from "./found-date.ts";
import { findWeekdayNames, hasOwnWeekdays, type NamedWeekday } from "./weekday-names.ts";

/** Weekdays, with their "this" and "next". A weekday that is today means next week's: today would be called so. */
export function findWeekdays(
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
  const fillers = fillersOf(locale);
  const named = () => findWeekdayNames(rest, locale, context.now.toPlainDate());
  const findings: readonly ChronoFinding[] = hasOwnWeekdays(locale)
    ? named()
    : withUnaccented(findDatesWithChrono(accented, locale.code, context.now), named(), locale);
  return findings.map(withoutComma).flatMap((finding) => {
    const { span, text } = finding;
    const before = rest.slice(0, span.start);
    const isLed = text.includes(" ") || (patterns.mayPrecede.test(before) && !patterns.nameLead.test(before));
    const isOpening = before === "" && context.expecting !== "date" && patterns.opening.test(rest);
    const fromHere = rest.slice(span.start);
    const isAdverb = isOpening || patterns.timeLead.test(fromHere) || patterns.guess.test(fromHere);
    const isAlone = isLed && !isAdverb && patterns.mayFollow.test(rest.slice(span.end));
    const isOpen = context.expecting !== "date";
    const written = originalWords(reading, span.start, span.end);
    if (isOpen && isOnlyFiller(written, before, rest.slice(span.end), fillers)) return [];
    if (patterns.pastOnly.test(text) || patterns.ordinalBefore.test(before)) return [];
    if (isSurname(before, rest.slice(span.end), locale, context)) return [];
    if (
      patterns.numberedOnly.test(before.slice(-16) + foldText(text)) &&
      !/^\.? ?\d/.test(rest.slice(span.end))
    )
      return [];
    if (finding.weekdayOnly && !patterns.fullWeekday.test(foldText(text)) && !isAlone) return [];
    return toFoundDate(finding, before, rest.slice(span.end), locale, context);
  });
}

/** "Anna Freitag", where a name was asked for or is told: nobody gives a day right after their first name. */
function isSurname(before: string, after: string, locale: Locale, { expecting }: UnderstandingContext) {
  const { lead = "", given } = patternsOf(locale).givenBefore.exec(before)?.groups ?? {};
  if (given === undefined || !givenNames.has(given)) return false;
  return /^ ?(?:$|[,.;!¦+\d])/u.test(after) && (expecting === "name" || lead !== "");
}

/** chrono-node counts a comma before the weekday and after it in. */
function withoutComma(finding: ChronoFinding): ChronoFinding {
  const { span, text } = finding;
  const skipped = Math.max(0, text.search(/\p{L}/u));
  const over = /[ ,.;]{1,3}$/.exec(text)?.[0].length ?? 0;
  if (skipped + over === 0) return finding;
  return {
    ...finding,
    span: { start: span.start + skipped, end: span.end - over },
    text: text.slice(skipped, text.length - over),
  };
}

/** chrono-node wants the accents of some names that guests leave out: "terca" for "terça". */
function withUnaccented(
  read: readonly ChronoFinding[],
  named: readonly NamedWeekday[],
  locale: Locale,
): readonly ChronoFinding[] {
  const { fullWeekday } = patternsOf(locale);
  const missed = named.filter(
    ({ span, text }) => fullWeekday.test(text) && !read.some((one) => overlap(one.span, span)),
  );
  return missed.length === 0 ? read : [...read, ...missed];
}

function toFoundDate(
  finding: ChronoFinding,
  before: string,
  after: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundDate[] {
  const { span, text, date, weekdayOnly, to } = finding;
  const { saysThis, saysNext, nextAfter, weeksOn, followingBefore, followingAfter, thatBefore, thatAfter } =
    patternsOf(locale);
  if (date === undefined || !weekdayOnly) return [];
  const today = context.now.toPlainDate();
  const further = weeksOn.exec(after);
  if (further !== null) {
    const end = span.end + further[0].length;
    const first = saysNext.test(foldText(text)) ? date : weekdayFrom(today, date.dayOfWeek);
    const weeks = locale.dates.counted.weeksOn[further[1] ?? ""] ?? 1;
    return [{ span: { start: span.start, end }, date: first.add({ weeks }), kind: "day" }];
  }
  const draft = knownDay(context);
  if (draft !== undefined && (followingBefore.test(before) || followingAfter.test(after)))
    return [{ span, date: weekdayFrom(draft.add({ days: 1 }), date.dayOfWeek), kind: "day" }];
  const week = draft?.subtract({ days: draft.dayOfWeek - 1 });
  if (week !== undefined && (thatBefore.test(before) || thatAfter.test(after))) {
    const meant = weekdayFrom(week, date.dayOfWeek);
    return [{ span, date: Temporal.PlainDate.compare(meant, today) < 0 ? date : meant, kind: "day" }];
  }
  if (afterNextBefore(locale).test(before))
    return [
      { span, date: weekdayFrom(today.add({ days: 1 }), date.dayOfWeek).add({ weeks: 1 }), kind: "day" },
    ];
  if (nextAfter.test(after)) {
    const next = weekdayFrom(today.add({ days: 8 - today.dayOfWeek }), date.dayOfWeek);
    const isOpen = Temporal.PlainDate.compare(date, today) > 0 && !date.equals(next);
    return [{ span, date: next, kind: "weekday", ...(isOpen && { others: [date] }) }];
  }
  if (to?.date !== undefined)
    return [{ span, date, to: rangeEnd(text, date, locale) ?? to.date, kind: "joined", ofWeek: true }];
  const listed = saysThis.test(text) || saysNext.test(foldText(text)) ? undefined : listedDay(date, context);
  if (listed !== undefined) return [{ span, date: listed, kind: "weekday" }];
  const besidePicked = dayBesidePicked(date, context);
  if (besidePicked !== undefined && !saysThis.test(text) && !saysNext.test(foldText(text)))
    return [{ span, date: besidePicked, kind: "weekday" }];
  if (date.equals(today) && !saysThis.test(text)) {
    const coming = comingOf(locale);
    const isComing = coming.before.test(before) || coming.after.test(after);
    const next = today.add({ weeks: 1 });
    const near = isComing ? next : nearerTo(draft, today, next);
    return [{ span, date: near ?? next, ...(near === undefined && { others: [today] }), kind: "weekday" }];
  }
  const nearer = date.subtract({ weeks: 1 });
  const isOpen = saysNext.test(foldText(text)) && Temporal.PlainDate.compare(nearer, today) > 0;
  return [{ span, date, kind: "weekday", ...(isOpen && { others: [nearer] }) }];
}

/** So far from the known day a weekday is the one beside it: "Saturday would be better", said of a Friday. */
const daysBeside = 3;

/** Of a table that is picked for a day further ahead, "rather Sunday" is the one beside that day, and none of this week. */
function dayBesidePicked(
  { dayOfWeek }: Temporal.PlainDate,
  { draft, tablePicked, changeShown, now }: UnderstandingContext,
): Temporal.PlainDate | undefined {
  if (draft?.date === undefined || !(tablePicked || changeShown)) return undefined;
  const known = Temporal.PlainDate.from(draft.date);
  const isFar = now.toPlainDate().until(known).days > daysOfWeek;
  return isFar ? weekdayFrom(known.subtract({ days: daysBeside }), dayOfWeek) : undefined;
}

const daysOfWeek = 7;

/** The one of two days that is beside the known one. */
function nearerTo(known: Temporal.PlainDate | undefined, ...days: readonly Temporal.PlainDate[]) {
  const beside = days.filter((day) => known !== undefined && Math.abs(known.until(day).days) <= daysBeside);
  return beside.length === 1 ? beside[0] : undefined;
}

/** Where days are listed, a weekday is the one of them: "some evening next week" – "which day?" – "Thursday". */
function listedDay({ dayOfWeek }: Temporal.PlainDate, { offers = [] }: UnderstandingContext) {
  const days = offers.flatMap(({ date }) => (date === undefined ? [] : [Temporal.PlainDate.from(date)]));
  const [only, ...others] = days.filter((day) => day.dayOfWeek === dayOfWeek);
  return others.length === 0 ? only : undefined;
}

/** The weekday that closes "Mon-Fri", after the one that opens it. */
function rangeEnd(text: string, from: Temporal.PlainDate, { dates }: Locale): Temporal.PlainDate | undefined {
  const [, last = ""] = /(?<!\p{L})(\p{L}{1,30})$/u.exec(foldText(text)) ?? [];
  const index = dates.weekdays.findIndex((names) => names.includes(last));
  return index < 0 ? undefined : weekdayFrom(from.add({ days: 1 }), index + 1);
}

const comingOf = memoizeByLocale(({ dates: { coming } }) => ({
  before: new RegExp(`(?<![\\p{L}])${alternatives(coming?.before ?? [])} $`, "u"),
  after: new RegExp(`^ ${alternatives(coming?.after ?? [])}(?![\\p{L}])`, "u"),
}));

const nothingBeside = { before: [], after: [], numberedOnly: [], nextAfter: [] };

const afterNextBefore = memoizeByLocale(
  ({ dates }) => new RegExp(`(?<![\\p{L}])${alternatives(dates.besideWeekdays?.afterNext ?? [])} $`, "u"),
);

const patternsOf = memoizeByLocale((locale) => {
  const { weekdays, nextWords, afterNext, pastWords, rangeJoiners, orWords, bareDayLeads, thisWords } =
    locale.dates;
  const { am, pm, clock, leads, answerLeads, parts } = locale.times;
  const { weeksOn, following } = locale.dates.counted;
  const beside = locale.dates.besideWeekdays ?? nothingBeside;
  const past = alternatives(pastWords);
  const partWords = parts.flatMap(({ words }) => words);
  const anyWeekday = alternatives(weekdays.flat());
  const leading = [
    ...bareDayLeads,
    ...rangeJoiners,
    ...locale.dates.rangeLeads,
    ...locale.times.rangeLeads,
    ...orWords,
    ...thisWords,
    ...nextWords,
    ...locale.party.and.map((and) => `${anyWeekday} ${and}`),
    ...beside.before,
  ];
  const people = [...locale.party.people, ...locale.intents.bookNouns];
  const before = alternatives([...leading, ...am, ...pm, ...clock, ...answerLeads, ...people]);
  const joining = [...rangeJoiners, ...orWords, ...bareDayLeads, ...leads, ...answerLeads, ...beside.after];
  const after = alternatives([...joining, ...locale.party.and, ...partWords, ...locale.intents.fillers]);
  const suffixes = locale.numbers.ordinalSuffixes.map((suffix) => suffix.replaceAll(".", "\\."));
  const ordinal = `(?:\\d${alternatives(suffixes)}|(?<![\\p{L}])${alternatives(locale.dates.inMonth.ordinals.flat())})`;
  return {
    /** An abbreviation that is a word too ("we sat outside") is a day only beside such words. */
    mayPrecede: new RegExp(`(?:^|[^\\p{L} ]|[^\\p{L} ] |(?<![\\p{L}])${before} ?)$`, "u"),
    mayFollow: new RegExp(`^(?:$|[^\\p{L} ]| [^\\p{L}]| ${after}(?![\\p{L}]))`, "u"),
    /** "au nom de Sam" is a guest. */
    nameLead: new RegExp(`(?<![\\p{L}])${alternatives(locale.people.nameLeads)} $`, "u"),
    /** "so gegen 8" is no Sunday. */
    timeLead: new RegExp(`^${alternatives(leads.filter((lead) => lead.includes(" ")))}(?![\\p{L}])`, "u"),
    /** "So, here we are again" and "so 3 oder 4", asked for no day, begin with no Sunday. */
    opening: new RegExp(
      `^${alternatives(locale.intents.fillers)}(?:, \\p{L}| \\d{1,2}(?: ?(?:-|${alternatives(locale.party.or)}|${alternatives(locale.party.to)}) ?\\d{1,2})?[.! ]*$)`,
      "u",
    ),
    /** "About that many": "morgen, so 9 oder 10 Leute". */
    guess: new RegExp(
      `^${alternatives(locale.intents.fillers)} \\d{1,2} ?(?:(?:-|${alternatives(locale.party.or)}|${alternatives(locale.party.to)}) ?)?\\d{1,2} ${alternatives(locale.party.people)}(?![\\p{L}])`,
      "u",
    ),
    /** A weekday's number is no other word either: "2a feira". */
    fullWeekday: new RegExp(
      `(?<![\\p{L}])${alternatives(weekdays.flatMap((names) => names.filter((name, index) => index === 0 || /\d|\p{L}{4}/u.test(name))))}`,
      "u",
    ),
    ordinalBefore: new RegExp(`${ordinal} $`, "u"),
    givenBefore: new RegExp(
      `(?:^|(?<![\\p{L}])(?<lead>${alternatives(locale.people.nameLeads)}) )(?<given>\\p{L}{2,20}) $`,
      "u",
    ),
    saysNext: new RegExp(`(?<![\\p{L}])${alternatives(nextWords)}(?![\\p{L}])`, "u"),
    saysThis: new RegExp(`^${alternatives(thisWords)} `, "u"),
    numberedOnly: new RegExp(`(?<![\\p{L}])${alternatives(beside.numberedOnly)}$`, "u"),
    nextAfter: new RegExp(`^ ${alternatives(beside.nextAfter)}(?![\\p{L}])`, "u"),
    weeksOn: new RegExp(
      `^ (${alternatives([...afterNext, ...Object.keys(weeksOn)])})(?![\\p{L}\\p{N}])`,
      "u",
    ),
    followingBefore: new RegExp(`(?<![\\p{L}])${alternatives(following.before)} $`, "u"),
    thatBefore: new RegExp(`(?<![\\p{L}])${alternatives(locale.choices.that)} $`, "u"),
    thatAfter: new RegExp(`^[ -]${alternatives(locale.choices.thatAfter)}(?![\\p{L}])`, "u"),
    followingAfter: new RegExp(`^ ${alternatives(following.after)}(?![\\p{L}])(?! ?¦)`, "u"),
    pastOnly: new RegExp(`(?<![\\p{L}])${past}(?![\\p{L}])`, "u"),
  };
});
