import { type RawBuilder, sql } from "kysely";
import { toBookingRow } from "#src/booking/service/store/bookings.ts";
import { noteDayChange } from "#src/booking/service/store/day-changes.ts";
import { raisingVersions, versionOf } from "#src/booking/service/store/day-versions.ts";
import { toEventRow } from "#src/booking/service/store/history.ts";
import { type KeptAnswer, keptUntil } from "#src/booking/service/store/idempotency.ts";
import type { Seating } from "#src/booking/service/store/seatings.ts";
import type { ServiceTransaction } from "#src/booking/service/store/tables.ts";
import { jsonb } from "#src/database/values.ts";
import type { Change } from "./change.ts";

export interface Written {
  readonly venueId: number;
  /** Locked. */
  readonly dates: readonly Temporal.PlainDate[];
  readonly changes: readonly Change[];
  /** One for each key. */
  readonly answers: readonly Required<KeptAnswer>[];
  readonly now: Temporal.Instant;
}

/** Another transaction took one of the keys while this one decided: once more, and it is seen. */
class KeyTaken extends Error {
  /** PostgreSQL's serialization failure, after which `transact` begins anew. */
  readonly code = "40001";
}

const lastingColumns = ["id", "client", "venue_id", "created_at", "source"];
const changeableColumns = [
  ...[
    "scenario_id",
    "scenario_name",
    "party_size",
    "starts_at",
    "ends_at",
    "held_until",
    "state",
    "expires_at",
  ],
  ...["ext_reference_id", "ext_reference_number", "details", "tables_chosen", "outside_hours", "staff_note"],
];
const bookingColumns = list([...lastingColumns, ...changeableColumns]);
const changedColumns = sql.join(
  changeableColumns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
);
const eventColumns = list([
  ...["booking_id", "at", "by", "kind", "from_state", "to_state", "starts_at", "party_size", "table_ids"],
  ...["ends_at", "rules_set_aside", "reason"],
]);

function list(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(name)));
}

/**
 * Stores everything that a group has decided, in one statement whose text is always the same, so that PostgreSQL reads and
 * plans it once. Gives the version that the dates had before. PostgreSQL compares foreign keys when the statement is
 * over, and tables taken twice when the transaction is.
 */
export async function writeTogether(
  trx: ServiceTransaction,
  { venueId, dates, changes, answers, now }: Written,
): Promise<number> {
  const { removed, bookings, events, seatings } = lastOf(changes);
  const isChanged = changes.length > 0;
  const { rows } = await sql<{ readonly version: number; readonly answered: number }>`
    with removed as (delete from booking where id = any(${removed}::text[])),
    written as (
      insert into booking (${bookingColumns})
      select ${bookingColumns} from jsonb_populate_recordset(null::booking, ${jsonb(bookings)})
      on conflict (id) do update set ${changedColumns}),
    told as (
      insert into booking_event (${eventColumns})
      select ${eventColumns} from jsonb_populate_recordset(null::booking_event, ${jsonb(events)})),
    seats as (
      select booking_id, venue_id, table_id, during
      from jsonb_populate_recordset(null::seating, ${jsonb(seatings.flatMap(toSeats))})),
    released as (
      delete from seating as old where booking_id = any(${seatings.map(({ booking }) => booking.id)}::text[])
      and not exists (
        select from seats where seats.booking_id = old.booking_id and seats.table_id = old.table_id)),
    seated as (
      insert into seating (booking_id, venue_id, table_id, during)
      select booking_id, venue_id, table_id, during from seats
      on conflict (booking_id, table_id) do update set during = excluded.during),
    answered as (
      insert into idempotency_key as kept (client, key, fingerprint, status, body, expires_at)
      select client, key, fingerprint, status, body, ${keptUntil(now)}::timestamptz
      from jsonb_populate_recordset(null::idempotency_key, ${jsonb(answers)}) order by client, key
      on conflict (client, key) do update set
        fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body,
        expires_at = excluded.expires_at
        where kept.expires_at <= ${now}::timestamptz
      returning key),
    ${raisingVersions(venueId, isChanged ? dates : [])}
    select ${versionOf(venueId, dates)} as version, (select count(*) from answered) as answered`.execute(trx);
  if (isChanged) noteDayChange(trx, venueId, dates);
  const [row] = rows;
  if (row?.answered !== answers.length) throw new KeyTaken("an idempotency key was taken meanwhile");
  return row.version;
}

/** What is to be stored of several changes: of each booking the last word, and its whole history. */
function lastOf(changes: readonly Change[]) {
  const removed = changes.flatMap(({ kind, booking }) => (kind === "remove" ? [booking.id] : []));
  const lasting = changes.flatMap((change) =>
    change.kind === "put" && !removed.includes(change.booking.id) ? [change] : [],
  );
  const seatings = lasting.flatMap((change) => change.seatings);
  const lapsed = seatings.filter(({ isLapsed }) => isLapsed).map(({ booking }) => booking.id);
  return {
    removed: [...removed, ...lapsed],
    bookings: lastById(lasting, ({ booking }) => booking.id).map(({ booking }) => toBookingRow(booking)),
    events: lasting.map(({ booking, event }) => toEventRow(booking, event)),
    seatings: lastById(seatings, ({ booking }) => booking.id).filter(
      ({ booking }) => !removed.includes(booking.id),
    ),
  };
}

function lastById<Value>(values: readonly Value[], idOf: (value: Value) => string): Value[] {
  return [...new Map(values.map((value) => [idOf(value), value])).values()];
}

function toSeats({ booking, tableIds }: Seating) {
  const during = `["${booking.startsAt}","${booking.heldUntil}")`;
  return tableIds.map((table_id) => ({
    booking_id: booking.id,
    venue_id: booking.venueId,
    table_id,
    during,
  }));
}
