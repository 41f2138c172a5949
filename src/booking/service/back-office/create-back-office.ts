import type { BackOffice } from "#src/booking/contract/back-office.ts";
import { isOn } from "#src/booking/service/venue/opening-hours.ts";
import { defined } from "#src/lib/defined.ts";
import type { BackOfficeParts } from "./back-office-parts.ts";
import { backOfficeBookings } from "./bookings.ts";
import { backOfficeFigures } from "./figures.ts";
import { listShifts } from "./list-shifts.ts";
import { backOfficeRules } from "./rules.ts";
import { staffBookings } from "./staff-bookings.ts";

export function createBackOffice(parts: BackOfficeParts): BackOffice {
  const planOf = (venueId: number) => parts.findVenue(venueId)?.plan;
  return {
    complete: true,
    ...backOfficeBookings(parts),
    ...backOfficeRules(parts),
    ...staffBookings(parts),
    ...backOfficeFigures(parts),
    listShifts: (venueId, date) => listShifts(parts.findVenue(venueId), Temporal.PlainDate.from(date)),
    listTables: (venueId, date) =>
      (planOf(venueId)?.tables ?? [])
        .filter((table) => date === undefined || isOn(table, Temporal.PlainDate.from(date)))
        .map(({ id, name = String(id), section }) => ({ id, name, ...defined({ section }) })),
    listScenarios: (venueId) => (planOf(venueId)?.scenarios ?? []).map(({ id, name }) => ({ id, name })),
  };
}
