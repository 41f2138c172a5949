import { assignTables } from "#src/booking/service/capacity/assign-tables.ts";
import { planDay } from "#src/booking/service/capacity/day-plan.ts";
import { fromMinute, toMinute } from "#src/booking/service/capacity/party.ts";
import { isSeated } from "#src/booking/service/states/decide-state-change.ts";
import { knownMinutesOf } from "#src/booking/service/venue/duration.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { BookingRecord } from "./booking-record.ts";
import { rewriteBooking } from "./bookings.ts";
import { dateOf } from "./lock-days.ts";
import { openBooking, type StateTarget } from "./open-booking.ts";
import { readFacts } from "./read-standing.ts";
import { rewriteSeatings, seatingsToWrite } from "./seatings.ts";
import type { ServiceTransaction } from "./tables.ts";
import type { Writing } from "./writing.ts";

/**
 * Keeps the tables of a party that sits on after its time: until it would leave in `notice`, and the tables are laid
 * again. Who is planned there next is seated elsewhere; if that is impossible, nothing changes, and those guests have
 * to wait.
 */
export async function extendStay(
  trx: ServiceTransaction,
  { clock }: Pick<Writing, "clock">,
  { venue, query }: Pick<StateTarget, "query"> & { readonly venue: PlannedVenue },
  notice: Temporal.Duration,
): Promise<void> {
  const open = await openBooking(trx, clock, query, venue.timeZone, ({ state }) =>
    isSeated(state) ? { ok: true, value: undefined } : { ok: false, refusal: "state_not_allowed" },
  );
  if (!open.ok) return;
  const { booking, now } = open.value;
  const heldUntil = freeFrom(venue, booking, now.add(notice));
  if (Temporal.Instant.compare(heldUntil, booking.heldUntil) <= 0) return;
  const date = dateOf(booking.startsAt, venue.timeZone);
  const { prepared, parties, lapsed } = await readFacts(trx, venue, { from: date, to: date }, now);
  const party = parties.find(({ id }) => id === booking.id);
  if (!party || party.tableIds.length === 0) return;
  const day = planDay(prepared, date);
  const changed = assignTables(day, parties, { ...party, until: toMinute(heldUntil) }, party.tableIds);
  if (!changed) return;
  await rewriteSeatings(trx, seatingsToWrite(venue.id, lapsed, changed));
  await rewriteBooking(trx, { ...booking, heldUntil });
}

/** When the tables of a party that leaves at this moment are laid again; in a whole minute. */
function freeFrom(
  { plan }: PlannedVenue,
  { scenarioId }: BookingRecord,
  leaving: Temporal.Instant,
): Temporal.Instant {
  const scenario = plan.scenarios.find(({ id }) => id === scenarioId);
  return fromMinute(toMinute(leaving) + (scenario ? knownMinutesOf(scenario.resetTime) : 0));
}
