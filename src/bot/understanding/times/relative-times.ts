import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, countIn, matchesIn, phrases } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { defined } from "#src/lib/defined.ts";
import { lengthOfTime, minutesIn } from "./lengths-of-time.ts";
import { asksIfUnfit } from "./unfit-times.ts";

export interface FromNow {
  readonly span: Span;
  readonly minutes: number;
}

export interface TimeShift {
  readonly span: Span;
  readonly direction: "earlier" | "later";
  readonly minutes?: number;
}

/** "in two hours", "half an hour from now", "in 2 and a half hours", "a table for 2 now". */
export function findFromNow(
  text: string,
  locale: Locale,
  context: UnderstandingContext,
): FromNow | undefined {
  const now = findNow(text, locale, context);
  if (now !== undefined) return { span: now, minutes: 0 };
  const { inPhrases, inHours, inMinutes, inLength } = patternsOf(locale);
  const [measured] = matchesIn(text, inLength);
  const length = measured && minutesIn(measured.groups ?? {}, locale);
  if (measured !== undefined && length !== undefined) return { span: spanOf(measured), minutes: length };
  for (const [expression, minutes] of inPhrases) {
    const [match] = matchesIn(text, expression);
    if (match !== undefined) return { span: spanOf(match), minutes };
  }
  for (const [expression, unit] of [
    [inHours, 60],
    [inMinutes, 1],
  ] as const) {
    const [match] = matchesIn(text, expression);
    const count = match && countIn(match);
    if (match !== undefined && count !== undefined) return { span: spanOf(match), minutes: count * unit };
  }
  return undefined;
}

/** "Now" ends a first wish for a table, or answers when; elsewhere it only fills a sentence: "we are 3 now". */
function findNow(text: string, locale: Locale, { expecting, draft }: UnderstandingContext): Span | undefined {
  const { tableNow, nowParty, onlyNow } = patternsOf(locale);
  const isFresh = expecting === null && draft === undefined;
  const asksWhen = expecting === "date" || expecting === "time";
  const match = isFresh ? (tableNow.exec(text) ?? nowParty.exec(text)) : asksWhen ? onlyNow.exec(text) : null;
  const { before = "", now } = match?.groups ?? {};
  if (match === null || now === undefined) return undefined;
  const start = match.index + before.length;
  return { start, end: start + now.length };
}

/**
 * "an hour later", "push it back by an hour", "something earlier". A bare "later" is a wish only as an answer, and so is "7's too
 * early for us", which wants a later time.
 */
export function findTimeShift(text: string, locale: Locale, isAnswer: boolean): TimeShift | undefined {
  const { shift, moved, bare, asked } = patternsOf(locale);
  for (const expression of [shift, moved]) {
    const [match] = matchesIn(text, expression);
    if (match !== undefined) return toShift(match, locale);
  }
  const alone = bare.exec(text) ?? asked.exec(text) ?? findUnfit(text, locale);
  if (alone === null || !isAnswer) return undefined;
  return { span: spanOf(alone), direction: directionOf(alone) };
}

/** "7's too early for us", but not "is 12 too early?" nor "12, or is that too early?", which wish for that time. */
function findUnfit(text: string, locale: Locale): RegExpExecArray | null {
  const match = patternsOf(locale).unfit.exec(text);
  if (match === null) return null;
  return asksIfUnfit(text, spanOf(match), locale) ? null : match;
}

function toShift(match: RegExpMatchArray, locale: Locale): TimeShift {
  const minutes = minutesIn(match.groups ?? {}, locale);
  return { span: spanOf(match), direction: directionOf(match), ...defined({ minutes }) };
}

function directionOf({ groups }: RegExpMatchArray): TimeShift["direction"] {
  return groups?.["later"] === undefined ? "earlier" : "later";
}

