import { type ExpressionBuilder, sql } from "kysely";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import { type BookingRecord, detailColumns, stayColumns, toBookingRecord } from "./booking-record.ts";
import type { ServiceDb, ServiceTables, ServiceTransaction } from "./tables.ts";
import { standInLine } from "./waiting-line.ts";
import type { Writer } from "./write-along.ts";

/** Which booking; a client names itself and reaches its own ones only, the back office reaches all. */
export interface BookingQuery {
  readonly venueId: number;
  readonly id: string;
  readonly client?: string;
}

/** The states in which a booking takes capacity; the others are final. */
export const standingStates = [
  "REGISTERED",
  "UNCONFIRMED",
  "CONFIRMED",
  "WAITING",
  "SEATED",
  "BILL_PRINTED",
] as const satisfies readonly BookingState[];

/** The states before anybody came. */
export const awaitedStates = [
  "REGISTERED",
  "UNCONFIRMED",
  "CONFIRMED",
] as const satisfies readonly BookingState[];

/** Undefined also for a booking that has lapsed. */
export async function findBooking(
  db: ServiceDb,
  query: BookingQuery,
  now: Temporal.Instant,
): Promise<BookingRecord | undefined> {
  const row = await bookingQuery(db, query).where(unlapsedAt(now)).executeTakeFirst();
  return row && toBookingRecord(row);
}

/**
 * Holds the booking until the end of the transaction, so that its changes come one after another. Lapsed ones are
 * found too: what time it is matters only once every lock is held.
 *
 * The lock is the weaker one that lets other transactions write a seating which refers to the booking; the stronger
 * one would let a writer to the same day, who holds its lock, wait for this transaction, and this one for it.
 */
export async function findBookingForChange(
  trx: ServiceTransaction,
  query: BookingQuery,
): Promise<BookingRecord | undefined> {
  standInLine(trx, [`booking/${query.id}`]);
  const row = await bookingQuery(trx, query).forNoKeyUpdate().executeTakeFirst();
  return row && toBookingRecord(row);
}

/**
 * Locks several bookings at once, of any client, in the order of their ids, so that two transactions never wait for
 * each other.
 */
