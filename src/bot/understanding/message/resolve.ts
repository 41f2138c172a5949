import type { NamedPart } from "#src/bot/languages/time-words.ts";
import type { FoundDate } from "#src/bot/understanding/dates/found-date.ts";
import type { FoundName } from "#src/bot/understanding/guest/found-name.ts";
import type { FoundWish } from "#src/bot/understanding/intent/notes/wishes.ts";
import type { FoundParty } from "#src/bot/understanding/party/found-party.ts";
import { changedParty } from "#src/bot/understanding/party/party-change.ts";
import type { FoundPartyChange } from "#src/bot/understanding/party/who-comes.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";
import type { ClockTime } from "#src/bot/understanding/times/clock-times.ts";
import type { FoundTime } from "#src/bot/understanding/times/found-time.ts";
import { atMeal } from "#src/bot/understanding/times/meal-times.ts";
import type { FromNow, TimeShift } from "#src/bot/understanding/times/relative-times.ts";
import {
  nightEnds,
  partWindows,
  resolveEnd,
  resolveTime,
} from "#src/bot/understanding/times/resolve-time.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type {
  DayEnd,
  DayPart,
  OpenReadings,
  SecondChoice,
  Understood,
} from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** All that the rules found, before the context decides what it means. */
export interface Found {
  readonly dates: readonly FoundDate[];
  readonly times: readonly FoundTime[];
  /** Times for where those are not to be had; days among `dates` say so themselves. */
  readonly secondTimes?: readonly FoundTime[];
  /** Where the message corrects itself: of the values around such a place, the last counts. */
  readonly corrections: readonly number[];
  /** Of several values the last counts: "move it from 7 to 8". */
  readonly changes: boolean;
  /** Of "from 7 to 8" the second is wanted: a visit is moved there. */
  readonly moves: boolean;
  /** Where that begins which is asked of a booking that is told before it. */
  readonly askedFrom?: number;
  /** The same, where what is told of it is that it is dropped. */
  readonly insteadFrom?: number;
  readonly part?: NamedPart;
  readonly partSpan?: Span;
  readonly fromNow?: FromNow;
  readonly dayEnd?: DayEnd;
  readonly firstFree?: true;
  readonly shift?: TimeShift;
  /** The same, where the time that is wanted first is not to be had. */
  readonly secondShift?: TimeShift;
  /** The time that is known: "Sunday, same time". */
  readonly sameTime?: readonly Span[];
  readonly party?: FoundParty;
  /** So many tables for a party of that size each. */
  readonly tables?: number;
  /** So many more (or fewer, below zero) than known; absent where a size is stated. */
  readonly partyChange?: FoundPartyChange;
  readonly choice?: number;
  readonly name?: FoundName;
  readonly phone?: string;
  readonly email?: string;
  readonly venueId?: number;
  readonly scenarioName?: string;
  readonly scenarioAsked?: string;
  readonly wishes?: readonly FoundWish[];
  /** What is asked about the house beside all that. */
  readonly sideTopics?: readonly Topic[];
  /** The message with the values that were read made unreadable. */
  readonly rest?: string;
}

export type Values = Omit<Understood, "intent">;

