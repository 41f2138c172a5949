import type { BookingDetails } from "#src/booking/contract/booking.ts";
import { type BookingState, bookingStates } from "#src/booking/contract/booking-state.ts";
import type { HouseRule, Override, StaffRefusal } from "#src/booking/contract/staff-bookings.ts";
import { isSeated } from "#src/booking/service/states/decide-state-change.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Result } from "#src/lib/result.ts";
import { type BookingRecord, isTemporary } from "./booking-record.ts";
import { rewriteBooking } from "./bookings.ts";
import { type ChangeTarget, openBooking } from "./open-booking.ts";
import { rewriteSeatings } from "./seatings.ts";
import { takeStaffCapacity } from "./staff-capacity.ts";
import type { ServiceTransaction } from "./tables.ts";
import type { SlotChoice } from "./take-capacity.ts";
import { withEvent } from "./write-along.ts";
import { overrideOf } from "./write-staff-booking.ts";
import type { Writing } from "./writing.ts";

/** What a booking is to be; equal parts stay. */
export interface StaffBookingChange {
  readonly slot: SlotChoice;
  readonly partySize: number;
  readonly details: BookingDetails;
}

interface Target extends ChangeTarget {
  readonly override?: Override;
}

/** Changes a booking by the staff's rights: all but its state, its tables and its stay. */
export async function writeStaffChange(
  trx: ServiceTransaction,
  { clock }: Pick<Writing, "clock">,
  { venue, query, by, override }: Target,
  changeOf: (booking: BookingRecord) => StaffBookingChange,
): Promise<Result<BookingRecord, StaffRefusal>> {
  const open = await openBooking(
    trx,
    clock,
    query,
    venue.timeZone,
    (booking) => decideChange(booking, changeOf(booking)),
    ({ slot }) => slot.startsAt,
  );
  if (!open.ok) return open;
  const { booking, now, decision } = open.value;
  const moved = await move(trx, { venue, booking, to: decision, now, override });
  if (!moved.ok) return moved;
  const changed = { ...moved.value.booking, details: decision.details };
  const event = {
    at: now,
    by,
    kind: "updated",
    fromState: booking.state,
    ...overrideOf(moved.value.setAside, override),
  } as const;
  await rewriteBooking(withEvent(trx, changed, event), changed);
  return { ok: true, value: changed };
}

type Refused = { readonly refusal: "booking_read_only" | "state_not_allowed" };

/** Whether anything of a booking may be changed: until it is over, and not of a hold. */
export function mayChange(booking: BookingRecord): Result<undefined, Refused> {
  if (bookingStates[booking.state].access === "final") return { ok: false, refusal: "booking_read_only" };
  return isTemporary(booking) ? { ok: false, refusal: "state_not_allowed" } : { ok: true, value: undefined };
}

function decideChange(booking: BookingRecord, to: StaffBookingChange): Result<StaffBookingChange, Refused> {
  const may = mayChange(booking);
  if (!may.ok) return may;
  const isElsewhere = !isSameSlot(booking, to.slot);
  return isElsewhere && isHere(booking.state)
    ? { ok: false, refusal: "state_not_allowed" }
    : { ok: true, value: to };
}

const isHere = (state: BookingState) => bookingStates[state].access === "blocked";

function isSameSlot(booking: BookingRecord, { scenarioId, startsAt }: SlotChoice): boolean {
  return scenarioId === booking.scenarioId && startsAt.equals(booking.startsAt);
}

async function move(
  trx: ServiceTransaction,
  ask: {
    readonly venue: PlannedVenue;
    readonly booking: BookingRecord;
    readonly to: StaffBookingChange;
    readonly now: Temporal.Instant;
    readonly override: Override | undefined;
  },
): Promise<
  Result<{ readonly booking: BookingRecord; readonly setAside: readonly HouseRule[] }, StaffRefusal>
> {
  const { venue, booking, to, now, override } = ask;
  const { slot, partySize } = to;
  const stays = isSameSlot(booking, slot);
  if (stays && partySize === booking.partySize) return { ok: true, value: { booking, setAside: [] } };
  // Who sits at a table keeps it: another chair is brought.
  if (isSeated(booking.state))
    return { ok: true, value: { booking: { ...booking, partySize }, setAside: [] } };
  if (!stays && Temporal.Instant.compare(slot.startsAt, now) < 0) return { ok: false, refusal: "past" };
  const wish = { venue, bookingId: booking.id, slot, partySize, now, override: override !== undefined };
  const capacity = await takeStaffCapacity(trx, { ...wish, walkIn: stays });
  if (!capacity.ok) return capacity;
  const { stay, seatings, tablesChosen, setAside } = capacity.value;
  await rewriteSeatings(trx, seatings);
  const { tablesChosen: _, outsideHours, ...rest } = booking;
  const isOutside = setAside.includes("hours") || (stays && outsideHours === true);
  return {
    ok: true,
    value: {
      booking: {
        ...rest,
        ...stay,
        ...(tablesChosen && { tablesChosen }),
        ...(isOutside && { outsideHours: true }),
      },
      setAside,
    },
  };
}
