import { knownMinutesOf } from "#src/booking/service/venue/duration.ts";
import {
  atExistingMinute,
  atMinute,
  type ClosedDays,
  closuresFor,
  type DeskClosure,
  type Shift,
  shiftsOn,
} from "#src/booking/service/venue/opening-hours.ts";
import { longestTurnMinutes, type Plan, type Scenario } from "#src/booking/service/venue/plan.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { absencesAround } from "./absent-tables.ts";
import { createFloorPlan, type FloorPlan } from "./floor-plan.ts";
import { type PacedStart, type PacingLimit, readPacing } from "./pacing.ts";
import { type Interval, type TableOutage, toMinute } from "./party.ts";
import { readTurnTimes, type TurnTime } from "./turn-time.ts";

const minutesPerDay = 24 * 60;

/** What the staff have decided on top of the venue file. */
export interface DeskRules {
  /** By business date; of the whole venue, or of one scenario. */
  readonly closures: readonly DeskClosure[];
  /** Scenarios that take no bookings for the time being. */
  readonly blockedScenarioIds: readonly number[];
  readonly outages: readonly TableOutage[];
}

export const noDeskRules: DeskRules = { closures: [], blockedScenarioIds: [], outages: [] };

/** A venue's plan, prepared for many days. */
export interface PreparedVenue {
  readonly venue: PlannedVenue;
  readonly desk: DeskRules;
  readonly floorPlan: FloorPlan;
  readonly pacing: PacingLimit | undefined;
  readonly scenarios: readonly ScenarioRules[];
}

export interface LeadTime {
  /** Its days, weeks, months and years: counted on the venue's calendar, so that one of clock change is still a day. */
  readonly ofCalendar: Temporal.Duration | undefined;
  /** What comes on top of them. */
  readonly milliseconds: number;
}

/** A scenario's rules in minutes, the same every day. */
interface ScenarioRules {
  readonly scenario: Scenario;
  readonly closures: readonly ClosedDays[];
  readonly blocked: boolean;
  readonly leadTime: LeadTime;
  readonly horizon: Temporal.Duration;
  readonly slotMinutes: number;
  readonly resetMinutes: number;
  readonly turnTimes: readonly TurnTime[];
  readonly pacing: PacingLimit | undefined;
}

/** A start time of a calendar date. */
export interface Start extends PacedStart {
  /** The minute by which a party must be through its turn time, where the shift has no last seating. */
  readonly leaveBy: number | undefined;
  /** The shift's own, or the scenario's. */
  readonly pacing: PacingLimit | undefined;
}

export interface DayScenario {
  readonly rules: ScenarioRules;
  /** When the horizon reaches the date, in milliseconds since 1970. */
  readonly opensAt: number;
  /** In the order of time. */
  readonly starts: readonly Start[];
}

export interface ScenarioStart {
  readonly scenario: DayScenario;
  readonly start: Start;
}

/** Everything that can start on one calendar date of the venue. */
export interface DayPlan {
  readonly date: Temporal.PlainDate;
  readonly timeZone: string;
  /** Parties within it may be seated anew on paper; what reaches beyond it stays where it is. */
  readonly window: Interval;
  readonly plan: Plan;
  readonly floorPlan: FloorPlan;
  readonly outages: readonly TableOutage[];
  /** Those of them that the venue file knows of: tables of another season, or of other weekdays. */
  readonly absences: readonly TableOutage[];
  readonly pacing: PacingLimit | undefined;
  /** Whether a shift begins on the date, or a start time of the evening before falls on it. */
  readonly isOpen: boolean;
  readonly scenarios: readonly DayScenario[];
  /** The starts of all scenarios by time, then in the order of the scenarios. */
  readonly timetable: readonly ScenarioStart[];
}

export function prepareVenue(venue: PlannedVenue, desk: DeskRules = noDeskRules): PreparedVenue {
  const { plan } = venue;
  return {
    venue,
    desk,
    floorPlan: createFloorPlan(plan),
    pacing: plan.pacing && readPacing(plan.pacing),
    scenarios: plan.scenarios.map((scenario) => ({
      scenario,
      closures: closuresFor(scenario, plan.closures, desk.closures),
      blocked: scenario.blocked || desk.blockedScenarioIds.includes(scenario.id),
      leadTime: readLeadTime(scenario.leadTime),
      horizon: Temporal.Duration.from(scenario.horizon),
      slotMinutes: knownMinutesOf(scenario.slotInterval),
      resetMinutes: knownMinutesOf(scenario.resetTime),
      turnTimes: readTurnTimes(scenario.turnTime),
      pacing: scenario.pacing && readPacing(scenario.pacing),
    })),
  };
}

