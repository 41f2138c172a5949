import type { InsertObject, Selectable } from "kysely";
import { type BookingDetails, bookingDetailsSchema } from "#src/booking/contract/booking.ts";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type { BookingSource } from "#src/booking/contract/staff-bookings.ts";
import { jsonb } from "#src/database/values.ts";
import type { BookingTable, ServiceTables, WaitlistEntryTable } from "./tables.ts";

/** A stretch of one scenario that a party takes, or would like to take. */
export interface Stay {
  readonly scenarioId: number;
  /** As it was called when it was booked. */
  readonly scenarioName: string;
  readonly partySize: number;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  /** When its tables can be taken again. */
  readonly heldUntil: Temporal.Instant;
}

interface Placed {
  readonly id: string;
  readonly client: string;
  readonly venueId: number;
  readonly createdAt: Temporal.Instant;
  readonly details: BookingDetails;
}

export interface BookingRecord extends Placed, Stay {
  readonly state: BookingState;
  /** Set while the booking is temporary. */
  readonly expiresAt?: Temporal.Instant;
  /** True when the staff chose its tables: it is not seated anew on paper. */
  readonly tablesChosen?: boolean;
  /** Set where the staff took it. */
  readonly source?: BookingSource;
  /** True when the staff gave it a time at which its scenario is not open. */
  readonly outsideHours?: boolean;
  /** What the staff wrote down for themselves. */
  readonly staffNote?: string;
}

export interface WaitlistRecord extends Placed, Omit<Stay, "heldUntil"> {
  readonly state: WaitlistEntryTable["state"];
}

/** A temporary booking holds capacity, lapses by itself, and becomes a reservation with its guest. */
export function isTemporary({ expiresAt }: Pick<BookingRecord, "expiresAt">): boolean {
  return expiresAt !== undefined;
}

export function isLapsed({ expiresAt }: Pick<BookingRecord, "expiresAt">, now: Temporal.Instant): boolean {
  return expiresAt !== undefined && Temporal.Instant.compare(expiresAt, now) <= 0;
}

export function toBookingRecord(row: Selectable<BookingTable>): BookingRecord {
  return {
    ...toPlaced(row),
    heldUntil: row.held_until,
    state: row.state,
    ...(row.expires_at === null ? {} : { expiresAt: row.expires_at }),
    ...(row.tables_chosen && { tablesChosen: true }),
    ...(row.source !== null && { source: row.source }),
    ...(row.outside_hours && { outsideHours: true }),
    ...(row.staff_note !== null && { staffNote: row.staff_note }),
  };
}

export function toWaitlistRecord(row: Selectable<WaitlistEntryTable>): WaitlistRecord {
  return { ...toPlaced(row), state: row.state };
}

function toPlaced(row: Selectable<WaitlistEntryTable> | Selectable<BookingTable>) {
  return {
    id: row.id,
    client: row.client,
    venueId: row.venue_id,
    scenarioId: row.scenario_id,
    scenarioName: row.scenario_name,
    partySize: row.party_size,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    createdAt: row.created_at,
    details: toDetails(row),
  };
}

function toDetails(row: Selectable<WaitlistEntryTable> | Selectable<BookingTable>): BookingDetails {
  return {
    ...bookingDetailsSchema.parse(row.details),
    ...(row.ext_reference_id !== null && { extReferenceId: row.ext_reference_id }),
    ...(row.ext_reference_number !== null && { extReferenceNumber: row.ext_reference_number }),
  };
}

/** The columns that change when a booking takes another stay. */
export function stayColumns(stay: Omit<Stay, "heldUntil">) {
  return {
    scenario_id: stay.scenarioId,
    scenario_name: stay.scenarioName,
    party_size: stay.partySize,
    starts_at: stay.startsAt,
    ends_at: stay.endsAt,
  };
}

/** The columns of the details: those that bookings are found by, and one for all others. What is left out is cleared. */
export function detailColumns({ extReferenceId, extReferenceNumber, ...details }: BookingDetails) {
  return {
    ext_reference_id: extReferenceId ?? null,
    ext_reference_number: extReferenceNumber ?? null,
    details: jsonb(details),
  } satisfies Partial<InsertObject<ServiceTables, "booking">>;
}