export function resolve({ dates: days, ...all }: Found, context: UnderstandingContext): Values {
  const found = { ...all, dates: days.filter(({ isSecond }) => !isSecond) };
  const secondDays = days.filter(({ isSecond }) => isSecond);
  const named = resolveDate({ ...found, dates: withoutBooked(found, context) });
  const offered = offeredTime(found, context);
  const time: TimeValues = offered ?? resolveTimes(withSharedTime(found, secondDays), named.date, context);
  const date = withNextDay(named, time, found);
  const moment = found.fromNow === undefined ? undefined : fromNow(found.fromNow, context);
  const { firstName, lastName, half, replaced: insteadOfName } = found.name ?? {};
  const halfOfName = firstName === undefined || lastName === undefined ? half : undefined;
  const partySize = found.party?.size ?? changedParty(found.partyChange, context);
  const otherwise = [
    ...secondChoices(secondDays, found, timeOf(time), context),
    ...shiftedChoice(found, timeOf(time) ?? context.draft?.time),
  ];
  const dates = date.openReadings?.dates;
  const times = time.openReadings?.times;
  const { openReadings: _dates, ...dateValues } = date;
  const { openReadings: _times, ...timeValues } = time;
  return {
    ...defined({ partySize, partyFrom: found.party?.least, tables: found.tables }),
    ...(found.partyChange && changeOfUnknown(found.partyChange, partySize, dateValues.date, context)),
    ...dateValues,
    ...(moment ??
      (isShiftOfKnown(found, timeValues, context) ? {} : timeOrKnown(timeValues, found, context))),
    ...(time.time === undefined && defined({ dayEnd: found.dayEnd })),
    ...defined({ firstFree: found.firstFree }),
    ...(otherwise.length > 0 && { otherwise }),
    ...(found.shift && { timeShift: found.shift.direction }),
    ...defined({
      shiftMinutes: found.shift?.minutes,
      firstName,
      lastName,
      halfOfName,
      insteadOfName,
      phone: found.phone,
      email: found.email,
      venueId: found.venueId,
      scenarioName: found.scenarioName,
    }),
    ...(isOffered(found.choice, context) && offered === undefined && { choice: found.choice }),
    ...((dates || times) && { openReadings: { ...(dates && { dates }), ...(times && { times }) } }),
  };
}

/** "Friday, or else Saturday, at 8": the only time that is said, after both days, is that of both. */
function withSharedTime(
  found: Omit<Found, "dates"> & { readonly dates: readonly FoundDate[] },
  seconds: readonly FoundDate[],
) {
  const { times, secondTimes = [], dates } = found;
  const [only, ...others] = secondTimes;
  const isAfterAll = only !== undefined && seconds.every(({ span }) => span.end <= only.span.start);
  const isShared = others.length === 0 && isAfterAll && seconds.length > 0 && dates.length > 0;
  return times.length === 0 && isShared ? { ...found, times: [only] } : found;
}

/** "Sunday, same time": the one that is known, where no other is said. */
function timeOrKnown(values: TimeValues, { sameTime }: Found, { draft }: UnderstandingContext): TimeValues {
  return Object.keys(values).length === 0 && sameTime ? defined({ time: draft?.time }) : values;
}

/** "We can't make 7, could it be an hour later?": the time that is known is only what it is later than. */
function isShiftOfKnown({ shift }: Found, { time }: TimeValues, { draft }: UnderstandingContext): boolean {
  return shift?.minutes !== undefined && time !== undefined && time === draft?.time;
}

/** By how many is not known, or of a booking that is yet to be looked up: that of another day than the one that is known. */
function changeOfUnknown(
  { by }: FoundPartyChange,
  partySize: number | undefined,
  date: string | undefined,
  { draft, expecting, tablePicked }: UnderstandingContext,
): Values {
  if (by === undefined) return partySize === undefined ? { recounts: true } : {};
  const isOfOtherDay = draft?.date !== undefined && date !== undefined && date !== draft.date;
  const isUnknown = draft === undefined || (isOfOtherDay && !tablePicked);
  return isUnknown && expecting === null ? { partyChange: by } : {};
}

function isOffered(
  choice: number | undefined,
  { expecting, offers, venues }: UnderstandingContext,
): choice is number {
  if (expecting === "confirm") return choice !== undefined;
  const most = offers?.length ?? venues?.length ?? Number.POSITIVE_INFINITY;
  return choice !== undefined && choice <= most;
}

type DateValues = Pick<Values, "date" | "dateTo" | "openReadings">;
type TimeValues = Pick<Values, "time" | "timeFrom" | "timeTo" | "part" | "openReadings">;

