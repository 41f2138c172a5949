import { type ClockTime, findClockTimes } from "./clock-times.ts";
import type { Locale, NamedPart } from "./locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { isNegated } from "./negations.ts";
import { alternatives, phrases } from "./phrases.ts";
import { cover, type Span, spanOf } from "./spans.ts";
import type { UnderstandingContext } from "./understanding-context.ts";

/** A time, a bound or a range as the words give it; which half of the day is meant is decided later. */
export interface FoundTime {
  readonly span: Span;
  readonly time: ClockTime;
  readonly to?: ClockTime;
  readonly bound?: "from" | "to";
  /** Further times joined by "or". */
  readonly others?: readonly ClockTime[];
}

export interface FoundTimes {
  readonly times: readonly FoundTime[];
  readonly part?: NamedPart;
  readonly partSpan?: Span;
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
  const candidates = findClockTimes(open, locale);
  const linked = link(candidates, open, locale);
  const wanted = linked.filter(({ span }) => !isNegated(folded, span, locale));
  const told = wanted.filter((one) => isTold(one, open, folded, locale));
  const answers = context.expecting === "time" ? wanted.filter((one) => isAnswer(one, open, locale)) : [];
  const sure = told.filter(({ time, to }) => time.sure || to !== undefined);
  const times = sure.length > 0 ? sure : told.length > 0 ? told : answers.slice(0, 1);
  const bounded = times.map((one) => withBound(one, open, locale));
  const rest = cover(
    open,
    times.map(({ span }) => span),
  );
  const [named] = [...rest.matchAll(patternsOf(locale).parts)];
  const part = named && locale.times.parts.find(({ words }) => words.includes(named[0]));
  return { times: bounded, ...(part && { part }), ...(named && { partSpan: spanOf(named) }) };
}

/** Joins "6" and "8pm" in "6-8pm", "7" and "7:30" in "7 or 7:30". */
function link(candidates: readonly ClockTime[], text: string, locale: Locale): FoundTime[] {
  const { to, and, or, rangeLead, alsoLead } = patternsOf(locale);
  const found: FoundTime[] = [];
  for (const time of candidates) {
    const last = found.at(-1);
    const between = last && text.slice(last.span.end, time.span.start);
    const isLed = last !== undefined && rangeLead.test(text.slice(0, last.span.start));
    if (last !== undefined && between !== undefined && last.to === undefined) {
      const span = { start: last.span.start, end: time.span.end };
      const isRange = to.test(between) && (isLed || last.time.sure || !alsoLead.test(between));
      if (isRange || (isLed && and.test(between))) {
        found[found.length - 1] = { ...last, span, to: time };
        continue;
      }
      if (or.test(between)) {
        found[found.length - 1] = { ...last, span, others: [...(last.others ?? []), time] };
        continue;
      }
    }
    found.push(splitRange(time));
  }
  return found;
}

function splitRange(time: ClockTime): FoundTime {
  if (time.rangeFrom === undefined) return { span: time.span, time };
  return {
    span: time.span,
    time: {
      span: time.span,
      hour: time.rangeFrom,
      minute: 0,
      fixed: time.rangeFrom > 12,
      padded: false,
      sure: false,
    },
    to: time,
  };
}

/** A bare number is a time only beside a word that says so. */
function isTold(found: FoundTime, open: string, folded: string, locale: Locale): boolean {
  const before = open.slice(0, found.span.start);
  const after = open.slice(found.span.end);
  const { lead, rangeLead, partBefore, partAfter, answerLead, suffix } = patternsOf(locale);
  if ([found.time, found.to, ...(found.others ?? [])].some((part) => part?.sure)) return true;
  if (lead.test(before) || suffix.test(after) || (found.to !== undefined && rangeLead.test(before)))
    return true;
  if (partBefore.test(folded.slice(0, found.span.start))) return true;
  return partAfter.test(folded.slice(found.span.end)) && !answerLead.test(before);
}

/** Or as the answer to the question for it. */
function isAnswer(found: FoundTime, open: string, locale: Locale): boolean {
  const before = open.slice(0, found.span.start);
  const { bookingLead, answerLead } = patternsOf(locale);
  if (bookingLead.test(before)) return false;
  return answerLead.test(before) || !/\p{L} $/u.test(before) || before.length < shortLead;
}

function withBound(found: FoundTime, text: string, locale: Locale): FoundTime {
  if (found.to !== undefined) return found;
  const { notBefore, notAfter, notBeforeSuffix, notAfterSuffix } = patternsOf(locale);
  const before = text.slice(0, found.span.start);
  const after = text.slice(found.span.end);
  if (notBefore.test(before) || notBeforeSuffix.test(after)) return { ...found, bound: "from" };
  if (notAfter.test(before) || notAfterSuffix.test(after)) return { ...found, bound: "to" };
  return found;
}

const patternsOf = memoizeByLocale((locale) => {
  const { times, party, intents } = locale;
  const before = (list: readonly string[]) =>
    new RegExp(`(?:^|[^\\p{L}\\p{N}])${alternatives(list)} ?$`, "u");
  const after = (list: readonly string[]) => new RegExp(`^,? ?${alternatives(list)}(?![\\p{L}])`, "u");
  const bound = (list: readonly string[]) =>
    new RegExp(`(?:^|[^\\p{L}\\p{N}])${alternatives(list)} ?(?:${alternatives(times.leads)} ?)?$`, "u");
  const bounds = [...times.notBefore, ...times.notAfter];
  const partWords = times.parts.flatMap(({ words }) => words);
  return {
    parts: phrases(partWords),
    /** In some languages "a" is both "at" and "to": then only a lead or a sure time makes a range. */
    alsoLead: new RegExp(
      `^ ${alternatives(times.rangeJoiners.filter((joiner) => times.leads.includes(joiner)))} `,
      "u",
    ),
    lead: before([...times.leads, ...bounds.filter((bound) => !times.answerLeads.includes(bound))]),
    rangeLead: before(times.rangeLeads),
    partBefore: new RegExp(
      `(?<![\\p{L}])${alternatives([...partWords, ...locale.dates.relative.flatMap(({ words, part }) => (part ? words : []))])},? $`,
      "u",
    ),
    partAfter: new RegExp(
      `^ ${alternatives(locale.dates.relative.flatMap(({ words, part }) => (part ? words : [])))}(?![\\p{L}])`,
      "u",
    ),
    bookingLead: new RegExp(
      `(?<![\\p{L}])${alternatives([...intents.bookNouns, ...party.people])} ${alternatives(times.answerLeads)} $`,
      "u",
    ),
    answerLead: before(times.answerLeads),
    to: new RegExp(
      `^(?: ?- ?| ${alternatives(times.rangeJoiners)} (?:${alternatives(times.leads)} )?)$`,
      "u",
    ),
    and: new RegExp(`^ ${alternatives(times.rangeAnd)} (?:${alternatives(times.leads)} )?$`, "u"),
    or: new RegExp(`^,? ${alternatives(times.or)} (?:${alternatives(times.leads)} )?$`, "u"),
    notBefore: bound(times.notBefore),
    notAfter: bound(times.notAfter),
    notBeforeSuffix: after(times.notBeforeSuffix),
    notAfterSuffix: after(times.notAfterSuffix),
    suffix: after([...times.notBeforeSuffix, ...times.notAfterSuffix]),
  };
});
