import type { HouseRule, StaffRefusal } from "#src/booking/contract/staff-bookings.ts";
import { planDay } from "#src/booking/service/capacity/day-plan.ts";
import { type DayView, viewDay } from "#src/booking/service/capacity/day-view.ts";
import { decideForStaff } from "#src/booking/service/capacity/decide-for-staff.ts";
import { fromMinute, toMinute } from "#src/booking/service/capacity/party.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Result } from "#src/lib/result.ts";
import { dateOf } from "./lock-days.ts";
import { readFacts, type StandingBooking } from "./read-standing.ts";
import { seatingsToWrite } from "./seatings.ts";
import type { ServiceDb, ServiceTransaction } from "./tables.ts";
import { type Capacity, type SlotWish, toStay } from "./take-capacity.ts";

/** What the staff want for a party; see `StaffRequest` of the capacity engine. */
export interface StaffWish extends SlotWish {
  readonly bookingId: string;
  readonly walkIn: boolean;
  readonly override: boolean;
  readonly tableIds?: readonly number[];
  readonly until?: Temporal.Instant;
}

export interface StaffCapacity extends Capacity {
  readonly tablesChosen: boolean;
  readonly setAside: readonly HouseRule[];
}

/** As `takeCapacity`, by the staff's rights. The date must be locked. */
export async function takeStaffCapacity(
  trx: ServiceTransaction,
  wish: StaffWish,
): Promise<Result<StaffCapacity, StaffRefusal>> {
  const { venue, slot, partySize, now, bookingId, tableIds, until, walkIn, override } = wish;
  const date = dateOf(slot.startsAt, venue.timeZone);
  const { dayView, lapsed } = await readDay(trx, { venue, date, now, without: bookingId });
  const decision = decideForStaff(dayView, {
    bookingId,
    scenarioId: slot.scenarioId,
    partySize,
    from: toMinute(slot.startsAt),
    walkIn,
    override,
    ...(tableIds && { tableIds }),
    ...(until && { until: toMinute(until) }),
  });
  if (!decision.ok) return decision;
  const { turnUntil, until: heldUntil, changed, tablesChosen, setAside } = decision.value;
  return {
    ok: true,
    value: {
      stay: { ...toStay(wish, turnUntil), heldUntil: fromMinute(heldUntil) },
      seatings: seatingsToWrite(venue.id, lapsed, changed),
      tablesChosen,
      setAside,
    },
  };
}

/** A date as it looks now, without one of its bookings. */
export async function readDay(
  db: ServiceDb,
  ask: {
    readonly venue: PlannedVenue;
    readonly date: Temporal.PlainDate;
    readonly now: Temporal.Instant;
    readonly without?: string;
  },
): Promise<{ readonly dayView: DayView; readonly lapsed: readonly StandingBooking[] }> {
  const { venue, date, now, without } = ask;
  const { prepared, parties, lapsed } = await readFacts(db, venue, { from: date, to: date }, now);
  const others = parties.filter(({ id }) => id !== without);
  return { dayView: viewDay(planDay(prepared, date), others, now), lapsed };
}
