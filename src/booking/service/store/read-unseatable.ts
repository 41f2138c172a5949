import { planDay } from "#src/booking/service/capacity/day-plan.ts";
import { toMinute } from "#src/booking/service/capacity/party.ts";
import { planSeating } from "#src/booking/service/capacity/seating-plan.ts";
import { datesOfStarts, unseatableOn } from "#src/booking/service/capacity/unseatable-bookings.ts";
import { isSeated } from "#src/booking/service/states/decide-state-change.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { isTemporary } from "./booking-record.ts";
import { findLastStart, findSeatedBookings, type SeatedBooking } from "./bookings.ts";
import { dateOf } from "./lock-days.ts";
import { readFacts } from "./read-standing.ts";
import type { ServiceDb } from "./tables.ts";

/**
 * The unseatable bookings from now on, in order of time. Parties that sit at their tables do
 * fit, and holds are gone in minutes.
 */
export async function readUnseatable(
  db: ServiceDb,
  venue: PlannedVenue,
  now: Temporal.Instant,
): Promise<SeatedBooking[]> {
  const last = await findLastStart(db, venue.id);
  if (last === undefined) return [];
  // An evening that began yesterday may not be over.
  const from = dateOf(now, venue.timeZone).subtract({ days: 1 });
  const to = dateOf(last, venue.timeZone);
  const { prepared, parties } = await readFacts(db, venue, { from, to }, now);
  const ahead = parties.filter(({ until }) => until > toMinute(now));
  const ids = datesOfStarts(ahead, venue.timeZone).flatMap((date) =>
    unseatableOn(prepared, date, planSeating(planDay(prepared, date), parties)),
  );
  const isAhead = new Set(ahead.map(({ id }) => id));
  return await findUnseated(
    db,
    ids.filter((id) => isAhead.has(id)),
  );
}

/** Those of these bookings that have a guest, who does not sit at a table yet. */
export async function findUnseated(db: ServiceDb, ids: readonly string[]): Promise<SeatedBooking[]> {
  const bookings = await findSeatedBookings(db, ids);
  return bookings.filter((booking) => !isSeated(booking.state) && !isTemporary(booking));
}
