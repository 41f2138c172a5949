import type { Insertable } from "kysely";
import type { BookingEvent } from "#src/booking/contract/back-office.ts";
import type { BookingRecord } from "./booking-record.ts";
import type { BookingEventTable, ServiceDb, ServiceTransaction } from "./tables.ts";

/** What of an event the booking itself does not tell. */
export type EventOf = Pick<
  BookingEvent,
  "at" | "by" | "kind" | "fromState" | "tableIds" | "endsAt" | "override"
>;

export async function recordEvent(
  trx: ServiceTransaction,
  booking: BookingRecord,
  event: EventOf,
): Promise<void> {
  await trx.insertInto("booking_event").values(toEventRow(booking, event)).execute();
}

export function toEventRow(booking: BookingRecord, event: EventOf): Insertable<BookingEventTable> {
  return {
    booking_id: booking.id,
    at: event.at,
    by: event.by,
    kind: event.kind,
    from_state: event.fromState ?? null,
    to_state: booking.state,
    starts_at: booking.startsAt,
    party_size: booking.partySize,
    table_ids: event.tableIds ? [...event.tableIds] : null,
    ends_at: event.endsAt ?? null,
    rules_set_aside: event.override ? [...event.override.rules] : null,
    reason: event.override?.reason ?? null,
  };
}

/** The oldest first. */
export async function findEvents(
  db: ServiceDb,
  { venueId, id }: { readonly venueId: number; readonly id: string },
): Promise<BookingEvent[]> {
  const rows = await db
    .selectFrom("booking_event")
    .innerJoin("booking", "booking.id", "booking_event.booking_id")
    .selectAll("booking_event")
    .where("booking.id", "=", id)
    .where("booking.venue_id", "=", venueId)
    .orderBy("booking_event.id")
    .execute();
  return rows.map((row) => ({
    at: row.at,
    by: row.by,
    kind: row.kind,
    ...(row.from_state === null ? {} : { fromState: row.from_state }),
    toState: row.to_state,
    startsAt: row.starts_at,
    partySize: row.party_size,
    ...(row.table_ids && { tableIds: row.table_ids }),
    ...(row.ends_at && { endsAt: row.ends_at }),
    ...(row.rules_set_aside && {
      override: { rules: row.rules_set_aside, ...(row.reason !== null && { reason: row.reason }) },
    }),
  }));
}
