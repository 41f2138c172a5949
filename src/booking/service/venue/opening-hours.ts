import { defined } from "#src/lib/defined.ts";
import { type DaySpan, isMovable, isWithin } from "./calendar-day.ts";
import { knownMinutesOf } from "./duration.ts";
import { minuteOfDay, toTimeOfDay, toYearlyDate } from "./local-time.ts";
import type { Pacing, Scenario, WeeklyShift } from "./plan.ts";
import type { Venue } from "./venue.ts";
import { weekdayOf } from "./weekday.ts";

const minutesPerDay = 24 * 60;

/**
 * A meal period of one business date. Minutes count on the clock's face from midnight of that date; what lies
 * after the next midnight is above 1440, so a shift from 18:00 to 00:30 is 1080–1470.
 */
export interface Shift {
  readonly name?: string;
  readonly from: number;
  readonly to: number;
  readonly lastSeating?: number;
  /** Instead of its scenario's. */
  readonly pacing?: Pacing;
}

/** A shift as it takes place; on a day of clock change it is an hour longer or shorter than on paper. */
export interface ShiftInterval {
  readonly from: Temporal.ZonedDateTime;
  readonly until: Temporal.ZonedDateTime;
}

/** Times of day on the venue's clock, `"HH:MM"`; a `to` that is not after `from` is on the next morning. */
export interface OpenInterval {
  readonly from: string;
  readonly to: string;
}

/** Days on which nothing begins. */
export type ClosedDays = DaySpan;

type PaperShift = Pick<WeeklyShift, "name" | "from" | "to" | "lastSeating" | "pacing">;

/** Whether one of the closures covers the business date. */
export function isClosedOn(closures: readonly ClosedDays[], date: Temporal.PlainDate): boolean {
  return closures.some((closure) => isWithin(closure, date));
}

/** The scenario's shifts that begin on the business date, in the order of the clock; none on a closed day. */
export function shiftsOn(
  scenario: Pick<Scenario, "hours" | "specialDays">,
  closures: readonly ClosedDays[],
  date: Temporal.PlainDate,
): Shift[] {
  if (isClosedOn(closures, date)) return [];
  const special = specialDayOn(scenario, date);
  if (special === "closed") return [];
  return (special ?? weeklyShiftsOn(scenario.hours, date)).map(toShift).sort((a, b) => a.from - b.from);
}

/** What replaces the weekly hours: that of the very date, else of a day that moves, else of the day of every year. */
function specialDayOn(
  { specialDays }: Pick<Scenario, "specialDays">,
  date: Temporal.PlainDate,
): Scenario["specialDays"][string] | undefined {
  const moved = Object.keys(specialDays).find((day) => isMovable(day) && isWithin({ from: day }, date));
  const keys = [date.toString(), ...(moved === undefined ? [] : [moved]), toYearlyDate(date)];
  return keys.map((key) => specialDays[key]).find((special) => special !== undefined);
}

/** The days on which a scenario is closed, with the whole house or by itself: by the file, and by the staff. */
export function closuresFor(
  { id }: Pick<Scenario, "id">,
  ofFile: readonly ClosedDays[],
  ofDesk: readonly DeskClosure[],
): ClosedDays[] {
  return [...ofFile, ...ofDesk.filter(({ scenarioId }) => scenarioId === undefined || scenarioId === id)];
}

/** {@link shiftsOn} as intervals of real time. */
export function shiftIntervals(
  timeZone: string,
  scenario: Pick<Scenario, "hours" | "specialDays">,
  closures: readonly ClosedDays[],
  date: Temporal.PlainDate,
): ShiftInterval[] {
  return shiftsOn(scenario, closures, date).map(({ from, to }) => ({
    from: atMinute(date, from, timeZone),
    until: atMinute(date, to, timeZone),
  }));
}

/** Days closed above the file, of the whole venue or of one scenario. */
export type DeskClosure = ClosedDays & { readonly scenarioId?: number };

/**
 * When the house is open on a business date: the shifts of all scenarios, or the profile's hours, joined.
 *
 * @param deskClosures what the staff have closed
 */
export function openIntervals(
  venue: Venue,
  date: Temporal.PlainDate,
  deskClosures: readonly DeskClosure[] = [],
): OpenInterval[] {
  return joined(venueShiftsOn(venue, date, deskClosures)).map(({ from, to }) => ({
    from: toTimeOfDay(from),
    to: toTimeOfDay(to),
  }));
}

/** The first and the last start of one scenario. */
export interface ScenarioStarts extends OpenInterval {
  readonly scenarioName: string;
}

/**
 * The first and the last start of a business date, of each scenario that takes the party; none where nothing begins then.
 *
 * @param minutesOf how long the party would stay in a scenario that does not say when its last table begins
 */
