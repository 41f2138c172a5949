import {
  ar,
  type Chrono,
  type Component,
  de,
  en,
  es,
  fi,
  fr,
  id,
  it,
  ja,
  pt,
  ru,
  uk,
  vi,
  zh,
} from "chrono-node";
import type { Span } from "#src/bot/understanding/text/spans.ts";
import { calendarDate } from "./found-date.ts";

/**
 * The one door to chrono-node. It ignores IANA zones and would fall back to the machine's, so it gets the
 * offset in force at `now`, and its components are read one by one: its own `Date` is never used.
 */
export interface ChronoFinding {
  readonly span: Span;
  readonly text: string;
  readonly date?: Temporal.PlainDate;
  /** Whether the words name a weekday alone. */
  readonly weekdayOnly: boolean;
  readonly time?: ChronoTime;
  readonly to?: { readonly date?: Temporal.PlainDate; readonly time?: ChronoTime };
}

export interface ChronoTime {
  readonly hour: number;
  readonly minute: number;
  /** Whether the words tell which half of the day is meant. */
  readonly fixed: boolean;
}

type Parsed = ReturnType<Chrono["parse"]>[number]["start"];

const languages: Readonly<Record<string, Chrono>> = Object.fromEntries(
  Object.entries({ ar, de, en, es, fi, fr, id, it, ja, pt, ru, uk, vi, zh }).map(([code, { casual }]) => [
    code,
    casual,
  ]),
);

/** Joins dates to times, which our own rules read. */
const aboutTimes = /MergeDateTime|Timezone/;

/** Reads chains of durations ("1 hour 20 minutes") in a time that grows with every link to twice as much. */
const readsDurations = /TimeUnit/;
/** So few words and numbers hold at most eight durations, which takes a fraction of a millisecond. */
const mostWordsWithDurations = 16;

const weekdaysOnly = eachLanguage((casual) =>
  withParts(
    casual,
    (parser) => parser.includes("Weekday"),
    (refiner) => !aboutTimes.test(refiner),
  ),
);

const withoutDurations = eachLanguage((casual) =>
  withParts(casual, (parser) => !readsDurations.test(parser)),
);

/** Languages that chrono-node reads; for those without a locale of ours its answer is all there is. */
export function isReadByChrono(language: string): boolean {
  return Object.hasOwn(languages, language);
}

/** Weekdays that the words name, and ranges of them; nothing about times. */
export function findDatesWithChrono(
  text: string,
  language: string,
  now: Temporal.ZonedDateTime,
): ChronoFinding[] {
  return parse(weekdaysOnly[language], text, now).filter(
    ({ date, time }) => date !== undefined && time === undefined,
  );
}

/** Dates and times in a language we have no locale for; in a long message no "in 3 days". */
export function readWithChrono(text: string, language: string, now: Temporal.ZonedDateTime): ChronoFinding[] {
  const words = text.match(/\p{L}+|\d+/gu)?.length ?? 0;
  return parse((words > mostWordsWithDurations ? withoutDurations : languages)[language], text, now);
}

function eachLanguage(change: (casual: Chrono) => Chrono): Readonly<Record<string, Chrono>> {
  return Object.fromEntries(Object.entries(languages).map(([code, casual]) => [code, change(casual)]));
}

/** chrono-node has no names for its parts but those of their classes. */
function withParts(
  casual: Chrono,
  keepsParser: (name: string) => boolean,
  keepsRefiner: (name: string) => boolean = () => true,
): Chrono {
  const chrono = casual.clone();
  chrono.parsers = chrono.parsers.filter((parser) => keepsParser(parser.constructor.name));
  chrono.refiners = chrono.refiners.filter((refiner) => keepsRefiner(refiner.constructor.name));
  return chrono;
}

function parse(chrono: Chrono | undefined, text: string, now: Temporal.ZonedDateTime): ChronoFinding[] {
  if (chrono === undefined) return [];
  const reference = { instant: new Date(now.epochMilliseconds), timezone: now.offsetNanoseconds / 60e9 };
  return chrono.parse(text, reference, { forwardDate: true }).map(({ index, text: words, start, end }) => {
    const date = dateOf(start);
    const time = timeOf(start, words);
    const to = end
      ? { ...optional("date", dateOf(end)), ...optional("time", timeOf(end, words)) }
      : undefined;
    return {
      span: { start: index, end: index + words.length },
      text: words,
      weekdayOnly: start.isCertain("weekday") && !start.isCertain("day"),
      ...optional("date", date),
      ...optional("time", time),
      ...optional("to", to),
    };
  });
}

/** Only what the words state: a month alone or a time alone names no day. */
function dateOf(parsed: Parsed): Temporal.PlainDate | undefined {
  if (!parsed.isCertain("day") && !parsed.isCertain("weekday")) return undefined;
  const [year, month, day] = (["year", "month", "day"] satisfies Component[]).map((component) =>
    parsed.get(component),
  );
  return year == null || month == null || day == null ? undefined : calendarDate(year, month, day);
}

/** Words that end in a bare hour may mean any number: a time has minutes, its half of the day, or an "o'clock". */
function timeOf(parsed: Parsed, words: string): ChronoTime | undefined {
  const isClear = parsed.isCertain("minute") || parsed.isCertain("meridiem") || !/\d$/.test(words);
  if (!parsed.isCertain("hour") || !isClear) return undefined;
  const hour = parsed.get("hour");
  const fixed = parsed.isCertain("meridiem") || hour === 0;
  return hour === null ? undefined : { hour: hour % 24, minute: parsed.get("minute") ?? 0, fixed };
}

function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });
}
