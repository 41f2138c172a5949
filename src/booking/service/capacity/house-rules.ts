import type { HouseRule } from "#src/booking/contract/staff-bookings.ts";
import { atMinute, shiftsOn } from "#src/booking/service/venue/opening-hours.ts";
import type { DayScenario } from "./day-plan.ts";
import { type DayView, fitsScenario } from "./day-view.ts";
import { isWithinPacing, type PacedStart, readPacing } from "./pacing.ts";
import { fromMinute, toMinute } from "./party.ts";
import { turnMinutes } from "./turn-time.ts";

/** A party that the staff would like to take. */
export interface StaffParty {
  readonly partySize: number;
  /** In minutes since 1970, whether bookings start then or not. */
  readonly from: number;
  /** Whether it is at the door already: when bookings are taken does not count for it, nor where they start. */
  readonly walkIn: boolean;
}

/**
 * Every rule of the house that a party would break, in the order of the contract; whether there is a table for it is
 * another matter. Where none is broken and there is a table, `obstacleTo` finds nothing either.
 */
export function brokenRules(dayView: DayView, scenario: DayScenario, party: StaffParty): HouseRule[] {
  const { day, seatingPlan } = dayView;
  const { rules } = scenario;
  const shift = shiftAt(day, scenario, party.from);
  const ofHours = hoursBroken(shift, scenario, party);
  const pacing = shift?.pacing ? readPacing(shift.pacing) : rules.pacing;
  const start = pacedStart(party.from, day.timeZone);
  const own = seatingPlan.standing.filter(({ scenarioId }) => scenarioId === rules.scenario.id);
  const isPaced =
    (!pacing || isWithinPacing(pacing, start, party.partySize, own)) &&
    (!day.pacing || isWithinPacing(day.pacing, start, party.partySize, seatingPlan.standing));
  return [
    ...(rules.blocked ? (["blocked"] as const) : []),
    ...(ofHours ? [ofHours] : []),
    ...(fitsScenario(day, scenario, party.partySize) ? [] : (["partySize"] as const)),
    ...(party.walkIn ? [] : bookingTimeBroken(dayView, scenario, party)),
    ...(isPaced ? [] : (["pacing"] as const)),
  ];
}

/** How long a party stays; one whose size the scenario does not know as long as its longest. */
export function stayMinutes({ rules }: DayScenario, partySize: number): number {
  const longest = Math.max(...rules.turnTimes.map(({ minutes }) => minutes));
  return turnMinutes(rules.turnTimes, partySize) ?? longest;
}

function hoursBroken(
  shift: ReturnType<typeof shiftAt>,
  scenario: DayScenario,
  { from, partySize, walkIn }: StaffParty,
): HouseRule | undefined {
  if (!shift) return "hours";
  const leaves = from + stayMinutes(scenario, partySize);
  const isLate = shift.lastStart === undefined ? leaves > shift.until : from > shift.lastStart;
  if (isLate) return "lastSeating";
  return walkIn || scenario.starts.some(({ at }) => at === from) ? undefined : "slotTimes";
}

/** The shift that is on at a minute, with its own minutes since 1970. */
function shiftAt({ date, timeZone }: DayView["day"], { rules }: DayScenario, minute: number) {
  const shifts = [1, 0].flatMap((daysAgo) => {
    const businessDate = date.subtract({ days: daysAgo });
    const since1970 = (of: number) => toMinute(atMinute(businessDate, of, timeZone).toInstant());
    return shiftsOn(rules.scenario, rules.closures, businessDate).map(
      ({ from, to, lastSeating, pacing }) => ({
        pacing,
        from: since1970(from),
        until: since1970(to),
        lastStart: lastSeating === undefined ? undefined : since1970(lastSeating),
      }),
    );
  });
  return shifts.find(({ from, until }) => from <= minute && minute <= until);
}

function bookingTimeBroken(
  { soonest, nowMilliseconds }: DayView,
  scenario: DayScenario,
  { from }: StaffParty,
): HouseRule[] {
  const isTooSoon = from * 60_000 < (soonest.get(scenario) ?? Number.POSITIVE_INFINITY);
  return [
    ...(isTooSoon ? (["leadTime"] as const) : []),
    ...(nowMilliseconds < scenario.opensAt ? (["horizon"] as const) : []),
  ];
}

function pacedStart(minute: number, timeZone: string): PacedStart {
  const { hour, minute: minutes } = fromMinute(minute).toZonedDateTimeISO(timeZone);
  return { at: minute, clock: hour * 60 + minutes };
}
