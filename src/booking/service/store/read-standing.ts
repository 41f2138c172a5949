import { planDay, windowOf } from "#src/booking/service/capacity/day-plan.ts";
import { lookAtDay, type Outlook } from "#src/booking/service/capacity/outlook.ts";
import { fromMinute, type StandingParty, toMinute } from "#src/booking/service/capacity/party.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { isLapsed } from "./booking-record.ts";
import { findStandingBookings, type SeatedBooking } from "./bookings.ts";
import { preparedVenue } from "./prepared-venue.ts";
import type { ServiceDb } from "./tables.ts";

/** What stands around some dates. */
interface Standing {
  readonly parties: readonly StandingParty[];
  /** Bookings that have lapsed and were not cleared away yet; their tables are free. */
  readonly lapsed: readonly SeatedBooking[];
}

/** Dates of a venue's calendar, both included. */
interface Dates {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

/** Everybody who matters for planning these dates, from one read. */
export async function readStanding(
  db: ServiceDb,
  { id, timeZone }: PlannedVenue,
  dates: Dates,
  now: Temporal.Instant,
): Promise<Standing> {
  const bookings = await findStandingBookings(db, {
    venueId: id,
    from: fromMinute(windowOf(timeZone, dates.from).from),
    until: fromMinute(windowOf(timeZone, dates.to).until),
  });
  const { lapsed = [], standing = [] } = Object.groupBy(bookings, (booking) =>
    isLapsed(booking, now) ? "lapsed" : "standing",
  );
  return { parties: standing.map(toStandingParty), lapsed };
}

/** One date as it looks now. */
export async function readOutlook(
  db: ServiceDb,
  venue: PlannedVenue,
  date: Temporal.PlainDate,
  now: Temporal.Instant,
): Promise<Outlook> {
  const { parties } = await readStanding(db, venue, { from: date, to: date }, now);
  return lookAtDay(planDay(preparedVenue(venue), date), parties, now);
}

/** A party that has sat down stays where it is, even on paper. */
function toStandingParty(booking: SeatedBooking): StandingParty {
  const { id, scenarioId, partySize, tableIds, state } = booking;
  return {
    id,
    scenarioId,
    partySize,
    tableIds,
    from: toMinute(booking.startsAt),
    until: toMinute(booking.heldUntil),
    fixed: state === "SEATED" || state === "BILL_PRINTED",
  };
}