const patternsOf = memoizeByLocale((locale) => {
  const { times, intents } = locale;
  const { people, weakPhrases } = locale.party;
  const start = "(?<![\\p{L}\\p{N}])";
  const end = "(?![\\p{L}\\p{N}])";
  const direction = `(?:(?<later>${alternatives(times.later)})|(?<earlier>${alternatives(times.earlier)}))`;
  const lone = [
    `(?<later>${alternatives([...times.later, ...times.laterOne])})`,
    `(?<earlier>${alternatives([...times.earlier, ...times.earlierOne])})`,
  ].join("|");
  const possible = `(?:${alternatives(intents.offered)}|\\p{L}{1,3})`;
  const before = `(?:(?<later>${alternatives(times.laterBefore)})|(?<earlier>${alternatives(times.earlierBefore)}))`;
  const length = lengthOfTime(locale);
  const filler = `(?:${alternatives([...intents.fillers, ...intents.deny, ...intents.affirm, ...locale.choices.preferably])},? )?`;
  const now = `(?<now>${alternatives(times.now)})`;
  const courtesy = `(?:,? ${alternatives([...intents.fillers, ...intents.thanks])}){0,2}[.!? ]*$`;
  const leads = weakPhrases.filter((phrase) => phrase.endsWith("#"));
  const party = `${alternatives(leads.map((phrase) => phrase.slice(0, -1)))}\\d{1,2}(?: ${alternatives(people)})?`;
  const noun = alternatives(intents.bookNouns);
  /** "A table for 2 now", "table, 2 people, now", "anything for 2 now". */
  const any = alternatives([...intents.bookNouns, ...times.shiftLeads]);
  const table = `${any}[,.]?(?: \\p{L}{1,5})? \\d{1,2}(?: ${alternatives(people)})?`;
  return {
    tableNow: new RegExp(
      `(?<before>${start}${table}[ ,.]{1,3})${now}(?=${courtesy}|[,.!;]| (?:\\p{L}{1,4} )?¦)`,
      "u",
    ),
    /** "A table right now for 2". */
    nowParty: new RegExp(`(?<before>${start}${noun} )${now}(?= ${party})`, "u"),
    onlyNow: new RegExp(`^(?<before>${filler}${filler})${now}(?=${courtesy})`, "u"),
    inPhrases: Object.entries(times.inPhrases).map(
      ([phrase, minutes]) => [phrases([phrase]), minutes] as const,
    ),
    inHours: phrases(times.inHours),
    inMinutes: phrases(times.inMinutes),
    inLength: new RegExp(`${start}${alternatives(times.inLeads)} ${length}(?! ${direction})${end}`, "gu"),
    /** "7:30 or a bit later" is from then on. */
    shift: new RegExp(
      [
        `${start}(?<![\\p{L}\\p{N}¦] ${alternatives(times.or)} (?:an? )?)(?:${length}|${alternatives(times.shiftLeads)}) ${direction}`,
        `${end}(?! `,
        `${alternatives(times.partJoiners.filter((joiner) => joiner !== ""))}(?!\\p{L}))`,
      ].join(""),
      "gu",
    ),
    unfit: new RegExp(
      [
        `(?:(?<![\\p{L}\\d¦])\\d[\\d:.h]{0,4}(?: ?${alternatives([...times.clock, ...times.am, ...times.pm])})?(?:'s)?(?: [\\p{L}']{1,8}){0,3} )?`,
        `${start}(?:(?<later>${alternatives(times.tooEarly)})|(?<earlier>${alternatives(times.tooLate)}))${end}`,
        /** "It's too early to say." */
        `(?! ${alternatives(times.tooSoonTo)} \\p{L})`,
      ].join(""),
      "u",
    ),
    moved: new RegExp(`${start}${before} ?${length}${end}`, "gu"),
    /** "Any chance later?", "phew, and later?", "plus tard, c'est possible ?" */
    asked: new RegExp(
      `^${filler}(?:${possible}[' ]){0,4}(?:${lone})(?:,?[' ]${possible}){0,3} ?\\?[ !?]{0,3}$`,
      "u",
    ),
    bare: new RegExp(
      `^${filler}${filler}${filler}(?:${lone})(?: ${alternatives(intents.fillers)})?[.!? ]*$`,
      "u",
    ),
  };
});
