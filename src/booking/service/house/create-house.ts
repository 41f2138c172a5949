import type { House, HouseTable } from "#src/booking/service/house.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { bookingsOfHouse } from "./bookings-of-house.ts";
import type { HouseParts } from "./house-parts.ts";
import { rulesOfHouse } from "./rules-of-house.ts";

export function createHouse(parts: HouseParts): House {
  return {
    ...bookingsOfHouse(parts),
    ...rulesOfHouse(parts),
    listTables: (venueId) => tablesOf(parts.findVenue(venueId)),
  };
}

function tablesOf(venue: PlannedVenue | undefined): HouseTable[] {
  return (venue?.plan.tables ?? []).map(({ id, name = String(id), section }) => ({
    id,
    name,
    ...(section !== undefined && { section }),
  }));
}
