import type { HouseFigures } from "#src/booking/contract/figures.ts";
import { toDayStarts } from "#src/booking/service/store/day-starts.ts";
import { findVisits } from "#src/booking/service/store/visits.ts";
import { seatMinutes } from "#src/booking/service/venue/seat-minutes.ts";
import type { BackOfficeParts } from "./back-office-parts.ts";

/** What the house's figures are counted from. */
export function backOfficeFigures({ db, clock, days, findVenue, closures }: BackOfficeParts): HouseFigures {
  return {
    listVisits: (ask) => findVisits(db, ask),
    listStarts: async (venueId, dates, partySize) => {
      const venue = findVenue(venueId);
      const views = venue ? await days.look(venue, dates, clock.now()) : [];
      return views.map((view) => toDayStarts(view, partySize));
    },
    seatMinutes: (venueId, date) => {
      const venue = findVenue(venueId);
      return venue ? seatMinutes(venue, Temporal.PlainDate.from(date), closures.of(venueId)) : 0;
    },
  };
}