export async function findBookingsForChange(
  trx: ServiceTransaction,
  ids: readonly string[],
): Promise<BookingRecord[]> {
  const rows = await trx
    .selectFrom("booking")
    .selectAll()
    .where(sql<boolean>`id = any(${[...new Set(ids)]}::text[])`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.map(toBookingRecord);
}

function bookingQuery(db: ServiceDb, { venueId, id, client }: BookingQuery) {
  const query = db.selectFrom("booking").selectAll().where("id", "=", id).where("venue_id", "=", venueId);
  return client === undefined ? query : query.where("client", "=", client);
}

export interface ReferenceQuery {
  readonly client: string;
  /** Bookings that have at least one of the two are found. */
  readonly extReferenceId?: string;
  readonly extReferenceNumber?: string;
}

/** A client's own bookings by its references, in the order in which they were made. */
export async function findBookingsByReference(
  db: ServiceDb,
  { client, extReferenceId, extReferenceNumber }: ReferenceQuery,
  now: Temporal.Instant,
): Promise<BookingRecord[]> {
  const rows = await db
    .selectFrom("booking")
    .selectAll()
    .where("client", "=", client)
    .where(unlapsedAt(now))
    .where((is) =>
      is.or([
        ...(extReferenceId === undefined ? [] : [is("ext_reference_id", "=", extReferenceId)]),
        ...(extReferenceNumber === undefined ? [] : [is("ext_reference_number", "=", extReferenceNumber)]),
      ]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toBookingRecord);
}

/** A booking with the tables of its current seating. */
export interface SeatedBooking extends BookingRecord {
  readonly tableIds: readonly number[];
}

export interface BookingsBetween {
  readonly venueId: number;
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant;
}

/** Every booking that starts in between, in whatever state, but for the lapsed ones. */
export function findBookingsStarting(
  db: ServiceDb,
  { venueId, from, until }: BookingsBetween,
  now: Temporal.Instant,
): Promise<SeatedBooking[]> {
  return readSeated(
    seatedBookings(db, now)
      .where("venue_id", "=", venueId)
      .where("starts_at", ">=", from)
      .where("starts_at", "<", until)
      .orderBy("starts_at")
      .orderBy("created_at")
      .orderBy("id"),
  );
}

/** As {@link findBooking}, with its tables. */
export async function findSeatedBooking(
  db: ServiceDb,
  { venueId, id }: BookingQuery,
  now: Temporal.Instant,
): Promise<SeatedBooking | undefined> {
  const [found] = await readSeated(
    seatedBookings(db, now).where("id", "=", id).where("venue_id", "=", venueId),
  );
  return found;
}

/** The bookings with these ids, in order of time. */
export async function findSeatedBookings(db: ServiceDb, ids: readonly string[]): Promise<SeatedBooking[]> {
  if (ids.length === 0) return [];
  return await readSeated(seatedBookings(db).where("id", "in", ids).orderBy("starts_at").orderBy("id"));
}

/** Bookings by phone that nobody has confirmed and that start in between, in order of time. */
export function findUnconfirmedByPhone(
  db: ServiceDb,
  { venueId, from, until }: BookingsBetween,
): Promise<SeatedBooking[]> {
  return readSeated(
    seatedBookings(db)
      .where("venue_id", "=", venueId)
      .where("source", "=", "phone")
      .where("state", "in", ["REGISTERED", "UNCONFIRMED"])
      .where("starts_at", ">=", from)
      .where("starts_at", "<", until)
      .orderBy("starts_at")
      .orderBy("id"),
  );
}

/** When the last booking that takes capacity starts; undefined when there is none. */
export async function findLastStart(db: ServiceDb, venueId: number): Promise<Temporal.Instant | undefined> {
  const row = await db
    .selectFrom("booking")
    .select("starts_at")
    .where("venue_id", "=", venueId)
    .where("state", "in", standingStates)
    .orderBy("starts_at", "desc")
    .executeTakeFirst();
  return row?.starts_at;
}

/** With the moment given, without what has lapsed by then. */
function seatedBookings(db: ServiceDb, now?: Temporal.Instant) {
  const query = db
    .selectFrom("booking")
    .selectAll("booking")
    .select(({ selectFrom, fn }) =>
      selectFrom("seating")
        .whereRef("seating.booking_id", "=", "booking.id")
        .select(({ ref }) => fn.agg<number[] | null>("array_agg", [ref("seating.table_id")]).as("ids"))
        .as("table_ids"),
    );
  return now === undefined ? query : query.where(unlapsedAt(now));
}

export function unlapsedAt(now: Temporal.Instant) {
  return (is: ExpressionBuilder<ServiceTables, "booking">) =>
    is.or([is("expires_at", "is", null), is("expires_at", ">", now)]);
}

async function readSeated(query: ReturnType<typeof seatedBookings>): Promise<SeatedBooking[]> {
  const rows = await query.execute();
  return rows.map(({ table_ids, ...row }) => ({
    ...toBookingRecord(row),
    tableIds: (table_ids ?? []).toSorted((a, b) => a - b),
  }));
}

export async function insertBooking(writer: Writer, booking: BookingRecord): Promise<void> {
  await writer
    .insertInto("booking")
    .values({ ...lastingColumns(booking), ...changeableColumns(booking) })
    .execute();
}

/** A booking's row as JSON has it. */
export function toBookingRow(booking: BookingRecord) {
  const { extReferenceId: _, extReferenceNumber: __, ...details } = booking.details;
  return { ...lastingColumns(booking), ...changeableColumns(booking), details };
}

function lastingColumns(booking: BookingRecord) {
  return {
    id: booking.id,
    client: booking.client,
    venue_id: booking.venueId,
    created_at: booking.createdAt,
    source: booking.source ?? null,
  };
}

/** Writes whatever of the booking can change. */
export async function rewriteBooking(writer: Writer, booking: BookingRecord): Promise<void> {
  await writer.updateTable("booking").set(changeableColumns(booking)).where("id", "=", booking.id).execute();
}

function changeableColumns(booking: BookingRecord) {
  return {
    ...stayColumns(booking),
    ...detailColumns(booking.details),
    held_until: booking.heldUntil,
    state: booking.state,
    expires_at: booking.expiresAt ?? null,
    tables_chosen: booking.tablesChosen ?? false,
    outside_hours: booking.outsideHours ?? false,
    staff_note: booking.staffNote ?? null,
  };
}

/** Bookings that start on these dates count as unseatable again where their scenario is not open, whatever staff agreed to. */
export async function recallOutsideHours(
  trx: ServiceTransaction,
  { id, timeZone }: { readonly id: number; readonly timeZone: string },
  { from, to }: { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate },
): Promise<void> {
  await trx
    .updateTable("booking")
    .set({ outside_hours: false })
    .where("venue_id", "=", id)
    .where("outside_hours", "=", true)
    .where("starts_at", ">=", from.toZonedDateTime(timeZone).toInstant())
    .where("starts_at", "<", to.add({ days: 1 }).toZonedDateTime(timeZone).toInstant())
    .execute();
}
