import type { Locale } from "#src/bot/languages/locale.ts";
import type { NamedPart } from "#src/bot/languages/time-words.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { isNegated } from "#src/bot/understanding/text/negations.ts";
import { alternatives, matchesIn, phrases } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import { type Phase, windowOf } from "./resolve-time.ts";

export interface FoundPart {
  readonly part: NamedPart;
  readonly span: Span;
}

/**
 * The part of the day the message names, with its bounds where a word beside it tells its beginning or end:
 * "late in the evening", "tonight early". `open` has the times covered; `folded` is the whole text, since a
 * word such as "tonight" was read as a day before.
 */
export function findPart(open: string, folded: string, locale: Locale): FoundPart | undefined {
  const { parts, past, corrected, afterWeekday } = patternsOf(locale);
  const all = matchesIn(open, parts).filter(
    (match) => !past.test(folded.slice(0, match.index)) && !isNegated(folded, spanOf(match), locale),
  );
  const [first, second] = all;
  const isTakenBack =
    second !== undefined &&
    corrected.test(folded.slice((first?.index ?? 0) + (first?.[0].length ?? 0), second.index));
  const named = isTakenBack ? second : first;
  const part = named && locale.times.parts.find(({ words }) => words.includes(named[0]));
  if (named !== undefined && part !== undefined) return withPhase(part, spanOf(named), folded, locale);
  const beside = matchesIn(folded, parts).find(
    ({ index }) => open.charAt(index) === "¦" && afterWeekday.test(folded.slice(0, index)),
  );
  const besideDay = beside && locale.times.parts.find(({ words }) => words.includes(beside[0]));
  if (beside !== undefined && besideDay !== undefined)
    return withPhase(besideDay, spanOf(beside), folded, locale);
  const day = findDayPart(folded, locale);
  if (day === undefined) return undefined;
  const found = withPhase(day.part, day.span, folded, locale);
  return found.part.from === undefined ? undefined : found;
}

/** The part that a word for a day names as well: "tonight". */
export function findDayPart(folded: string, locale: Locale): FoundPart | undefined {
  const [day] = matchesIn(folded, patternsOf(locale).days);
  const part = day && locale.dates.relative.find(({ words }) => words.includes(day[0]))?.part;
  return day && part && { part: { words: [], part }, span: spanOf(day) };
}

function withPhase(part: NamedPart, span: Span, folded: string, locale: Locale): FoundPart {
  if (part.from !== undefined) return { part, span };
  const { before, after } = patternsOf(locale);
  const leading = before.exec(folded.slice(Math.max(0, span.start - 40), span.start));
  const phase = phaseOf(leading) ?? phaseOf(after.exec(folded.slice(span.end)));
  if (phase === undefined) return { part, span };
  const start = leading === null ? span.start : span.start - leading[0].length;
  return { part: { ...part, ...windowOf(part.part, phase) }, span: { start, end: span.end } };
}

function phaseOf(match: RegExpExecArray | null): Phase | undefined {
  const { early, middle } = match?.groups ?? {};
  if (match === null) return undefined;
  return early !== undefined ? "early" : middle !== undefined ? "middle" : "late";
}

const patternsOf = memoizeByLocale(({ times, dates, intents }) => ({
  parts: phrases(times.parts.flatMap(({ words }) => words)),
  /** "No dinner after all, rather lunch". */
  corrected: new RegExp(
    `(?<![\\p{L}])${alternatives([...intents.rather, ...intents.correction])}(?![\\p{L}])`,
    "u",
  ),
  /** In "Sunday afternoon, the 29th" the part stands between the words of one day. */
  afterWeekday: new RegExp(
    `(?<![\\p{L}])${alternatives(dates.weekdays.flat().filter((name) => name.length > 3))}[.,]? $`,
    "u",
  ),
  /** "Last night" was. */
  past: new RegExp(`(?<![\\p{L}])${alternatives(dates.pastWords)} $`, "u"),
  days: phrases(dates.relative.flatMap(({ words, part }) => (part === undefined ? [] : words))),
  before: new RegExp(
    [
      `(?<![\\p{L}\\p{N}])(?:(?<early>${alternatives(times.early)})|(?<middle>`,
      `${alternatives(times.middle)})|(?<late>${alternatives(times.late)}))(?:`,
      "(?<=[-'])| )$",
    ].join(""),
    "u",
  ),
  after: new RegExp(
    `^,? (?:(?<early>${alternatives(times.earlyAfter)})|(?<late>${alternatives(times.lateAfter)}))(?![\\p{L}])`,
    "u",
  ),
}));
