import { sql } from "kysely";
import { type Assignment, fromMinute, type Interval } from "#src/booking/service/capacity/party.ts";
import { codeOf } from "#src/lib/thrown.ts";
import type { BookingRecord, Stay } from "./booking-record.ts";
import type { ServiceTransaction } from "./tables.ts";

/** The tables that a booking takes from now on; none lets them go. */
export interface Seating {
  readonly booking: Pick<BookingRecord, "id" | "venueId"> & Pick<Stay, "startsAt" | "heldUntil">;
  readonly tableIds: readonly number[];
  /** It has lapsed. It goes with its tables: a clock that is set back would find it standing, without any. */
  readonly isLapsed?: true;
}

/** What the capacity engine decided, as it is written; bookings that have lapsed let their tables go. */
export function seatingsToWrite(
  venueId: number,
  lapsed: readonly (Interval & { readonly id: string })[],
  changed: readonly Assignment[],
): Seating[] {
  const released = lapsed.map(({ id, from, until }): Seating => {
    return { ...toSeating({ bookingId: id, tableIds: [], from, until }, venueId), isLapsed: true };
  });
  return [...released, ...changed.map((assignment) => toSeating(assignment, venueId))];
}

/**
 * Replaces the seating of these bookings. The database compares when the transaction ends, so that parties may
 * swap tables; a table that would then be taken twice makes the commit fail (SQLSTATE 23P01).
 */
export async function rewriteSeatings(trx: ServiceTransaction, seatings: readonly Seating[]): Promise<void> {
  if (seatings.length === 0) return;
  const ids = seatings.map(({ booking }) => booking.id);
  await trx.deleteFrom("seating").where("booking_id", "in", ids).execute();
  const lapsed = seatings.filter(({ isLapsed }) => isLapsed).map(({ booking }) => booking.id);
  if (lapsed.length > 0) await trx.deleteFrom("booking").where("id", "in", lapsed).execute();
  const rows = seatings.flatMap(toSeatingRows);
  if (rows.length > 0) await trx.insertInto("seating").values(rows).execute();
}

/** One for each of its tables. */
export function toSeatingRows({ booking, tableIds }: Seating) {
  return tableIds.map((tableId) => ({
    booking_id: booking.id,
    venue_id: booking.venueId,
    table_id: tableId,
    during: sql<string>`tstzrange(${booking.startsAt}::timestamptz, ${booking.heldUntil}::timestamptz)`,
  }));
}

/** Whether a transaction failed because it would have given a table twice. */
export function isTableTakenTwice(error: unknown): boolean {
  return codeOf(error) === "23P01";
}

function toSeating({ bookingId, tableIds, from, until }: Assignment, venueId: number): Seating {
  const booking = { id: bookingId, venueId, startsAt: fromMinute(from), heldUntil: fromMinute(until) };
  return { booking, tableIds };
}