function readLeadTime(text: string): LeadTime {
  const leadTime = Temporal.Duration.from(text);
  const { years, months, weeks, days } = leadTime;
  const ofCalendar = Temporal.Duration.from({ years, months, weeks, days });
  return {
    ofCalendar: ofCalendar.blank ? undefined : ofCalendar,
    milliseconds: leadTime.with({ years: 0, months: 0, weeks: 0, days: 0 }).total("milliseconds"),
  };
}

/**
 * The minutes within which standing parties must be known to plan a date, half a day to both sides. The
 * parties of a date's neighbours may thus be moved on paper for it: whoever writes one date holds those too.
 */
export function windowOf(timeZone: string, date: Temporal.PlainDate): Interval {
  const midnight = (day: Temporal.PlainDate) => toMinute(day.toZonedDateTime(timeZone).toInstant());
  return {
    from: midnight(date) - longestTurnMinutes,
    until: midnight(date.add({ days: 1 })) + longestTurnMinutes,
  };
}

export function planDay(prepared: PreparedVenue, date: Temporal.PlainDate): DayPlan {
  const { venue, floorPlan, desk, pacing } = prepared;
  const scenarios = prepared.scenarios.map((rules) => ({
    rules,
    opensAt: opensAt(date, rules.horizon, venue.timeZone),
    starts: startsOn(rules, date, venue.timeZone),
  }));
  const absences = absencesAround(venue, date);
  return {
    date,
    timeZone: venue.timeZone,
    window: windowOf(venue.timeZone, date),
    plan: venue.plan,
    floorPlan,
    outages: [...desk.outages, ...absences],
    absences,
    pacing,
    isOpen: scenarios.some(
      ({ rules, starts }) => starts.length > 0 || shiftsOn(rules.scenario, rules.closures, date).length > 0,
    ),
    scenarios,
    timetable: scenarios
      .flatMap((scenario) => scenario.starts.map((start) => ({ scenario, start })))
      .sort((a, b) => a.start.at - b.start.at),
  };
}

/**
 * The first midnight from which the date is no further away than the horizon. It is counted forwards from that day,
 * on the calendar; counted backwards from the date, months of different lengths would lead elsewhere.
 */
function opensAt(date: Temporal.PlainDate, horizon: Temporal.Duration, timeZone: string): number {
  const reaches = (today: Temporal.PlainDate) => Temporal.PlainDate.compare(today.add(horizon), date) >= 0;
  let today = date.subtract(horizon);
  while (!reaches(today)) today = today.add({ days: 1 });
  for (let before = today; reaches(before); before = before.subtract({ days: 1 })) today = before;
  return today.toZonedDateTime(timeZone).epochMilliseconds;
}

/** A slot belongs to the date on which it starts, also when its shift began the evening before. */
function startsOn(rules: ScenarioRules, date: Temporal.PlainDate, timeZone: string): Start[] {
  const starts = new Map<number, Start>();
  for (const daysAgo of [1, 0]) {
    const businessDate = date.subtract({ days: daysAgo });
    for (const shift of shiftsOn(rules.scenario, rules.closures, businessDate)) {
      const pacing = shift.pacing ? readPacing(shift.pacing) : rules.pacing;
      for (const minute of startMinutes(shift, rules.slotMinutes, daysAgo)) {
        const at = atExistingMinute(businessDate, minute, timeZone)?.toInstant();
        if (at === undefined) continue;
        const leaveBy =
          shift.lastSeating === undefined
            ? toMinute(atMinute(businessDate, shift.to, timeZone).toInstant())
            : undefined;
        starts.set(toMinute(at), { at: toMinute(at), clock: minute % minutesPerDay, leaveBy, pacing });
      }
    }
  }
  return [...starts.values()].sort((a, b) => a.at - b.at);
}

function startMinutes({ from, to, lastSeating }: Shift, slotMinutes: number, dayOfShift: number): number[] {
  const minutes: number[] = [];
  for (let minute = from; minute <= (lastSeating ?? to); minute += slotMinutes) {
    if (Math.floor(minute / minutesPerDay) === dayOfShift) minutes.push(minute);
  }
  return minutes;
}