/** "Rather today, tomorrow I'm tired" corrects nothing: what corrects stands behind the value that it corrects. */
function takesLast(values: readonly { readonly span: Span }[], { corrections, changes }: Found): boolean {
  const [first] = values;
  return first !== undefined && (changes || corrections.some((at) => at >= first.span.start));
}

/** "Friday I have to work, could it be Saturday at the same time?": the booking's own day is the one that it moves from. */
function withoutBooked(
  { dates, changes, moves, sameTime }: Found,
  { draft, expecting }: UnderstandingContext,
): readonly FoundDate[] {
  const others = dates.filter(({ date }) => date.toString() !== draft?.date);
  const isMoved = expecting === null && (changes || moves || sameTime !== undefined);
  return isMoved && others.length === 1 ? others : dates;
}

/** Several days that nothing joins are all possible; a correction means the last. */
function resolveDate(found: Found): DateValues {
  const { dates, moves } = found;
  const prefersLast = takesLast(dates, found);
  const chosen = prefersLast ? dates.at(-1) : dates[0];
  if (chosen === undefined) return {};
  if (moves && chosen.kind === "joined" && chosen.to !== undefined) return { date: chosen.to.toString() };
  const others = prefersLast ? [] : dates.slice(1).map(({ date }) => date);
  const readings = [chosen.date, ...(chosen.others ?? []), ...others].map(String);
  const unique = [...new Set(readings)];
  return {
    date: chosen.date.toString(),
    ...(chosen.to && { dateTo: chosen.to.toString() }),
    ...(unique.length > 1 && { openReadings: { dates: unique } }),
  };
}

/** "Tonight at 12" is the next day's first hour, and so is "Saturday night at 1"; "Saturday, 1 at night" is Saturday's. */
function withNextDay(day: DateValues, { time }: TimeValues, { part, dates, times }: Found): DateValues {
  const named = part?.part ?? dates.find((one) => one.part !== undefined)?.part;
  const isEvening = named === "evening" || named === "night";
  const isOfHour = times.some((one) => one.time.part !== undefined);
  if (time === undefined || time >= nightEnds || !isEvening || isOfHour) return day;
  const next = (date: string) => Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  const { date, openReadings } = day;
  return {
    ...day,
    ...(date !== undefined && { date: next(date) }),
    ...(openReadings?.dates && { openReadings: { dates: openReadings.dates.map(next) } }),
  };
}

/** "Saturday evening, no wait, Sunday lunch": the evening goes with its day, where a way to dine is named instead. */
function isPartTakenBack({ partSpan, corrections, dates, scenarioName }: Found): boolean {
  if (partSpan === undefined || scenarioName === undefined) return false;
  return corrections.some((at) => partSpan.end <= at && dates.some(({ span }) => at <= span.start));
}

function resolveTimes(found: Found, date: string | undefined, context: UnderstandingContext): TimeValues {
  const chosen = takesLast(found.times, found) ? found.times.at(-1) : found.times[0];
  const named = isPartTakenBack(found) ? undefined : found.part;
  const part = named?.part ?? found.dates.find((one) => one.part !== undefined)?.part;
  if (chosen === undefined) return part === undefined ? {} : partValues(named, part);
  const { time, to, bound, others = [] } = chosen;
  const later = others.at(-1);
  const hinted = atMeal(inherited(time, to ?? later), part ? undefined : found.scenarioName, context);
  const { time: first, other } = resolveTime(hinted, part, date, context);
  if (to !== undefined) {
    if (found.moves && chosen.mayMove) return { time: resolveTime(to, part, date, context).time };
    return { timeFrom: first, timeTo: resolveEnd(to, first, part) };
  }
  if (bound === "from") return { timeFrom: first };
  if (bound === "to") return { timeTo: first };
  const readings = [first, ...(other ? [other] : []), ...others.map((one) => resolveEnd(one, first, part))];
  const openReadings: OpenReadings = { times: [...new Set(readings)] };
  return { time: first, ...(readings.length > 1 && { openReadings }) };
}

const timeOf = ({ time, timeFrom }: TimeValues): string | undefined => time ?? timeFrom;

