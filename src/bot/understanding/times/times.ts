import type { Locale } from "#src/bot/languages/locale.ts";
import type { NamedPart } from "#src/bot/languages/time-words.ts";
import { replacedIn } from "#src/bot/understanding/party/open-counts.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import {
  isAnyOfThem,
  isFollowedAsSecond,
  isLedAsSecond,
  isPreferred,
} from "#src/bot/understanding/text/second-choices.ts";
import { cover, type Span } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { isAfterDay, mayCorrectParty } from "./bare-hours.ts";
import { mergeBounds, withBound } from "./bounds.ts";
import { findByKnownTime } from "./by-known-time.ts";
import { type ClockTime, findClockTimes } from "./clock-times.ts";
import { type FoundTime, splitRange } from "./found-time.ts";
import { isHourByUse } from "./hours-by-use.ts";
import { isOfferedHour } from "./offered-hours.ts";
import { findDayPart, findPart } from "./parts-of-day.ts";
import { countsPeople, mayCountPeople } from "./party-numbers.ts";
import { possibleTimes } from "./possible-times.ts";
import { isHourOf } from "./resolve-time.ts";
import { asksIfUnfit, isBehindUnfit } from "./unfit-times.ts";
import { isDeparture, isUnwanted } from "./unwanted-times.ts";
import { isWrittenTogether } from "./written-together.ts";

export interface FoundTimes {
  readonly times: readonly FoundTime[];
  readonly part?: NamedPart;
  readonly partSpan?: Span;
  /** What is wanted where the other times are not to be had. */
  readonly second: readonly FoundTime[];
  /** Times at which something else happens: "we have to leave by 9". */
  readonly others: readonly Span[];
  /** A bare number stands beside a part of the day that has no such hour: "monday evening, 3". */
  readonly isBesidePart?: true;
}

/** So few words before a bare number that it is the answer: "what about 6". */
const shortLead = 16;

