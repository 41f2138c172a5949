import type { BackOffice, BackOfficeTable } from "#src/booking/service/back-office.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { BackOfficeParts } from "./back-office-parts.ts";
import { backOfficeBookings } from "./bookings.ts";
import { backOfficeRules } from "./rules.ts";

export function createBackOffice(parts: BackOfficeParts): BackOffice {
  return {
    ...backOfficeBookings(parts),
    ...backOfficeRules(parts),
    listTables: (venueId) => tablesOf(parts.findVenue(venueId)),
  };
}

function tablesOf(venue: PlannedVenue | undefined): BackOfficeTable[] {
  return (venue?.plan.tables ?? []).map(({ id, name = String(id), section }) => ({
    id,
    name,
    ...(section !== undefined && { section }),
  }));
}