/** "Otherwise half an hour later", from the time that is wanted first. */
function shiftedChoice({ secondShift }: Found, wanted: string | undefined): SecondChoice[] {
  const { minutes, direction } = secondShift ?? {};
  if (minutes === undefined || wanted === undefined) return [];
  const time = Temporal.PlainTime.from(wanted).add({ minutes: direction === "later" ? minutes : -minutes });
  return [{ time: time.toString({ smallestUnit: "minute" }) }];
}

/** Days and times that stand in for those wanted first; a time said after such a day is that day's. */
function secondChoices(
  days: readonly FoundDate[],
  { secondTimes = [], part }: Found,
  first: string | undefined,
  context: UnderstandingContext,
): SecondChoice[] {
  const timeIn = ({ time }: FoundTime, date: string | undefined) => {
    const isLater = time.half === undefined && !time.fixed && !time.padded && first !== undefined;
    return isLater ? sameHalf(time, first) : resolveTime(time, part?.part, date, context).time;
  };
  const withDay = days.map(({ date, span }, index): SecondChoice => {
    const until = days[index + 1]?.span.start ?? Number.POSITIVE_INFINITY;
    const own = secondTimes.find(({ span: { start } }) => span.end <= start && start < until);
    return { date: date.toString(), ...(own && { time: timeIn(own, date.toString()) }) };
  });
  const start = days[0]?.span.start ?? Number.POSITIVE_INFINITY;
  const alone = secondTimes.filter(({ span }) => span.end <= start);
  return [...alone.map((one) => ({ time: timeIn(one, undefined) })), ...withDay];
}

/** "8" beside 19:00 is 20:00, and beside 9:00 in the morning 8:00. */
function sameHalf({ hour, minute }: ClockTime, first: string): string {
  const isLate = first >= "12:00" && !(hour === 11 && first < "13:00");
  return new Temporal.PlainTime((hour % 12) + (isLate ? 12 : 0), minute).toString().slice(0, 5);
}

/** In "6-8pm" the first takes the half of the day of the second, unless it would come after it. */
function inherited(time: ClockTime, to: ClockTime | undefined): ClockTime {
  if (to === undefined || time.half !== undefined || time.fixed) return time;
  const half = to.half;
  const withPart = to.part !== undefined && time.part === undefined ? { ...time, part: to.part } : time;
  const isBefore = time.hour % 12 < to.hour % 12 || (time.hour === to.hour && time.minute < to.minute);
  return half === undefined ? withPart : { ...time, half: isBefore ? half : half === "pm" ? "am" : "pm" };
}

function partValues(named: NamedPart | undefined, part: DayPart): TimeValues {
  const window = partWindows[part];
  return { part, timeFrom: named?.from ?? window.from, timeTo: named?.to ?? window.to };
}

/** A bare number that is the hour of an offer picks that time, not the offer's place in the list. */
function offeredTime(
  { choice, times }: Found,
  { offers = [] }: UnderstandingContext,
): Pick<Values, "time"> | undefined {
  const [only, ...others] = times;
  if (others.length > 0) return undefined;
  const hour =
    only !== undefined && only.to === undefined && !only.time.fixed && only.time.half === undefined
      ? only.time.hour
      : choice;
  if (hour === undefined || hour < 1) return undefined;
  const minute = only?.time.minute ?? 0;
  const wanted = [hour, hour + 12].map(
    (one) => `${String(one % 24).padStart(2, "0")}:${String(minute).padStart(2, "0")}`,
  );
  const matching = offers.flatMap(({ time }) => (time !== undefined && wanted.includes(time) ? [time] : []));
  const [time] = matching;
  return matching.length === 1 && time !== undefined ? { time } : undefined;
}

function fromNow({ minutes }: FromNow, { now }: UnderstandingContext): Pick<Values, "date" | "time"> {
  const moment = now.add({ minutes });
  return { date: moment.toPlainDate().toString(), time: moment.toPlainTime().toString().slice(0, 5) };
}
