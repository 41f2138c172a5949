import type { RefusalCode } from "#src/booking/contract/refusals.ts";
import { assignTables, releaseTables } from "#src/booking/service/capacity/assign-tables.ts";
import { planDay } from "#src/booking/service/capacity/day-plan.ts";
import { isSeated } from "#src/booking/service/states/decide-state-change.ts";
import type { Result } from "#src/lib/result.ts";
import type { BookingRecord } from "./booking-record.ts";
import { rewriteBooking } from "./bookings.ts";
import { recordEvent } from "./history.ts";
import { dateOf } from "./lock-days.ts";
import { type ChangeTarget, type Decide, openBooking } from "./open-booking.ts";
import { readFacts } from "./read-standing.ts";
import { rewriteSeatings, seatingsToWrite } from "./seatings.ts";
import type { ServiceTransaction } from "./tables.ts";
import type { Writing } from "./writing.ts";

type Refused<No extends RefusalCode> = { readonly refusal: No };

/**
 * Seats a booking at tables of the staff's choice, and others anew where they have to make room; without tables it
 * may sit anywhere again. Both is written down.
 */
export async function writeTableChoice<No extends Refused<RefusalCode>>(
  trx: ServiceTransaction,
  { clock }: Pick<Writing, "clock">,
  { venue, query, by }: ChangeTarget,
  tableIds: readonly number[] | undefined,
  decide: Decide<undefined, No>,
): Promise<Result<BookingRecord, No | Refused<"not_found"> | { readonly refusal: "table_taken" }>> {
  const open = await openBooking(trx, clock, query, venue.timeZone, decide);
  if (!open.ok) return open;
  const { booking, now } = open.value;
  const date = dateOf(booking.startsAt, venue.timeZone);
  const { prepared, parties, lapsed } = await readFacts(trx, venue, { from: date, to: date }, now);
  const day = planDay(prepared, date);
  const party = parties.find(({ id }) => id === booking.id);
  if (!party) throw new Error(`the booking ${booking.id} does not stand on its own day`);
  const changed = tableIds
    ? assignTables(day, parties, party, tableIds)
    : isSeated(booking.state)
      ? []
      : releaseTables(day, parties, booking.id);
  if (!changed) return { ok: false, refusal: "table_taken" };
  await rewriteSeatings(trx, seatingsToWrite(venue.id, lapsed, changed));
  const chosen: BookingRecord = { ...booking, tablesChosen: tableIds !== undefined };
  await rewriteBooking(trx, chosen);
  await recordEvent(trx, chosen, {
    at: now,
    by,
    kind: "tablesChosen",
    fromState: booking.state,
    tableIds: tableIds ?? [],
  });
  return { ok: true, value: chosen };
}
