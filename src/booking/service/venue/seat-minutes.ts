import { isUsedBy } from "./is-used-by.ts";
import { closuresFor, type DeskClosure, isOn, type Shift, shiftsOn } from "./opening-hours.ts";
import type { PlannedVenue } from "./venue.ts";

/**
 * The seats that a venue has to give on a business date, each for as many minutes as a scenario that uses its table is open.
 * Minutes are those of the clock's face: on a night of clock change it is an hour off.
 */
export function seatMinutes(
  { plan }: PlannedVenue,
  date: Temporal.PlainDate,
  deskClosures: readonly DeskClosure[],
): number {
  const scenarios = plan.scenarios.map((scenario) => ({
    scenario,
    shifts: shiftsOn(scenario, closuresFor(scenario, plan.closures, deskClosures), date),
  }));
  return plan.tables
    .filter((table) => isOn(table, date))
    .reduce((sum, table) => {
      const open = scenarios
        .filter(({ scenario }) => isUsedBy(table, scenario))
        .flatMap(({ shifts }) => shifts);
      return sum + table.max * minutesIn(open);
    }, 0);
}

/** Where shifts overlap, a minute counts once. */
function minutesIn(shifts: readonly Shift[]): number {
  let minutes = 0;
  let counted = 0;
  for (const { from, to } of shifts.toSorted((one, other) => one.from - other.from)) {
    minutes += Math.max(0, to - Math.max(from, counted));
    counted = Math.max(counted, to);
  }
  return minutes;
}
