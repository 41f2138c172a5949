import type { BookingDetails } from "#src/booking/contract/booking.ts";
import type { BookingSource, Override, StaffRefusal } from "#src/booking/contract/staff-bookings.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Result } from "#src/lib/result.ts";
import type { BookingRecord } from "./booking-record.ts";
import { insertBooking } from "./bookings.ts";
import { dateOf, lockDays } from "./lock-days.ts";
import { rewriteSeatings } from "./seatings.ts";
import { takeStaffCapacity } from "./staff-capacity.ts";
import type { ServiceTransaction } from "./tables.ts";
import type { SlotChoice } from "./take-capacity.ts";
import { withEvent, withTables } from "./write-along.ts";
import type { Writing } from "./writing.ts";

/** A booking that the staff take; it has a guest. */
export interface StaffBooking {
  readonly venue: PlannedVenue;
  /** Whose booking it is on the wire. */
  readonly client: string;
  readonly by: string;
  readonly source: BookingSource;
  readonly slot: SlotChoice;
  readonly partySize: number;
  readonly details: BookingDetails;
  readonly tableIds?: readonly number[];
  readonly until?: Temporal.Instant;
  readonly override?: Override;
}

/** As `writeNewBooking`, by the staff's rights; a walk-in sits at its tables from the start. */
export async function writeStaffBooking(
  trx: ServiceTransaction,
  { clock, newId }: Pick<Writing, "clock" | "newId">,
  ask: StaffBooking,
): Promise<Result<BookingRecord, StaffRefusal>> {
  const { venue, slot, client, by, source, details, override } = ask;
  await lockDays(trx, venue.id, [dateOf(slot.startsAt, venue.timeZone)]);
  const [now, id] = [clock.now(), newId()];
  const walkIn = source === "walkIn";
  const isPast = Temporal.Instant.compare(slot.startsAt, now) < 0;
  if (isPast && !walkIn) return { ok: false, refusal: "past" };
  const wish = { ...ask, bookingId: id, walkIn, now, override: override !== undefined };
  const capacity = await takeStaffCapacity(trx, wish);
  if (!capacity.ok) return capacity;
  const { stay, seatings, tablesChosen, setAside } = capacity.value;
  const booking: BookingRecord = {
    ...stay,
    id,
    client,
    venueId: venue.id,
    state: walkIn ? "SEATED" : "REGISTERED",
    details,
    createdAt: now,
    source,
    ...(tablesChosen && { tablesChosen }),
    ...(setAside.includes("hours") && { outsideHours: true }),
  };
  const own = seatings.filter((seating) => seating.booking.id === id);
  await rewriteSeatings(
    trx,
    seatings.filter((seating) => seating.booking.id !== id),
  );
  const event = { at: now, by, kind: "created", ...overrideOf(setAside, override) } as const;
  await insertBooking(withTables(withEvent(trx, booking, event), own), booking);
  return { ok: true, value: booking };
}

/** What the history keeps of an override: nothing where no rule was in the way. */
export function overrideOf(
  rules: NonNullable<NonNullable<Parameters<typeof withEvent>[2]["override"]>["rules"]>,
  override: Override | undefined,
): Pick<Parameters<typeof withEvent>[2], "override"> {
  return rules.length > 0 && override ? { override: { rules, reason: override.reason } } : {};
}
