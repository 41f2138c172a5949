import type { NamedShift } from "#src/booking/contract/back-office.ts";
import { atMinute, shiftsOn } from "#src/booking/service/venue/opening-hours.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";

/**
 * The named shifts of a business date, as the file has them. What is closed stays listed: bookings that were made before it
 * closed still belong to their shift.
 */
export function listShifts(venue: PlannedVenue | undefined, date: Temporal.PlainDate): NamedShift[] {
  if (venue === undefined) return [];
  return venue.plan.scenarios.flatMap((scenario) =>
    shiftsOn(scenario, [], date).flatMap(({ name, from, to }) => {
      if (name === undefined) return [];
      const at = (minute: number) => atMinute(date, minute, venue.timeZone).toInstant();
      return [{ name, scenarioName: scenario.name, from: at(from), until: at(to) }];
    }),
  );
}
