import type { QueryCreator } from "kysely";
import type { BookingRecord } from "./booking-record.ts";
import { type EventOf, toEventRow } from "./history.ts";
import { type Seating, toSeatingRows } from "./seatings.ts";
import type { ServiceTables } from "./tables.ts";

/**
 * Where a booking is written: a transaction, or a statement that writes other rows as well. One statement for all of
 * them saves round trips, which is most of what a write waits for. PostgreSQL checks foreign keys when the statement
 * is over, so the order of the rows does not matter.
 */
export type Writer = Pick<QueryCreator<ServiceTables>, "insertInto" | "updateTable" | "with">;

/** With the booking's next line of history. */
export function withEvent(writer: Writer, booking: BookingRecord, event: EventOf): Writer {
  return writer.with("written_event", (db) =>
    db.insertInto("booking_event").values(toEventRow(booking, event)),
  );
}

/** With the tables of bookings that have none so far; at least one table. */
export function withTables(writer: Writer, seatings: readonly Seating[]): Writer {
  const rows = seatings.flatMap(toSeatingRows);
  return writer.with("written_seating", (db) => db.insertInto("seating").values(rows));
}
