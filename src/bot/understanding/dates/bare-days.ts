import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { overlap, spanOf } from "#src/bot/understanding/text/spans.ts";
import { countAfterOf } from "#src/bot/understanding/times/bare-hours.ts";
import { knownDay, type UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { dayOfTalk, daysAhead, type FoundDate, nextDayOfMonth } from "./found-date.ts";

/**
 * A day of the month without its month: "the 12th", "am 12.", "between the 3rd and the 5th". Of `named`, the days with a
 * month, the one before it tells its month: "from 26 to 29 December … on the 27th".
 */
export function findBareDays(
  text: string,
  locale: Locale,
  context: UnderstandingContext,
  named: readonly FoundDate[] = [],
): FoundDate[] {
  const today = context.now.toPlainDate();
  const talk = knownDay(context);
  const { range, hours, single, alone, ofNextMonth } = patternsOf(locale);
  const found: FoundDate[] = [];
  for (const match of matchesIn(text, range)) {
    if (context.expecting !== "date" && hours.test(match[0])) continue;
    const to = dayOfTalk(Number(match[2]), talk, today);
    const date = to && nextDayOfMonth(Number(match[1]), to.subtract({ months: 1 }).add({ days: 1 }));
    if (to !== undefined && date !== undefined && match[1] !== match[2])
      found.push({ span: spanOf(match), ...daysAhead(date, to, today) });
  }
  if (found.length > 0) return found;
  found.push(...besideWeekdays(text, locale, context));
  for (const match of matchesIn(text, single)) {
    if (found.some(({ span }) => overlap(span, spanOf(match)))) continue;
    if (isChoice(match, context) || isPlaceAlone(match, text, locale, context)) continue;
    const followsIn = ofNextMonth.test(text.slice(match.index + match[0].length));
    const day = dayIn(match);
    const month = today.with({ day: 1 }).add({ months: 1 });
    const known = monthBefore(named, match.index) ?? talk;
    const date = followsIn ? nextDayOfMonth(day, month) : dayOfTalk(day, known, today);
    if (date !== undefined) found.push({ span: spanOf(match), date, kind: followsIn ? "day" : "dayOfMonth" });
  }
  const answer =
    context.expecting === "date" && found.length === 0 ? ofOffered(alone.exec(text), context) : null;
  const date =
    answer === null || isPartyAgain(answer, context)
      ? undefined
      : dayOfTalk(Number(answer.groups?.["day"]), talk, today);
  if (answer !== null && date !== undefined) found.push({ span: spanOf(answer), date, kind: "dayOfMonth" });
  return found;
}

/** Asked which of some Saturdays is meant, "8" is none of them, and no Tuesday either; "the 8th" is a day all the same. */
function ofOffered(answer: RegExpExecArray | null, { offers = [] }: UnderstandingContext) {
  const days = offers.flatMap(({ date }) => (date === undefined ? [] : [Temporal.PlainDate.from(date)]));
  const isOneWeekday = new Set(days.map(({ dayOfWeek }) => dayOfWeek)).size === 1;
  if (!isOneWeekday || /\D/.test(answer?.[0].trim() ?? "")) return answer;
  return days.some(({ day }) => day === Number(answer?.groups?.["day"])) ? answer : null;
}

function monthBefore(named: readonly FoundDate[], at: number): Temporal.PlainDate | undefined {
  return named.findLast(({ span, kind }) => span.end <= at && ["day", "month", "range"].includes(kind))?.date;
}

/** After the first hour of two, "Sat 18-20". */
const hourRange = /^ ?- ?(?:1\d|2[0-4])(?!\d)/;

/** The last hour that a table may begin at, as it is counted on to 24. */
const lastHour = 23;

/**
 * "Friday 13" is a day when the calendar has one soon; a small number might be a time or a party. So might an hour of the
 * afternoon, where these are counted on to 24, the time is asked for, or a party follows: "fredag 19", "viernes 20 para 4".
 */
function besideWeekdays(text: string, locale: Locale, { now, expecting }: UnderstandingContext): FoundDate[] {
  const { weekdayAndDay, weekdayOf, orDay } = patternsOf(locale);
  const today = now.toPlainDate();
  const mayBeHour = expecting === "time" || locale.times.bareAfternoon === true;
  return matchesIn(text, weekdayAndDay).flatMap((match): FoundDate[] => {
    const day = Number(match.groups?.["day"]);
    const date = nextDayOfMonth(day, today, weekdayOf.get(match.groups?.["weekday"] ?? ""));
    const isSoon = date !== undefined && Temporal.PlainDate.compare(date, today.add({ days: 31 })) < 0;
    const isBare = match.groups?.["joiner"] === undefined && match[0].endsWith(String(day));
    const after = text.slice(match.index + match[0].length);
    const isAfternoon = (mayBeHour || countAfterOf(locale).test(after)) && isBare && day <= lastHour;
    const isHour = day <= 12 || isAfternoon || hourRange.test(after);
    if (date === undefined || (isHour && !isSoon)) return [];
    const [further = "", other] = orDay.exec(after) ?? [];
    const second = nextOf(date, Number(other));
    if (second === undefined) return [{ span: spanOf(match), date, kind: "day" }];
    const span = { start: match.index, end: match.index + match[0].length + further.length };
    return [{ span, date, others: [second], kind: "day" }];
  });
}

/** "Saturday 12 or 13": a day of the week after it. */
function nextOf(date: Temporal.PlainDate, day: number): Temporal.PlainDate | undefined {
  const days = day - date.day;
  return 0 < days && days < daysOfWeek && day <= date.daysInMonth ? date.add({ days }) : undefined;
}

const daysOfWeek = 7;

const dayIn = (match: RegExpMatchArray): number => Number(match[1] ?? match[2]);

/** "the 2nd" with offers on the table is the second offer, unless "on" comes before it. */
function isChoice(match: RegExpMatchArray, { expecting, offers }: UnderstandingContext): boolean {
  if (expecting !== "slot" && expecting !== "venue") return false;
  return !onDay.test(match[0]) && dayIn(match) <= (offers?.length ?? 9);
}

/** "Der erste" or "the second one", said after the table was picked, is a place in a list that is gone, and no new day. */
function isPlaceAlone(
  match: RegExpMatchArray,
  text: string,
  locale: Locale,
  { tablePicked, offers }: UnderstandingContext,
) {
  const isAlone = patternsOf(locale).courtesies.test(text.replace(match[0], " "));
  const isPlace = isAlone && !onDay.test(match[0]);
  return tablePicked === true && offers === undefined && isPlace && dayIn(match) <= mostPlaces;
}

/** What makes a place in the month of "the second": "on the second", "am zweiten". */
const onDay = /^(?:on|am) /u;

const mostPlaces = 5;

/** "Let's say three", of a party of three whose day is asked for, says no more than "three of us". */
function isPartyAgain(answer: RegExpExecArray, { draft }: UnderstandingContext): boolean {
  const { lead, suffix, day } = answer.groups ?? {};
  return !lead && !suffix && Number(day) === draft?.partySize;
}

/**
 * Where a stop makes an ordinal, one that ends the sentence makes none: "um acht.", "erst ab 8. Geht das?", "wir sind drei. Um
 * halb 8", unless the words before it are those of a day.
 */
function notCounted({ numbers, times, party }: Locale): string {
  if (!numbers.ordinalSuffixes.includes(".")) return "";
  const counts = [...party.phrases, ...party.weakPhrases, ...party.openPhrases].flatMap((phrase) =>
    phrase.endsWith("#") ? [phrase.slice(0, -1)] : [],
  );
  const hours = [...times.leads, ...times.notBefore, ...Object.keys(times.before)].map((lead) => `${lead} `);
  return `(?<!(?<![\\p{L}])${alternatives([...hours, ...counts])})(?!\\d{1,2}\\.[ !?]{0,3}$)`;
}

const patternsOf = memoizeByLocale((locale) => {
  const { bareDayLeads, bareDayNeedsSuffix, bareDayFollowers, rangeJoiners, rangeLeads, dayMonthJoiners } =
    locale.dates;
  const suffixes = alternatives(
    locale.numbers.ordinalSuffixes.map((suffix) => suffix.replaceAll(".", "\\.")),
  );
  const anySuffix = `(?:${suffixes})?`;
  const day = "(3[01]|[12]\\d|0?[1-9])";
  /** Beyond what tables, floors and courses are counted to: "am 20." is a day whatever follows. */
  const farDay = "(3[01]|[12]\\d|0?[7-9])";
  const start = "(?<![\\p{L}\\p{N}.,:/])";
  const end = "(?![\\p{L}\\p{N}:/%]|[.,]\\d)";
  const lead = `(?:${alternatives(bareDayLeads)} ?)`;
  const leadOrNone = bareDayNeedsSuffix ? `(?:${lead}|${notCounted(locale)})` : lead;
  const joiner = `(?:${alternatives(dayMonthJoiners)} ?)?`;
  const notADay = [
    "(?! ?",
    `${alternatives([...locale.party.people, ...locale.party.otherUnits, ...locale.times.clock, ...locale.times.am, ...locale.times.pm])}`,
    "(?![\\p{L}]))",
  ].join("");
  const counted = `(?! ${alternatives(locale.dates.countedNouns ?? [])}(?![\\p{L}]))`;
  const followed = bareDayNeedsSuffix
    ? `(?=$| ?[¦,.!?;)-]| ${alternatives([...bareDayFollowers, ...locale.dates.ofNextMonth])}(?![\\p{L}]))`
    : notADay;
  const connector = alternatives(["-", ...rangeJoiners, ...locale.party.and]);
  const fillers = alternatives(locale.intents.fillers);
  const rangeSuffix = bareDayNeedsSuffix ? suffixes : anySuffix;
  const weekdayOf = new Map(
    locale.dates.weekdays.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
  );
  const anyWeekday = alternatives([...weekdayOf.keys()]);
  return {
    weekdayOf,
    /** An article, and courtesies. */
    courtesies: new RegExp(`^ ?(?:\\p{L}{1,3} )?(?: ?${fillers}[,.!]?){0,2}[ .,!?]{0,3}$`, "u"),
    weekdayAndDay: new RegExp(
      `${start}(?<weekday>${anyWeekday})[.,]? (?:(?<joiner>${alternatives(dayMonthJoiners)}) ?)?(?<day>3[01]|[12]\\d|[1-9])${anySuffix}${end}${notADay}`,
      "gu",
    ),
    orDay: new RegExp(
      `^ ?(?:${alternatives(locale.dates.orWords)}) (?:(?:${anyWeekday})[.,]? )?(?:${alternatives([...dayMonthJoiners, ...bareDayLeads])} ?)?(3[01]|[12]\\d|[1-9])${anySuffix}${end}${notADay}`,
      "u",
    ),
    ofNextMonth: new RegExp(`^ (?:day )?${alternatives(locale.dates.ofNextMonth)}(?![\\p{L}])`, "u"),
    range: new RegExp(
      `${start}(?:(?:${alternatives(rangeLeads)} )${joiner}|${lead})${day}${anySuffix} ?${connector} ?${joiner}${day}${rangeSuffix}${end}${notADay}`,
      "gu",
    ),
    /** "Entre 6 et 8" without an article is a range of hours. */
    hours: new RegExp(
      `^${alternatives(locale.times.rangeLeads)} (?:1?\\d|2[0-4]) ${alternatives([...locale.times.rangeJoiners, ...locale.times.rangeAnd])} (?:1?\\d|2[0-4])$`,
      "u",
    ),
    single: new RegExp(
      bareDayNeedsSuffix
        ? `${start}(?:${leadOrNone}${day}${suffixes}${end}${followed}|${lead}${farDay}${suffixes}${end}${counted}${notADay})`
        : `${start}${lead}${day}${anySuffix}${end}${notADay}`,
      "gu",
    ),
    alone: new RegExp(
      `^(?:${fillers} )?(?<lead>${lead})?${joiner}(?<day>${day})(?<suffix>${anySuffix})(?: ${fillers})?[.!]?$`,
      "u",
    ),
  };
});
