import { assignTables } from "#src/booking/service/capacity/assign-tables.ts";
import { planDay } from "#src/booking/service/capacity/day-plan.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { dateOf } from "./lock-days.ts";
import { readFacts } from "./read-standing.ts";
import type { ServiceDb } from "./tables.ts";

/** Lists the tables that the staff could give a standing booking, each by itself. Writes nothing. */
export async function listTableChoices(
  db: ServiceDb,
  venue: PlannedVenue,
  booking: { readonly id: string; readonly startsAt: Temporal.Instant },
  now: Temporal.Instant,
): Promise<number[]> {
  const date = dateOf(booking.startsAt, venue.timeZone);
  const { prepared, parties } = await readFacts(db, venue, { from: date, to: date }, now);
  const party = parties.find(({ id }) => id === booking.id);
  if (!party) return [];
  const day = planDay(prepared, date);
  return venue.plan.tables
    .map(({ id }) => id)
    .filter((tableId) => assignTables(day, parties, party, [tableId]) !== undefined);
}