/** The times of day the message names. `open` has dates covered; `folded` is the whole text. */
export function findTimes(
  open: string,
  folded: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundTimes {
  const { partyLead } = patternsOf(locale);
  const all = findClockTimes(open, locale);
  const mayCount = context.expecting === null && mayCountPeople(all, folded, locale);
  /** "Otherwise the 6th, party of six" has no time. */
  const isOfParty = ({ sure, onlyByPart, part, span, minute }: ClockTime) => {
    const before = open.slice(0, span.start);
    if (isAboutHour(before, locale, context)) return false;
    /** "Make it 830" */
    if (minute > 0 && context.draft?.time !== undefined) return false;
    const mayBeMeal = locale.times.hourNeedsLead === true || part === "lunch";
    /** "À cinq au lieu de quatre", of a table for four. */
    const replaced = sure ? undefined : replacedIn(open.slice(span.start), locale);
    if (replaced !== undefined && replaced === context.draft?.partySize) return true;
    if (onlyByPart && mayBeMeal && partyLead.test(before)) return true;
    const isOnlyTime = context.tablePicked === true || all.length === 1;
    if (!sure && isOnlyTime && mayCorrectParty(before, locale, context)) return true;
    return !sure && (partyLead.test(before) || (mayCount && countsPeople(before, span, folded, locale)));
  };
  const candidates = all.filter((one) => !isOfParty(one));
  /** "Half past eight would be fine, too" comes after the time of a table that is picked. */
  const isPicked = context.tablePicked === true && context.draft?.time !== undefined;
  const { linked, second } = wantedFirst(candidates, open, locale, isPicked);
  const departures = linked.filter(({ span, to }) => to === undefined && isDeparture(open, span, locale));
  const unwanted = linked.filter((one) => isUnwanted(open, folded, one, linked, locale));
  const meant = linked.filter((one) => !departures.includes(one) && !unwanted.includes(one));
  const wanted = possibleTimes(meant, open, folded, locale);
  const misfits = wanted.filter(
    (one) => isBesidePart(one, open, folded, locale) && !fitsPart(one, open, folded, locale),
  );
  const told = wanted
    .filter((one) => !misfits.includes(one) && isTimeHere(one, open, folded, locale))
    .filter((one, index) => index === 0 || !isApproximateCount(one, open, locale));
  const answers = wanted.filter(
    (one) =>
      (mayAnswer(one, folded, context) && isAnswer(one, open, locale)) ||
      isAboutHour(open.slice(0, one.span.start), locale, context) ||
      isHourByUse(one, folded, locale, context) ||
      isOfferedHour(one, open, locale, context) ||
      (context.expecting !== null && asksIfUnfit(open, one.span, locale)) ||
      (context.expecting !== null && isBehindUnfit(folded, one.span, locale)),
  );
  const sure = told.filter(({ time, to }) => time.sure || to !== undefined);
  const besideSecond = wanted.filter(({ span }) => second.some((one) => isNextTo(span, one.span, open)));
  /** "Um 8 können wir nicht, geht auch 9?" */
  const isInPlace = meant.some((one) => !wanted.includes(one) && isTimeHere(one, open, folded, locale));
  const found = [sure, told, answers.slice(0, 1), besideSecond.slice(-1), isInPlace ? wanted.slice(-1) : []];
  const first = found.find(({ length }) => length > 0) ?? [];
  const isOfDay = second.some(({ time }) => isOfOtherDay(time, open, locale));
  const isOnly = first.length === 0 && !isOfDay && !isPicked;
  const times = isOnly ? second.filter((one) => isTold(one, open, folded, locale)) : first;
  const stated = mergeBounds(times.map((one) => withBound(one, open, folded, locale)));
  const isNone = stated.length + second.length === 0;
  const bounded = isNone ? findByKnownTime(open, locale, context) : stated;
  const rest = cover(
    open,
    [...bounded, ...second].map(({ span }) => span),
  );
  const named = findPart(rest, folded, locale);
  return {
    times: bounded,
    second: isOnly ? [] : second,
    others: [...departures, ...(bounded.length > 0 ? unwanted : [])].map(({ span }) => span),
    ...(misfits.length > 0 && { isBesidePart: true }),
    ...(named && { part: named.part, partSpan: named.span }),
  };
}

/**
 * The hour of a table whose party and day are named and that is left alone: "table for 4 friday, not sure yet, 8 or maybe
 * 9". `open` has all else covered.
 */
export function findLeftHour(open: string, folded: string, locale: Locale): readonly FoundTime[] {
  const { alone, aloneAfter } = patternsOf(locale);
  const all = link(findClockTimes(open, locale), open, locale);
  const left = all.filter(
    (one) =>
      one.to === undefined &&
      alone.test(open.slice(0, one.span.start)) &&
      aloneAfter.test(open.slice(one.span.end)) &&
      !isUnwanted(open, folded, one, all, locale),
  );
  return left.length === 1 ? left : [];
}

/** Apart from the others, those that are wanted only where these are not to be had. */
function wantedFirst(candidates: readonly ClockTime[], open: string, locale: Locale, isPicked: boolean) {
  const isSecond = ({ span }: ClockTime) =>
    isLedAsSecond(open, span, locale) || isFollowedAsSecond(open, span, locale);
  const all = link(candidates, open, locale).flatMap((one): readonly Choice[] => {
    const { others = [], ...rest } = one;
    const choices = [one.time, ...others];
    const preferred = choices.findLast(({ span }) => isPreferred(open, span, locale));
    const first = preferred ?? one.time;
    const isEither = others.length > 0 && isAnyOfThem(open, one.span, locale);
    if (preferred === undefined && !isEither && !others.some(isSecond)) return [{ found: one }];
    const seconds = choices.filter((time) => !isSameTime(time, first));
    return [
      { found: { ...rest, span: first.span, time: first } },
      ...seconds.map((time) => ({ found: { span: time.span, time }, isSecond: true as const })),
    ];
  });
  const isChosen = ({ found: { time, to } }: Choice, index: number) =>
    to === undefined && (index > 0 || isPicked ? isSecond(time) : isOfOtherDay(time, open, locale));
  const second = all.filter((one, index) => one.isSecond ?? isChosen(one, index));
  const first = all.filter((one) => !second.includes(one));
  return { linked: first.map(({ found }) => found), second: second.map(({ found }) => found) };
}

interface Choice {
  readonly found: FoundTime;
  readonly isSecond?: true;
}

const isSameTime = (one: ClockTime, other: ClockTime): boolean =>
  one.hour === other.hour && one.minute === other.minute;

/** "Friday, otherwise Saturday at 8": the day before it was wanted first. */
function isOfOtherDay({ span }: ClockTime, open: string, locale: Locale): boolean {
  return /¦/.test(open.slice(0, span.start)) && isLedAsSecond(open, span, locale);
}

/** A bare number is a time where one that stands in for it is: "7, otherwise 8pm". */
function isNextTo(first: Span, second: Span, open: string): boolean {
  return first.end <= second.start && !/[\d¦]/.test(open.slice(first.end, second.start));
}

/** "Is 8 possible?" among times that are offered: a bare number is the place of one only where there are so many. */
function mayAnswer(
  { time, to, others }: FoundTime,
  folded: string,
  { expecting, offers = [] }: UnderstandingContext,
): boolean {
  if (expecting !== "slot") return expecting === "time";
  const areTimes = offers.length > 0 && offers.every((offer) => offer.time !== undefined);
  const isAsked = areTimes && folded.includes("?") && time.hour > offers.length;
  return to !== undefined || others !== undefined || isAsked || time.minute !== 0;
}

/** "Umas oito", said of a table whose party is known: the hour. */
function isAboutHour(before: string, locale: Locale, { expecting, draft }: UnderstandingContext): boolean {
  const isAsked = expecting === "date" || expecting === "time";
  return isAsked && draft?.partySize !== undefined && patternsOf(locale).aboutLead.test(before);
}

/** Joins "6" and "8pm" in "6-8pm", "7" and "7:30" in "7 or 7:30". */
function link(candidates: readonly ClockTime[], text: string, locale: Locale): FoundTime[] {
  const { to, and, or, orPreferably, rangeLead, alsoLead } = patternsOf(locale);
  const found: FoundTime[] = [];
  for (const time of candidates) {
    const last = found.at(-1);
    const between = last && text.slice(last.span.end, time.span.start);
    const isLed = last !== undefined && rangeLead.test(text.slice(0, last.span.start));
    if (last !== undefined && between !== undefined && last.to === undefined) {
      if (!isLed && to.test(between) && isCountAfter(last.time, time, between)) continue;
      const span = { start: last.span.start, end: time.span.end };
      const isRange =
        to.test(between) &&
        !(isToOne(time, last.time, between) && !isLed) &&
        (isLed || last.time.sure || !alsoLead.test(between));
      if (isRange || (isLed && and.test(between))) {
        const mayMove = isRange && !/-/.test(between);
        found[found.length - 1] = { ...last, span, to: time, ...(mayMove && { mayMove }) };
        continue;
      }
      if (or.test(between) || (last.others && orPreferably.test(between))) {
        found[found.length - 1] = { ...last, span, others: [...(last.others ?? []), time] };
        continue;
      }
    }
    found.push(splitRange(time));
  }
  return found;
}

/** "8 à uma": no evening begins between eight and one, so eight people come at one. */
function isToOne({ hour, minute, sure }: ClockTime, first: ClockTime, between: string): boolean {
  return hour === 1 && minute === 0 && !sure && !first.sure && first.minute === 0 && / \p{L}/u.test(between);
}

/** "20h à deux": no evening ends at two in the afternoon, so that is how many come. */
function isCountAfter(first: ClockTime, { hour, minute, sure }: ClockTime, between: string): boolean {
  const isBare = !sure && minute === 0 && hour < 12 && !between.includes("-");
  return isBare && first.sure && first.hour > hour + 12 && hour > 1;
}

/** A bare number is a time only beside a word that says so. */
function isTold(found: FoundTime, open: string, folded: string, locale: Locale): boolean {
  return isSaid(found, open, locale) || isBesidePart(found, open, folded, locale);
}

/** Whether the words about a number make it a time: "at 8", "8 o'clock", and two hours after a day, "Sat 18-20". */
function isSaid({ span, time, to, others = [] }: FoundTime, open: string, locale: Locale): boolean {
  const { lead, rangeLead, suffix, day } = patternsOf(locale);
  const before = open.slice(0, span.start);
  if ([time, to, ...others].some((part) => part?.sure)) return true;
  if (lead.test(before) || suffix.test(open.slice(span.end))) return true;
  if (to === undefined) return false;
  return rangeLead.test(before) || (time.hour > 12 && to.hour > time.hour && day.test(before));
}

function isTimeHere(one: FoundTime, open: string, folded: string, locale: Locale): boolean {
  return (
    isTold(one, open, folded, locale) || isAfterDay(one, open, locale) || isWrittenTogether(one, open, locale)
  );
}

/** "Saturday at 7, around fifteen", "at 7, perhaps about 9": after the time, so many come. */
function isApproximateCount({ span, time, to }: FoundTime, open: string, locale: Locale): boolean {
  return !time.sure && to === undefined && patternsOf(locale).countLead.test(open.slice(0, span.start));
}

/** Whether nothing but a part of the day beside it makes a time of a bare number: "friday evening 8". */
function isBesidePart(found: FoundTime, open: string, folded: string, locale: Locale): boolean {
  if (isSaid(found, open, locale)) return false;
  const { partBefore, dayBefore, partAfter, answerLead } = patternsOf(locale);
  const before = open.slice(0, found.span.start);
  if (partBefore.test(before) || dayBefore.test(folded.slice(0, found.span.start))) return true;
  return partAfter.test(folded.slice(found.span.end)) && !answerLead.test(before);
}

/** "Monday evening, 3" tells no hour, "monday evening, 8" does. */
function fitsPart({ span, time }: FoundTime, open: string, folded: string, locale: Locale): boolean {
  const part = findPart(cover(open, [span]), folded, locale)?.part ?? findDayPart(folded, locale)?.part;
  return part === undefined || time.minute !== 0 || isHourOf(time.hour, part);
}

/** Or as the answer to the question for it. */
function isAnswer(found: FoundTime, open: string, locale: Locale): boolean {
  const before = open.slice(0, found.span.start);
  const { bookingLead, answerLead } = patternsOf(locale);
  if (bookingLead.test(before)) return false;
  return answerLead.test(before) || !/\p{L} $/u.test(before) || before.length < shortLead;
}

const patternsOf = memoizeByLocale((locale) => {
  const { times, party, intents, choices, answers } = locale;
  const before = (list: readonly string[]) =>
    new RegExp(`(?:^|[^\\p{L}\\p{N}])${alternatives(list)} ?$`, "u");
  const after = (list: readonly string[]) => new RegExp(`^,? ?${alternatives(list)}(?![\\p{L}])`, "u");
  const bounds = [...times.notBefore, ...times.notAfter];
  const preferably = alternatives(choices.preferably);
  const doubt = alternatives(
    [...answers.doubts, ...(party.answerLeads ?? []), ...choices.either].filter(
      (words) => !words.startsWith("^"),
    ),
  );
  const tonight = alternatives(locale.dates.relative.flatMap(({ words, part }) => (part ? words : [])));
  const partWords = times.parts.flatMap(({ words }) => words);
  return {
    day: /¦,? $/,
    alone: new RegExp(`[,;.!] (?:${doubt},? ){0,2}$|¦ (?:${doubt},? ){0,2}$`, "u"),
    aloneAfter: new RegExp(
      `^(?:,? (?:${alternatives(intents.fillers)}|${doubt}|${alternatives(party.answerEnds ?? [])}))?(?:[.,!?]? ?(?:$|¦)| \\p{L}{1,5} ¦|,? ${alternatives(party.and)} \\p{L}|, \\p{L})`,
      "u",
    ),
    /** In some languages "a" is both "at" and "to": then only a lead or a sure time makes a range. */
    alsoLead: new RegExp(
      `^ ${alternatives(times.rangeJoiners.filter((joiner) => times.leads.includes(joiner)))} `,
      "u",
    ),
    lead: before([...times.leads, ...bounds.filter((bound) => !times.answerLeads.includes(bound))]),
    rangeLead: before(times.rangeLeads),
    /** "Evening then, 6". */
    partBefore: new RegExp(
      `(?<![\\p{L}])${alternatives(partWords)}(?:,? ${alternatives(intents.fillers)})?[,.]? $`,
      "u",
    ),
    dayBefore: new RegExp(`(?<![\\p{L}])${tonight},? $`, "u"),
    partAfter: new RegExp(`^ ${tonight}(?![\\p{L}])`, "u"),
    bookingLead: new RegExp(
      `(?<![\\p{L}])${alternatives([...intents.bookNouns, ...party.people])} ${alternatives(times.answerLeads)} $`,
      "u",
    ),
    answerLead: before(times.answerLeads),
    aboutLead: new RegExp(
      `^(?:${alternatives(intents.fillers)},? )?${alternatives(times.aboutLeads ?? [])} $`,
      "u",
    ),
    countLead: new RegExp(`[,;] (?:${alternatives(party.answerLeads ?? [])} ){1,3}$`, "u"),
    /** "We are 4 tonight" tells a party. */
    partyLead: before(
      party.phrases.filter((phrase) => phrase.endsWith("#")).map((phrase) => phrase.slice(0, -1)),
    ),
    to: new RegExp(
      `^(?: ?- ?| ${alternatives(times.rangeJoiners)} (?:${alternatives(times.leads)} )?)$`,
      "u",
    ),
    and: new RegExp(`^ ${alternatives(times.rangeAnd)} (?:${alternatives(times.leads)} )?$`, "u"),
    or: new RegExp(
      `^,? ${alternatives(times.or)},? (?:(?:${preferably}|${doubt}),? )?(?:${alternatives(times.leads)} )?$`,
      "u",
    ),
    orPreferably: new RegExp(`^,? (?:- )?${preferably},? (?:${alternatives(times.leads)} )?$`, "u"),
    suffix: after([...times.notBeforeSuffix, ...times.notAfterSuffix]),
  };
});
