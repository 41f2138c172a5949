import { sql } from "kysely";
import type { LedgerEntry, LookBook, Watched } from "#src/bot/aftercare/ports.ts";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import type { Database } from "#src/database/database.ts";
import { toEntry } from "./create-ledger.ts";
import type { BotTables } from "./tables.ts";

/** Creates the book of looks, which is kept in the ledger, beside the bookings that a look is compared with. */
export function createLookBook(database: Database): LookBook {
  const db = database.db.withTables<BotTables>();
  const update = (key: BookingKey) =>
    db.updateTable("ledger").where("venue_id", "=", key.venueId).where("booking_id", "=", key.id);

  /** Takes a booking for this process: of several processes, the first to change its last look has it. */
  const claimOne = async (booking: Watched, at: Temporal.Instant) => {
    const seen = booking.lookedAt ?? null;
    const row = await update(booking)
      .where(sql<boolean>`looked_at is not distinct from ${seen}::timestamptz`)
      .set({ looked_at: at })
      .returningAll()
      .executeTakeFirst();
    return row && toEntry(row);
  };

  return {
    listAhead: async (now) => {
      const rows = await db
        .selectFrom("ledger")
        .select(["venue_id", "booking_id", "conversation_id", "starts_at", "booked_at"])
        .select(["looked_at", "found_at", "missed_at", "missed_in"])
        .where("starts_at", ">", now)
        .where("state", "in", ["REGISTERED", "UNCONFIRMED", "CONFIRMED"])
        .orderBy("starts_at")
        .orderBy("venue_id")
        .orderBy("booking_id")
        .execute();
      return rows.map((row) => ({
        venueId: row.venue_id,
        id: row.booking_id,
        conversationId: row.conversation_id,
        startsAt: row.starts_at,
        bookedAt: row.booked_at,
        ...(row.looked_at && { lookedAt: row.looked_at }),
        ...(row.found_at && { foundAt: row.found_at }),
        ...(row.missed_at && row.missed_in && { missed: { in: row.missed_in, at: row.missed_at } }),
      }));
    },
    countSince: async (since) => {
      // What one request was made for shares its guest and its moment.
      const { requests } = await db
        .selectFrom("ledger")
        .select(sql<number>`count(distinct (conversation_id, looked_at))`.as("requests"))
        .where("looked_at", ">", since)
        .executeTakeFirstOrThrow();
      return Number(requests);
    },
    claim: async (bookings, at) => {
      const entries: LedgerEntry[] = [];
      for (const booking of bookings) {
        const entry = await claimOne(booking, at);
        if (entry) entries.push(entry);
      }
      return entries;
    },
    markFound: async (key, at) => {
      await update(key).set({ found_at: at, missed_at: null, missed_in: null }).execute();
    },
    markMissed: async (key, lookedIn, at) => {
      await update(key).set({ missed_at: at, missed_in: lookedIn }).execute();
    },
  };
}
