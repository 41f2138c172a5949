import type {
  BackOffice,
  BackOfficeBooking,
  BookingKey,
  DiaryRefusal,
} from "#src/booking/contract/back-office.ts";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import { decideStateChange, decideTableChoice } from "#src/booking/service/states/decide-state-change.ts";
import { stateChange } from "#src/booking/service/store/booking-change.ts";
import { type BookingRecord, isTemporary } from "#src/booking/service/store/booking-record.ts";
import { findBookingsStarting, findSeatedBooking } from "#src/booking/service/store/bookings.ts";
import { findVersions, versionAmong } from "#src/booking/service/store/day-versions.ts";
import { findEarlierVisits } from "#src/booking/service/store/earlier-visits.ts";
import { forgetGuest } from "#src/booking/service/store/forget-guest.ts";
import { findEvents } from "#src/booking/service/store/history.ts";
import { listTableChoices } from "#src/booking/service/store/list-table-choices.ts";
import { isTableTakenTwice } from "#src/booking/service/store/seatings.ts";
import { inTransaction } from "#src/booking/service/store/unit-of-work.ts";
import { writeTableChoice } from "#src/booking/service/store/write-table-choice.ts";
import type { Result } from "#src/lib/result.ts";
import type { BackOfficeParts } from "./back-office-parts.ts";
import { toBackOfficeBooking } from "./to-back-office-booking.ts";

type Bookings = Pick<
  BackOffice,
  | "find"
  | "listDay"
  | "dayVersion"
  | "listEarlierVisits"
  | "setState"
  | "assignTables"
  | "listTableChoices"
  | "forgetGuest"
  | "history"
>;

/** What the back office does with single bookings. */
export function backOfficeBookings(parts: BackOfficeParts): Bookings {
  const { db, clock, findVenue } = parts;
  return {
    find: (key) => findInBackOffice(parts, key),
    listDay: async (venueId, date) => {
      const venue = findVenue(venueId);
      if (!venue) return [];
      const day = Temporal.PlainDate.from(date);
      const midnight = (days: number) => day.add({ days }).toZonedDateTime(venue.timeZone).toInstant();
      const bookings = await findBookingsStarting(
        db,
        { venueId, from: midnight(0), until: midnight(1) },
        clock.now(),
      );
      return bookings.map(toBackOfficeBooking);
    },
    dayVersion: async (venueId, date) => {
      const versions = await findVersions(db, [{ venueId, date }]);
      return versionAmong(versions.get(venueId) ?? {}, date);
    },
    listEarlierVisits: (venueId, ids, before) => findEarlierVisits(db, venueId, ids, before),
    setState: (key, state, by) => setState(parts, key, state, by),
    assignTables: (key, tableIds, by) => assignTables(parts, key, tableIds, by),
    listTableChoices: async (key) => {
      const venue = findVenue(key.venueId);
      const booking = venue && (await findSeatedBooking(db, key, clock.now()));
      return booking && maySit(booking) ? await listTableChoices(db, venue, booking, clock.now()) : [];
    },
    forgetGuest: (reference, keep) =>
      forgetGuest(
        db,
        reference,
        keep.map(({ id }) => id),
      ),
    history: (key) => findEvents(db, key),
  };
}

function maySit(booking: BookingRecord): boolean {
  return decideTableChoice(booking.state, { temporary: isTemporary(booking) }).ok;
}

async function findInBackOffice(
  { db, clock }: BackOfficeParts,
  key: BookingKey,
): Promise<BackOfficeBooking | undefined> {
  const booking = await findSeatedBooking(db, key, clock.now());
  return booking && toBackOfficeBooking(booking);
}

async function setState(
  parts: BackOfficeParts,
  key: BookingKey,
  state: BookingState,
  by: string,
): ReturnType<BackOffice["setState"]> {
  const { dayWrites, findVenue } = parts;
  const venue = findVenue(key.venueId);
  if (!venue) return { ok: false, refusal: "not_found" };
  const changed = await dayWrites.carryOut(
    stateChange({ venue, query: key, by }, (booking) => decideByStaff(booking, state)),
  );
  return changed.ok ? await asItIsNow(parts, key) : changed;
}

async function assignTables(
  parts: BackOfficeParts,
  key: BookingKey,
  tableIds: readonly number[] | undefined,
  by: string,
): ReturnType<BackOffice["assignTables"]> {
  const { db, clock, findVenue } = parts;
  const venue = findVenue(key.venueId);
  if (!venue) return { ok: false, refusal: "not_found" };
  const isKnown = (id: number) => venue.plan.tables.some((table) => table.id === id);
  if (tableIds && !(tableIds.length > 0 && tableIds.every(isKnown))) {
    return { ok: false, refusal: "unknown_table" };
  }
  try {
    const chosen = await inTransaction(db, (trx) =>
      writeTableChoice(
        trx,
        { clock },
        { venue, query: key, by },
        tableIds && [...new Set(tableIds)],
        (booking) => decideTableChoice(booking.state, { temporary: isTemporary(booking) }),
      ),
    );
    return chosen.ok ? await asItIsNow(parts, key) : chosen;
  } catch (error) {
    if (isTableTakenTwice(error)) return { ok: false, refusal: "table_taken" };
    throw error;
  }
}

async function asItIsNow(
  parts: BackOfficeParts,
  key: BookingKey,
): Promise<Result<BackOfficeBooking, { readonly refusal: "not_found" }>> {
  const booking = await findInBackOffice(parts, key);
  return booking ? { ok: true, value: booking } : { ok: false, refusal: "not_found" };
}

function decideByStaff(
  booking: BookingRecord,
  to: BookingState,
): Result<BookingState, { readonly refusal: DiaryRefusal }> {
  const temporary = isTemporary(booking);
  const decision = decideStateChange({ from: booking.state, to, by: "staff", temporary });
  if (decision.ok) return decision;
  const { refusal } = decision;
  return { ok: false, refusal: refusal === "invalid_request" ? "state_not_allowed" : refusal };
}
