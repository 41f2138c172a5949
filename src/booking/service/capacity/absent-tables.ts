import { atMinute, isOn } from "#src/booking/service/venue/opening-hours.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { type Interval, overlaps, type TableOutage, toMinute } from "./party.ts";

/** When one day of the house ends and the next begins: no shift of the evening before goes on longer. */
const endOfNight = 6 * 60;

/** Finds, around a date, when tables are absent that the venue file does not always have. */
export function absencesAround({ plan, timeZone }: PlannedVenue, date: Temporal.PlainDate): TableOutage[] {
  const sometimes = plan.tables.filter(({ days, season }) => days || season);
  if (sometimes.length === 0) return [];
  return [-1, 0, 1].flatMap((days) => {
    const businessDate = date.add({ days });
    const tableIds = sometimes.filter((table) => !isOn(table, businessDate)).map(({ id }) => id);
    const at = (day: Temporal.PlainDate) => toMinute(atMinute(day, endOfNight, timeZone).toInstant());
    return tableIds.length === 0
      ? []
      : [{ tableIds, from: at(businessDate), until: at(businessDate.add({ days: 1 })) }];
  });
}

/** Whether any of these tables is not there then. */
export function isAnyAbsent(
  absences: readonly TableOutage[],
  tableIds: readonly number[],
  interval: Interval,
): boolean {
  return absences.some(
    (absence) => overlaps(absence, interval) && absence.tableIds.some((id) => tableIds.includes(id)),
  );
}
