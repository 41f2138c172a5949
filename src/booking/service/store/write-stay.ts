import type { StaffRefusal } from "#src/booking/contract/staff-bookings.ts";
import { assignTables } from "#src/booking/service/capacity/assign-tables.ts";
import type { DayView } from "#src/booking/service/capacity/day-view.ts";
import { fromMinute, type StandingParty, toMinute } from "#src/booking/service/capacity/party.ts";
import { seatParty } from "#src/booking/service/capacity/seat-party.ts";
import { isSeated } from "#src/booking/service/states/decide-state-change.ts";
import { knownMinutesOf } from "#src/booking/service/venue/duration.ts";
import { longestTurnMinutes } from "#src/booking/service/venue/plan.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Result } from "#src/lib/result.ts";
import type { BookingRecord } from "./booking-record.ts";
import { findSeatedBookings, rewriteBooking } from "./bookings.ts";
import { dateOf } from "./lock-days.ts";
import { type ChangeTarget, openBooking } from "./open-booking.ts";
import { rewriteSeatings, seatingsToWrite } from "./seatings.ts";
import { readDay } from "./staff-capacity.ts";
import type { ServiceTransaction } from "./tables.ts";
import { withEvent } from "./write-along.ts";
import { mayChange } from "./write-staff-change.ts";
import type { Writing } from "./writing.ts";

/**
 * Sets when a party leaves; its tables are free once they are laid again. Whoever has them next on paper is seated
 * elsewhere. Who does not sit yet, at tables that nobody chose, may be seated elsewhere as well.
 */
export async function writeStay(
  trx: ServiceTransaction,
  { clock }: Pick<Writing, "clock">,
  { venue, query, by }: ChangeTarget,
  until: Temporal.Instant,
): Promise<Result<BookingRecord, StaffRefusal>> {
  const open = await openBooking(trx, clock, query, venue.timeZone, mayChange);
  if (!open.ok) return open;
  const { booking, now } = open.value;
  const [from, leaves] = [toMinute(booking.startsAt), toMinute(until)];
  if (leaves <= from || Temporal.Instant.compare(until, now) < 0) return { ok: false, refusal: "past" };
  const heldUntil = leaves + resetOf(venue, booking);
  if (heldUntil - from > longestTurnMinutes) return { ok: false, refusal: "too_long" };
  const date = dateOf(booking.startsAt, venue.timeZone);
  const { dayView, lapsed } = await readDay(trx, { venue, date, now, without: booking.id });
  const [seated] = await findSeatedBookings(trx, [booking.id]);
  const { id, scenarioId, partySize } = booking;
  const tableIds = seated?.tableIds ?? [];
  const party = { id, scenarioId, partySize, from, until: heldUntil, tableIds, fixed: true };
  const isFixed = isSeated(booking.state) || booking.tablesChosen === true;
  const changed = isFixed ? stayAt(dayView, party) : seatParty(dayView.seatingPlan, party)?.changed;
  if (!changed) return { ok: false, refusal: "table_taken", ...latestEnd(dayView, party, leaves) };
  await rewriteSeatings(trx, seatingsToWrite(venue.id, lapsed, changed));
  const endsAt = fromMinute(leaves);
  const stays = { ...booking, endsAt, heldUntil: fromMinute(heldUntil) };
  const event = { at: now, by, kind: "stayChanged", fromState: booking.state, endsAt } as const;
  await rewriteBooking(withEvent(trx, stays, event), stays);
  return { ok: true, value: stays };
}

function resetOf({ plan }: PlannedVenue, { scenarioId }: BookingRecord): number {
  const scenario = plan.scenarios.find(({ id }) => id === scenarioId);
  return scenario ? knownMinutesOf(scenario.resetTime) : 0;
}

/** A party that sits nowhere has nothing to keep. */
function stayAt({ day, seatingPlan }: DayView, party: StandingParty) {
  return party.tableIds.length === 0 ? [] : assignTables(day, seatingPlan.standing, party, party.tableIds);
}

/** The last five minutes at which leaving would do, where the party sits at its tables; found by halving. */
function latestEnd(
  dayView: DayView,
  party: StandingParty,
  wanted: number,
): { readonly until?: Temporal.Instant } {
  const reset = party.until - wanted;
  const fits = (leaves: number) => stayAt(dayView, { ...party, until: leaves + reset }) !== undefined;
  let [good, bad] = [Math.ceil((party.from + 1) / step) * step, wanted];
  if (good >= bad || !fits(good)) return {};
  while (bad - good > step) {
    const middle = good + Math.max(step, Math.floor((bad - good) / 2 / step) * step);
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return { until: fromMinute(good) };
}

const step = 5;
