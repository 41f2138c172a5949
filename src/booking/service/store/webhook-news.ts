import { sql } from "kysely";
import { transact } from "#src/database/transact.ts";
import type { ServiceDb, ServiceTransaction } from "./tables.ts";

/** What became of a booking since others were told of it last. No name, number or wish of a guest is in it. */
export interface BookingNews {
  readonly type: "created" | "changed" | "confirmed" | "cancelled";
  /** The number of this message about the booking, counted from 1. */
  readonly number: number;
  readonly venueId: number;
  readonly bookingId: string;
  readonly status: string;
  readonly timeFrom: Temporal.Instant;
  readonly guestCount: number;
  readonly scenarioId: number;
}

/** Longer than a transaction of ours may stay open: what began before is in the history by then, or nowhere. */
const settledAfter = { minutes: 10 };

interface FoundRow {
  readonly id: string;
  readonly venue_id: number;
  readonly state: string;
  readonly starts_at: Temporal.Instant;
  readonly party_size: number;
  readonly scenario_id: number;
  readonly is_old: boolean;
  /** The number of the last message about the booking; null if there was none. */
  readonly number: number | null;
  readonly told_state: string | null;
  readonly is_moved: boolean;
}

/**
 * Finds the bookings that have become something else since the call before, and notes that they are told, in the
 * transaction in which they are handed on; by one process at a time. What was before the very first call is no news, nor
 * are holds, nor a booking that was cancelled before anybody was told of it. What happens between two calls is one piece of
 * news.
 */
export async function takeBookingNews(
  db: ServiceDb,
  now: Temporal.Instant,
  handOn: (news: BookingNews, trx: ServiceTransaction) => Promise<void>,
): Promise<void> {
  await transact(db, async (trx) => {
    for (const news of await findNews(trx, now)) await handOn(news, trx);
  });
}

async function findNews(trx: ServiceTransaction, now: Temporal.Instant): Promise<readonly BookingNews[]> {
  const mark = await trx.selectFrom("webhook_mark").selectAll().executeTakeFirst();
  if (!mark) {
    const last = sql<number>`(select coalesce(max(id), 0) from booking_event)`;
    await trx.insertInto("webhook_mark").values({ id: true, first: last, after: last }).execute();
    return [];
  }
  const { rows } = await sql<FoundRow>`
    select booking.id, booking.venue_id, booking.state, booking.starts_at, booking.party_size, booking.scenario_id,
      exists (select from booking_event where booking_id = booking.id and id <= ${mark.first}) as is_old, told.number, told.state as told_state,
      (told.starts_at, told.party_size, told.scenario_id)
        is distinct from (booking.starts_at, booking.party_size, booking.scenario_id) as is_moved
    from booking left join webhook_told as told on told.booking_id = booking.id
    where booking.id in (select booking_id from booking_event where id > ${mark.after})
      and booking.expires_at is null
      and (told.state, told.starts_at, told.party_size, told.scenario_id)
        is distinct from (booking.state, booking.starts_at, booking.party_size, booking.scenario_id)
    order by booking.id`.execute(trx);
  const news = rows.flatMap((row) => toNews(row) ?? []);
  if (news.length > 0) await noteTold(trx, news);
  await trx
    .updateTable("webhook_mark")
    .set({
      after: sql<number>`greatest(after, (select coalesce(max(id), 0) from booking_event
        where id > ${mark.after} and at < ${now.subtract(settledAfter)}::timestamptz))`,
    })
    .execute();
  return news;
}

function toNews(row: FoundRow): BookingNews | undefined {
  const isNew = row.number === null && !row.is_old;
  if (isNew && row.state === "CANCELLED") return undefined;
  return {
    type: isNew ? "created" : changeOf(row),
    number: (row.number ?? 0) + 1,
    venueId: row.venue_id,
    bookingId: row.id,
    status: row.state,
    timeFrom: row.starts_at,
    guestCount: row.party_size,
    scenarioId: row.scenario_id,
  };
}

function changeOf({ state, told_state, number, is_moved }: FoundRow): BookingNews["type"] {
  if (state === "CANCELLED") return "cancelled";
  return state === "CONFIRMED" && told_state !== state && (number === null || !is_moved)
    ? "confirmed"
    : "changed";
}

async function noteTold(trx: ServiceTransaction, news: readonly BookingNews[]): Promise<void> {
  await trx
    .insertInto("webhook_told")
    .values(
      news.map(({ bookingId, number, status, timeFrom, guestCount, scenarioId }) => ({
        booking_id: bookingId,
        number,
        state: status,
        starts_at: timeFrom,
        party_size: guestCount,
        scenario_id: scenarioId,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("booking_id").doUpdateSet(({ ref }) => ({
        number: ref("excluded.number"),
        state: ref("excluded.state"),
        starts_at: ref("excluded.starts_at"),
        party_size: ref("excluded.party_size"),
        scenario_id: ref("excluded.scenario_id"),
      })),
    )
    .execute();
}
