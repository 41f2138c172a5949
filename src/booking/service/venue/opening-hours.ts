import { defined } from "#src/lib/defined.ts";
import { isYearlyDate, minuteOfDay, toTimeOfDay, toYearlyDate } from "./local-time.ts";
import { type Closure, type Scenario, type Weekday, type WeeklyShift, weekdays } from "./plan.ts";
import type { Venue } from "./venue.ts";

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

/** Days on which nothing begins; each day is a date or a day of every year. */
export type ClosedDays = Pick<Closure, "from" | "to">;

type PaperShift = Pick<WeeklyShift, "name" | "from" | "to" | "lastSeating">;

/** Whether one of the closures covers the business date. A yearly closure may run over New Year. */
export function isClosedOn(closures: readonly ClosedDays[], date: Temporal.PlainDate): boolean {
  return closures.some(({ from, to = from }) => {
    if (!isYearlyDate(from)) return from <= date.toString() && date.toString() <= to;
    const day = toYearlyDate(date);
    return from <= to ? from <= day && day <= to : from <= day || day <= to;
  });
}

/** The scenario's shifts that begin on the business date, in the order of the clock; none on a closed day. */
export function shiftsOn(
  scenario: Pick<Scenario, "hours" | "specialDays">,
  closures: readonly ClosedDays[],
  date: Temporal.PlainDate,
): Shift[] {
  if (isClosedOn(closures, date)) return [];
  const special = scenario.specialDays[date.toString()] ?? scenario.specialDays[toYearlyDate(date)];
  if (special === "closed") return [];
  return (special ?? weeklyShiftsOn(scenario.hours, date)).map(toShift).sort((a, b) => a.from - b.from);
}

export function closuresFor({ id }: Pick<Scenario, "id">, closures: readonly DeskClosure[]): DeskClosure[] {
  return closures.filter(({ scenarioId }) => scenarioId === undefined || scenarioId === id);
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
export function toShift({ name, from, to, lastSeating }: PaperShift): Shift {
  const start = knownMinute(from);
  return {
    ...defined({ name }),
    from: start,
    to: endMinute(start, knownMinute(to)),
    ...(lastSeating === undefined ? {} : { lastSeating: notBefore(start, knownMinute(lastSeating)) }),
  };
}

function weekdayOf(date: Temporal.PlainDate): Weekday {
  const weekday = weekdays[date.dayOfWeek - 1];
  if (weekday === undefined) throw new Error(`a week has seven days: ${date.dayOfWeek}`);
  return weekday;
}

function venueShiftsOn(
  { plan, hours }: Venue,
  date: Temporal.PlainDate,
  deskClosures: readonly DeskClosure[],
): Shift[] {
  if (plan) {
    return plan.scenarios.flatMap((scenario) =>
      shiftsOn(scenario, [...plan.closures, ...closuresFor(scenario, deskClosures)], date),
    );
  }
  return weeklyShiftsOn(hours ?? [], date).map(toShift);
}

function weeklyShiftsOn(hours: readonly WeeklyShift[], date: Temporal.PlainDate): WeeklyShift[] {
  const weekday = weekdayOf(date);
  return hours.filter(({ days }) => !days || days.includes(weekday));
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
