import type { InsertObject, Selectable } from "kysely";
import type { Booking } from "#src/booking/contract/booking.ts";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import { jsonb } from "#src/database/values.ts";
import type { BookingTable, ServiceTables, WaitlistEntryTable } from "./tables.ts";

/** What the one who books says beside party size and slot; kept and answered as it came. */
export type BookingDetails = Pick<
  Booking,
  | "guest"
  | "comment"
  | "extReferenceId"
  | "extReferenceNumber"
  | "extProperties"
  | "noShowFee"
  | "tags"
  | "types"
>;

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
    ...(row.guest && { guest: row.guest }),
    ...(row.comment !== null && { comment: row.comment }),
    ...(row.ext_reference_id !== null && { extReferenceId: row.ext_reference_id }),
    ...(row.ext_reference_number !== null && { extReferenceNumber: row.ext_reference_number }),
    ...(row.ext_properties && { extProperties: row.ext_properties }),
    ...(row.no_show_fee && { noShowFee: row.no_show_fee }),
    ...(row.tags && { tags: row.tags }),
    ...(row.types && { types: row.types }),
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

/** The columns of the details; what is left out is cleared. */
export function detailColumns(details: BookingDetails) {
  return {
    guest: details.guest ? jsonb(details.guest) : null,
    comment: details.comment ?? null,
    ext_reference_id: details.extReferenceId ?? null,
    ext_reference_number: details.extReferenceNumber ?? null,
    ext_properties: details.extProperties ? jsonb(details.extProperties) : null,
    no_show_fee: details.noShowFee ? jsonb(details.noShowFee) : null,
    tags: details.tags ? jsonb(details.tags) : null,
    types: details.types ? jsonb(details.types) : null,
  } satisfies Partial<InsertObject<ServiceTables, "booking">>;
}
