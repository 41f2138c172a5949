import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";
import type { DayPart } from "#src/bot/understanding/understood.ts";

/** An hour and minute as written; `hour` up to 12 without `half` may mean either half of the day. */
export interface ClockTime {
  readonly span: Span;
  readonly hour: number;
  readonly minute: number;
  readonly half?: "am" | "pm";
  /** Written so that only one time of day is meant: "19:00", "noon". */
  readonly fixed: boolean;
  /** Written with a leading zero, as a 24-hour clock has it; only a part of the day overrules that. */
  readonly padded: boolean;
  /** Twelve with its minutes in digits, "12:45", which is after noon. */
  readonly isNoon?: true;
  /** The part of the day said with it: "8 in the evening". */
  readonly part?: DayPart;
  /** Whether the form alone tells a time; a bare number needs a word or a question that makes it one. */
  readonly sure: boolean;
  /** Nothing but a part of the day directly after it makes a time of it: "3 para comer" may be three people. */
  readonly onlyByPart?: boolean;
  /** The end of a range that the minutes' words may be instead: "7 to 9" is not seven minutes to nine. */
  readonly rangeFrom?: number;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** The last hour that the night may have: "5 in the morning" is said otherwise. */
const lastOfNight = 4;

/** "3 Uhr nachts" and "nachts um 3" are after midnight, though other hours of a night are the evening's. */
function ofNight(time: ClockTime, part: string | undefined, before: string, locale: Locale): ClockTime {
  if (time.hour > lastOfNight || time.half !== undefined || time.fixed) return time;
  const { night = [] } = locale.times;
  const led = patternsOf(locale).nightBefore.exec(before);
  const isLed = led !== null && (time.sure || led[1] !== undefined);
  return isLed || night.includes(part ?? "") ? { ...time, half: "am" } : time;
}

/** Everything that looks like a clock time, bare numbers included, in the order of the text. */
export function findClockTimes(text: string, locale: Locale): ClockTime[] {
  const { clock, plain, notATime } = patternsOf(locale);
  const found: ClockTime[] = [];
  clock.lastIndex = 0;
  for (let match = clock.exec(text); match !== null; match = clock.exec(text)) {
    let time = readClock(match, text, locale);
    if (time === undefined && match.groups?.["counted"] !== undefined) {
      plain.lastIndex = match.index;
      const hour = plain.exec(text);
      time = hour === null ? undefined : readClock(hour, text, locale);
    }
    const isOther = time === undefined || (!time.sure && notATime.test(text.slice(time.span.end)));
    if (time !== undefined && !isOther) {
      found.push(time);
      clock.lastIndex = time.span.end;
    } else clock.lastIndex = match.index + Math.max(1, /^\d*/.exec(match[0])?.[0].length ?? 1);
  }
  return found;
}

function readClock(match: RegExpExecArray, text: string, locale: Locale): ClockTime | undefined {
  const groups: Groups = match.groups ?? {};
  const before = text.slice(0, match.index);
  const isSplit =
    groups["separator"] === " " && Number(groups["hour"]) <= 12 && patternsOf(locale).partyLead.test(before);
  if (isPartyOfEvening(groups, before, locale)) return undefined;
  const span = { start: match.index, end: match.index + match[0].length };
  const time = isSplit || isHourOfDay(groups, before) ? undefined : toClockTime(groups, span, locale);
  return time && ofNight(time, groups["part"], before, locale);
}

/** "For four in the evening" wants a table for 4: nobody calls so early or so late an hour the evening's. */
function isPartyOfEvening(
  { part, hour, minute, joiner, ...others }: Groups,
  before: string,
  locale: Locale,
): boolean {
  const isBare =
    hour !== undefined &&
    minute === undefined &&
    ["am", "pm", "clock", "about", "after", "plus", "minus", "before", "counted"].every(
      (name) => others[name] === undefined,
    );
  const isEvening = part !== undefined && ["evening", "night"].includes(partNamed(part, locale) ?? "");
  return isBare && isEvening && Number(hour) <= lastOfNight && patternsOf(locale).countLead.test(before);
}

/** The Dutch "vrijdag 20 voor 4", without "om", wants a table for 4 at eight rather than one at 15:40. */
function isHourOfDay({ counted, to, minuteWord, hour, separator }: Groups, before: string): boolean {
  const isBare = to !== undefined && minuteWord === undefined && separator === undefined;
  return isBare && Number(counted) > 12 && Number(hour) <= mostBesideHour && /¦,? $/.test(before);
}

/** From here on the minutes are those of an evening's hour: "20 voor 8". */
const mostBesideHour = 6;

function toClockTime(groups: Groups, span: Span, locale: Locale): ClockTime | undefined {
  const part = groups["part"] === undefined ? undefined : partNamed(groups["part"], locale);
  const named = groups["noon"] ? 12 : groups["midnight"] ? 0 : undefined;
  const written = named ?? Number(groups["hour"] ?? groups["longHour"]);
  const minute = Number(
    groups["minute"] ?? groups["longMinute"] ?? groups["lateMinute"] ?? groups["noonMinute"] ?? 0,
  );
  const half = groups["am"] ? "am" : groups["pm"] ? "pm" : undefined;
  if (written > 24 || (half === "am" && written > 12)) return undefined;
  const spoken = offsetOf(groups, locale);
  const base = { span, ...(part && { part }) };
  const counted = Number(groups["counted"]);
  const isMinute =
    groups["minuteWord"] !== undefined ||
    !locale.times.rangeJoiners.includes(groups["to"] ?? "") ||
    named !== undefined ||
    (written <= counted && minute === 0 && counted % 5 === 0);
  const isRange = groups["to"] !== undefined && !isMinute;
  if (isRange && counted <= 24) {
    const end =
      (written * 60 + minute + (locale.times.before[groups["secondBefore"] ?? ""] ?? 0) + 720) % 720;
    return {
      ...base,
      hour: written > 12 ? written : Math.floor(end / 60) || 12,
      minute: end % 60,
      ...(half && { half }),
      fixed: written > 12,
      padded: false,
      sure: isSure(groups),
      rangeFrom: counted,
    };
  }
  const isUncounted = groups["counted"] !== undefined && groups["minuteWord"] === undefined;
  if (isUncounted && !isRange && counted % 5 !== 0) return undefined;
  const total = ((written % 24) * 60 + minute + spoken + 1440) % 1440;
  const fixed = named !== undefined || written > 12 || written === 0;
  const besidePart = { ...groups, part: undefined };
  const onlyByPart =
    part !== undefined &&
    (groups["joiner"] === undefined || part === "lunch") &&
    !isSure(besidePart) &&
    spoken === 0 &&
    !named;
  const keepsTwelve = !fixed && written === 12 && spoken >= 0;
  const hour = keepsTwelve ? 12 : Math.floor(total / 60);
  return {
    ...base,
    hour: hour === 0 && !fixed ? 12 : hour,
    minute: total % 60,
    ...(half && !(written > 12) && { half }),
    fixed,
    ...(written === 12 && minute > 0 && spoken === 0 && { isNoon: true as const }),
    padded: /^0\d$/.test(groups["hour"] ?? groups["longHour"] ?? ""),
    sure: isSure(groups) || spoken !== 0 || named !== undefined,
    ...(onlyByPart && { onlyByPart }),
  };
}

function isSure(groups: Groups): boolean {
  const certain = ["am", "pm", "clock", "about", "part"].some((name) => groups[name] !== undefined);
  /** The other minutes may as well be a month ("19.10"), a price ("12.50") or a decimal ("4.2"). */
  const isDotted = groups["separator"] === "." && /^(?:00|[1-4]5|[234]0|55)$/.test(groups["minute"] ?? "");
  return certain || isDotted || [":", "h", "u"].includes(groups["separator"]?.trim() ?? "");
}

/** Minutes that words add to the written hour: "half past", "10 to", "y media". */
function offsetOf(groups: Groups, { times }: Locale): number {
  const before = times.before[groups["before"] ?? groups["secondBefore"] ?? ""] ?? 0;
  const after = times.after[groups["after"] ?? ""] ?? 0;
  const counted = Number(groups["counted"] ?? 0) * (groups["to"] === undefined ? 1 : -1);
  const added = Number(groups["plus"] ?? 0) - Number(groups["minus"] ?? 0);
  return before + after + counted + added;
}

function partNamed(words: string, locale: Locale): DayPart | undefined {
  return locale.times.parts.find((entry) => entry.words.includes(words))?.part;
}

const patternsOf = memoizeByLocale((locale) => {
  const { times, party } = locale;
  /** No part of a code ("AB-12"), but of a range written together ("19h-21h", "7pm-9pm"). */
  const start = "(?<![\\p{L}\\p{N}.,:/%€\\u0092$£+]|(?<!\\d ?\\p{L}{0,4})\\p{L}-)";
  const end = "(?![\\p{L}\\p{N}%€\\u0092$£]|[:/]\\d|[.,]\\d)";
  const pieces = {
    counted: [
      "(?<counted>[0-5]?\\d)(?: ?(?<minuteWord>",
      `${alternatives(times.minuteWords)}))? (?:(?<past>`,
      `${alternatives(times.minutePast)})|(?<to>`,
      `${alternatives(times.minuteTo)})) (?:(?<secondBefore>`,
      `${alternatives(Object.keys(times.before))}) )?`,
    ].join(""),
    before: `(?<before>${alternatives(Object.keys(times.before))}) `,
    number: [
      "(?:(?<longHour>[01]\\d|2[0-4]|[1-9])(?<longMinute>[0-5]\\d)(?!\\d)|(?<hour>[01]?\\d|",
      "2[0-4])(?:(?<separator>[:.]|: | ?[hu] ?| : ?|-(?=(?:15|30|45) ?(?:am|pm))|",
      " )(?<minute>[0-5]\\d)(?::[0-5]\\d)?(?!\\d))?(?!\\d))",
    ].join(""),
    after: [
      `(?: (?:(?<after>${alternatives(Object.keys(times.after))})|`,
      `${alternatives(times.plusMinutes)} (?<plus>[0-5]?\\d)|`,
      `${alternatives(times.minusMinutes)} (?<minus>[0-5]?\\d))(?![\\p{L}\\p{N}]))?`,
    ].join(""),
    clock: `(?: ?(?<clock>${alternatives(times.clock)})(?![\\p{L}])(?: (?<lateMinute>[0-5]\\d)(?!\\d))?)?`,
    about: `(?:[ -]?(?<about>${alternatives(times.approximately)})(?![\\p{L}]))?`,
    half: `(?:[ .]?(?:(?<am>${alternatives(times.am)})|(?<pm>${alternatives(times.pm)}))(?![\\p{L}]))?`,
    part: [
      "(?:,? ?(?:(?<joiner>",
      `${alternatives(times.partJoiners.filter((joiner) => joiner !== ""))}) )`,
      `${times.partJoiners.includes("") ? "?" : ""}(?<part>`,
      `${alternatives(times.parts.flatMap(({ words }) => words))})(?![\\p{L}]))?`,
    ].join(""),
  };
  const { counted, before, number, after, clock, about, half, part } = pieces;
  const noonMinutes = `(?: (?<noonMinute>${alternatives(times.noonMinutes ?? [])})(?! ?${alternatives(party.people)}(?![\\p{L}])))?`;
  const named = `(?:(?<noon>${alternatives(times.noon)})|(?<midnight>${alternatives(times.midnight)}))${noonMinutes}`;
  const written = `(?:(?:${number}${clock}${after}${about}${half})|${named}${after})${part}${end}`;
  return {
    clock: new RegExp(`${start}(?:${counted}|${before})?${written}`, "gu"),
    /** The Dutch "1 voor 2" may be an hour and a party, which are no minutes. */
    plain: new RegExp(written, "uy"),
    nightBefore: new RegExp(
      `(?<![\\p{L}])${alternatives(times.night ?? [])},? (${alternatives(times.leads)} )?$`,
      "u",
    ),
    notATime: new RegExp(
      [
        `^(?: ?- ?\\d{1,3})? ?(?:${alternatives([...party.adjectives])} )?`,
        `${alternatives([...party.people, ...party.otherUnits.filter((unit) => !times.clock.includes(unit))])}`,
        "(?![\\p{L}])",
      ].join(""),
      "u",
    ),
    countLead: new RegExp(`(?<![\\p{L}])${alternatives(party.selfLeads)} $`, "u"),
    partyLead: new RegExp(`(?<![\\p{L}])${alternatives(times.answerLeads)} $`, "u"),
  };
});