export function startBounds(
  { plan }: Venue,
  date: Temporal.PlainDate,
  deskClosures: readonly DeskClosure[],
  partySize: number | undefined,
  minutesOf: (scenario: Scenario) => number | undefined,
): ScenarioStarts[] {
  return (plan?.scenarios ?? []).flatMap((scenario) => {
    const { min, max } = scenario.partySize;
    if (partySize !== undefined && (partySize < min || partySize > max)) return [];
    const closures = closuresFor(scenario, plan?.closures ?? [], deskClosures);
    const step = knownMinutesOf(scenario.slotInterval);
    const spans = shiftsOn(scenario, closures, date).flatMap(({ from, to, lastSeating }) => {
      const end = lastSeating ?? to - (minutesOf(scenario) ?? 0);
      return end < from ? [] : [{ from, to: end - ((end - from) % step) }];
    });
    if (spans.length === 0) return [];
    const first = Math.min(...spans.map(({ from }) => from));
    const last = Math.max(...spans.map(({ to }) => to));
    return [{ scenarioName: scenario.name, from: toTimeOfDay(first), to: toTimeOfDay(last) }];
  });
}

/** Whether a table of the scenario may begin at a time (`"HH:MM"`), by its hours and its step, be one free or not. */
export function isStart(
  { plan }: Venue,
  scenarioName: string,
  date: Temporal.PlainDate,
  time: string,
  deskClosures: readonly DeskClosure[],
): boolean {
  const scenario = plan?.scenarios.find(({ name }) => name === scenarioName);
  if (!plan || !scenario) return false;
  const closures = closuresFor(scenario, plan.closures, deskClosures);
  const step = knownMinutesOf(scenario.slotInterval);
  // Half past midnight may be the evening before's.
  return [0, 1].some((days) => {
    const minute = knownMinute(time) + days * minutesPerDay;
    const shifts = shiftsOn(scenario, closures, date.subtract({ days }));
    return shifts.some(({ from, to }) => minute >= from && minute < to && (minute - from) % step === 0);
  });
}

/**
 * The moment at which the venue's clock shows `minute` of the business date. A repeated time is the earlier
 * one; a time that the clock jumps over is moved on by the jump.
 */
export function atMinute(date: Temporal.PlainDate, minute: number, timeZone: string): Temporal.ZonedDateTime {
  return onPaper(date, minute).toZonedDateTime(timeZone, { disambiguation: "compatible" });
}

/** {@link atMinute}, or undefined for a time that the clock jumps over. */
export function atExistingMinute(
  date: Temporal.PlainDate,
  minute: number,
  timeZone: string,
): Temporal.ZonedDateTime | undefined {
  const moment = atMinute(date, minute, timeZone);
  return moment.toPlainDateTime().equals(onPaper(date, minute)) ? moment : undefined;
}

/** The last minute of its business date on which a shift ends, from what the file says. */
export function endMinute(from: number, to: number): number {
  return to > from ? to : to + minutesPerDay;
}

/** A shift of the file, already checked, in minutes. */
export function toShift({ name, from, to, lastSeating, pacing }: PaperShift): Shift {
  const start = knownMinute(from);
  return {
    ...defined({ name, pacing }),
    from: start,
    to: endMinute(start, knownMinute(to)),
    ...(lastSeating === undefined ? {} : { lastSeating: notBefore(start, knownMinute(lastSeating)) }),
  };
}

function venueShiftsOn(
  { plan, hours }: Venue,
  date: Temporal.PlainDate,
  deskClosures: readonly DeskClosure[],
): Shift[] {
  if (plan) {
    return plan.scenarios.flatMap((scenario) =>
      shiftsOn(scenario, closuresFor(scenario, plan.closures, deskClosures), date),
    );
  }
  return weeklyShiftsOn(hours ?? [], date).map(toShift);
}

function weeklyShiftsOn(hours: readonly WeeklyShift[], date: Temporal.PlainDate): WeeklyShift[] {
  return hours.filter((shift) => isOn(shift, date));
}

/** Whether something of certain weekdays, of a season, is there on a business date. */
export function isOn(
  { days, season }: Pick<WeeklyShift, "days" | "season">,
  date: Temporal.PlainDate,
): boolean {
  return (!days || days.includes(weekdayOf(date))) && (!season || isWithin(season, date));
}

function joined(shifts: readonly Shift[]): { from: number; to: number }[] {
  const result: { from: number; to: number }[] = [];
  for (const { from, to } of shifts.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}

function onPaper(date: Temporal.PlainDate, minute: number): Temporal.PlainDateTime {
  return date.toPlainDateTime().add({ minutes: minute });
}

function notBefore(start: number, minute: number): number {
  return minute >= start ? minute : minute + minutesPerDay;
}

function knownMinute(time: string): number {
  const minute = minuteOfDay(time);
  if (minute === undefined) throw new Error(`not a time of day: ${time}`);
  return minute;
}
