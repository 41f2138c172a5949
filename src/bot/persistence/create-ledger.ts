import { type Kysely, type Selectable, sql } from "kysely";
import type { Ledger, LedgerEntry } from "#src/bot/aftercare/ports.ts";
import type { BookedTable, BookingKey } from "#src/bot/machine/core/table.ts";
import type { Database } from "#src/database/database.ts";
import { storableText } from "#src/lib/storable.ts";
import { nobody } from "./guest-records.ts";
import { ledgerMarks, rowToUpdate } from "./ledger-marks.ts";
import type { BotTables } from "./tables.ts";

export function createLedger(database: Database): Ledger {
  const db = database.db.withTables<BotTables>();
  const update = (key: BookingKey) => rowToUpdate(db, key);
  return {
    upsert: (conversationId, booking, at) => upsert(db, conversationId, booking, at),
    refresh: async (booking, revision, at) => {
      const startsAt = Temporal.Instant.from(booking.startsAt);
      const row = await update(booking)
        .where("revision", "=", revision)
        .set({
          ...toColumns(booking),
          revision: revision + 1,
          timed_at: sql<Temporal.Instant>`case when starts_at = ${startsAt} then timed_at else ${at} end`,
          unreachable_at: sql<Temporal.Instant | null>`case when starts_at = ${startsAt} then unreachable_at end`,
        })
        .returningAll()
        .executeTakeFirst();
      return row && toEntry(row);
    },
    moveTo: async (conversationId, key) => {
      await update(key).set({ conversation_id: conversationId, unreachable_at: null }).execute();
    },
    isBehind: (conversationId, { id }) => isBehind(db, conversationId, id),
    find: async ({ venueId, id }) => {
      const row = await db
        .selectFrom("ledger")
        .selectAll()
        .where("venue_id", "=", venueId)
        .where("booking_id", "=", id)
        .executeTakeFirst();
      return row && toEntry(row);
    },
    listBetween: async (venueId, from, until) => {
      const rows = await db
        .selectFrom("ledger")
        .selectAll()
        .where("venue_id", "=", venueId)
        .where("starts_at", ">=", from)
        .where("starts_at", "<", until)
        .orderBy("starts_at")
        .orderBy("booking_id")
        .execute();
      return rows.map(toEntry);
    },
    ...ledgerMarks(db),
    markReachable: (conversationId, at) => markReachable(db, conversationId, at),
    isForgotten: (conversationId) => isForgotten(db, conversationId),
  };
}

async function markReachable(
  db: Kysely<BotTables>,
  conversationId: string,
  at: Temporal.Instant,
): Promise<readonly LedgerEntry[]> {
  const rows = await db
    .updateTable("ledger")
    .set({ unreachable_at: null, timed_at: at })
    .where("conversation_id", "=", conversationId)
    .where("unreachable_at", "is not", null)
    .where("starts_at", ">", at)
    .returningAll()
    .execute();
  return rows.map(toEntry);
}

async function upsert(
  db: Kysely<BotTables>,
  conversationId: string,
  booking: BookedTable,
  at: Temporal.Instant,
): Promise<LedgerEntry> {
  const row = toColumns(booking);
  const written = await db
    .insertInto("ledger")
    .values({
      ...row,
      venue_id: booking.venueId,
      booking_id: booking.id,
      conversation_id: conversationId,
      booked_at: at,
      timed_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(["venue_id", "booking_id"]).doUpdateSet({
        ...row,
        revision: sql<number>`ledger.revision + 1`,
        timed_at: sql<Temporal.Instant>`
          case when ledger.starts_at = excluded.starts_at then ledger.timed_at else excluded.timed_at end`,
        // Who moves a booking can be reached again.
        unreachable_at: sql<Temporal.Instant | null>`
          case when ledger.starts_at = excluded.starts_at then ledger.unreachable_at end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return toEntry(written);
}

function toColumns(booking: BookedTable) {
  return {
    scenario_name: storableText(booking.scenarioName),
    starts_at: Temporal.Instant.from(booking.startsAt),
    party_size: booking.partySize,
    state: booking.state,
    guest_name: booking.name === undefined ? null : storableText(booking.name),
    comment: booking.comment === undefined ? null : storableText(booking.comment),
  };
}

/**
 * Whether a change of the chat's own is on its way to the ledger: one of the effect that writes it, its result, and
 * the effect that tracks it waits then.
 */
async function isBehind(db: Kysely<BotTables>, conversationId: string, bookingId: string): Promise<boolean> {
  const effect = await db
    .selectFrom("outbox")
    .select("id")
    .where("conversation_id", "=", conversationId)
    .where("settled_at", "is", null)
    .where(sql<boolean>`effect->>'type' in ('changeBooking', 'setBookingState', 'trackBooking')`)
    .where(sql<boolean>`effect->'booking'->>'id' = ${bookingId}`)
    .limit(1)
    .executeTakeFirst();
  if (effect) return true;
  const event = await db
    .selectFrom("inbox")
    .select("id")
    .where("conversation_id", "=", conversationId)
    .where("processed_at", "is", null)
    .where(sql<boolean>`arrival->'event'->'booking'->>'id' = ${bookingId}`)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

async function isForgotten(db: Kysely<BotTables>, conversationId: string): Promise<boolean> {
  const guest = await db
    .selectFrom("conversations")
    .innerJoin("guests", "guests.id", "conversations.guest_id")
    .select("guests.forget_at")
    .where("conversations.id", "=", conversationId)
    .where("conversations.id", "<>", nobody)
    .executeTakeFirst();
  return guest === undefined || guest.forget_at !== null;
}

export function toEntry(row: Selectable<BotTables["ledger"]>): LedgerEntry {
  return {
    booking: {
      id: row.booking_id,
      venueId: row.venue_id,
      scenarioName: row.scenario_name,
      startsAt: row.starts_at.toString(),
      partySize: row.party_size,
      state: row.state,
      ...(row.guest_name !== null && { name: row.guest_name }),
      ...(row.comment !== null && { comment: row.comment }),
    },
    conversationId: row.conversation_id,
    bookedAt: row.booked_at,
    timedAt: row.timed_at,
    ...(row.prompted_at && { promptedAt: row.prompted_at }),
    ...(row.prompted_for && { promptedFor: row.prompted_for.toString() }),
    ...(row.reminded_at && { remindedAt: row.reminded_at }),
    ...(row.answer && { answer: row.answer }),
    ...(row.answered_for && { answeredFor: row.answered_for.toString() }),
    ...(row.put_off_until && { putOffUntil: row.put_off_until }),
    ...(row.thanked_at && { thankedAt: row.thanked_at }),
    ...(row.staff_told_at && { staffToldAt: row.staff_told_at }),
    unreachable: row.unreachable_at !== null,
    revision: row.revision,
  };
}
