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
  nl,
  pt,
  ru,
  sv,
  uk,
  vi,
  zh,
} from "chrono-node";
import { calendarDate } from "./found-date.ts";
import type { Span } from "./spans.ts";

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
  readonly time?: string;
  readonly to?: { readonly date?: Temporal.PlainDate; readonly time?: string };
}

type Parsed = ReturnType<Chrono["parse"]>[number]["start"];

const languages: Readonly<Record<string, Chrono>> = Object.fromEntries(
  Object.entries({ ar, de, en, es, fi, fr, id, it, ja, nl, pt, ru, sv, uk, vi, zh }).map(
    ([code, { casual }]) => [code, casual],
  ),
);

/** Parsers and refiners that read times or join them to dates; our own rules read times. */
const aboutTimes = /TimeExpression|CasualTime|SpecificTime|SlashDate|MergeDateTime|TimeUnitAgo|Timezone/;

const datesOnly: Readonly<Record<string, Chrono>> = Object.fromEntries(
  Object.entries(languages).map(([code, casual]) => [code, withoutTimes(casual)]),
);

/** Languages that chrono-node reads; for those without a locale of ours its answer is all there is. */
export function isReadByChrono(language: string): boolean {
  return Object.hasOwn(languages, language);
}

/** Dates that the words name; nothing about times. */
export function findDatesWithChrono(
  text: string,
  language: string,
  now: Temporal.ZonedDateTime,
): ChronoFinding[] {
  return parse(datesOnly[language], text, now).filter(
    ({ date, time }) => date !== undefined && time === undefined,
  );
}

/** Dates and times in a language we have no locale for. */
export function readWithChrono(text: string, language: string, now: Temporal.ZonedDateTime): ChronoFinding[] {
  return parse(languages[language], text, now);
}

function withoutTimes(casual: Chrono): Chrono {
  const chrono = casual.clone();
  chrono.parsers = chrono.parsers.filter((parser) => !aboutTimes.test(parser.constructor.name));
  chrono.refiners = chrono.refiners.filter((refiner) => !aboutTimes.test(refiner.constructor.name));
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
function timeOf(parsed: Parsed, words: string): string | undefined {
  const isClear = parsed.isCertain("minute") || parsed.isCertain("meridiem") || !/\d$/.test(words);
  if (!parsed.isCertain("hour") || !isClear) return undefined;
  const hour = parsed.get("hour");
  return hour === null
    ? undefined
    : `${String(hour % 24).padStart(2, "0")}:${String(parsed.get("minute") ?? 0).padStart(2, "0")}`;
}

function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });
}
