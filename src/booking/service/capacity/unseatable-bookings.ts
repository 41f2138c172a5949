import { shiftIntervals } from "#src/booking/service/venue/opening-hours.ts";
import type { PreparedVenue } from "./day-plan.ts";
import { fromMinute, type StandingParty } from "./party.ts";
import type { SeatingPlan } from "./seating-plan.ts";

/**
 * Bookings that start on the plan's date and that the venue cannot take any more, in order of time: those without
 * a place, and those at a time in no shift of their scenario, since that day is closed or its hours have changed; not
 * those that the staff gave such a time.
 */
export function unseatableOn(
  prepared: PreparedVenue,
  date: Temporal.PlainDate,
  seatingPlan: SeatingPlan,
): string[] {
  return seatingPlan.standing
    .filter((party) => dateOfStart(party, prepared.venue.timeZone).equals(date))
    .filter(
      (party) =>
        seatingPlan.unseatable.includes(party.id) ||
        !(party.outsideHours || isOpenFor(prepared, date, party)),
    )
    .map(({ id }) => id);
}

/** The date of the venue's calendar on which a party starts. */
function dateOfStart({ from }: Pick<StandingParty, "from">, timeZone: string): Temporal.PlainDate {
  return fromMinute(from).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** The dates on which parties start, each of them once. */
export function datesOfStarts(
  parties: readonly Pick<StandingParty, "from">[],
  timeZone: string,
): Temporal.PlainDate[] {
  const dates = parties.map((party) => dateOfStart(party, timeZone));
  return [...new Map(dates.map((date) => [date.toString(), date])).values()];
}

/** A shift of the evening before may run on into the date. */
function isOpenFor(prepared: PreparedVenue, date: Temporal.PlainDate, party: StandingParty): boolean {
  const rules = prepared.scenarios.find(({ scenario }) => scenario.id === party.scenarioId);
  if (!rules) return false;
  const { timeZone } = prepared.venue;
  const start = fromMinute(party.from).toZonedDateTimeISO(timeZone);
  const shifts = [date.subtract({ days: 1 }), date].flatMap((businessDate) =>
    shiftIntervals(timeZone, rules.scenario, rules.closures, businessDate),
  );
  return shifts.some(
    ({ from, until }) =>
      Temporal.ZonedDateTime.compare(from, start) <= 0 && Temporal.ZonedDateTime.compare(start, until) <= 0,
  );
}
