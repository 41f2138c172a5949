import { type Kysely, sql } from "kysely";
import type { Ledger } from "#src/bot/aftercare/ports.ts";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import type { BotTables } from "./tables.ts";

type Marks = Omit<Pick<Ledger, Extract<keyof Ledger, `mark${string}`>>, "markReachable">;

export function rowToUpdate(db: Kysely<BotTables>, { venueId, id }: BookingKey) {
  return db.updateTable("ledger").where("venue_id", "=", venueId).where("booking_id", "=", id);
}

/** Writes into the ledger what a guest was asked and what came of it; nothing of the booking itself. */
export function ledgerMarks(db: Kysely<BotTables>): Marks {
  const update = (key: BookingKey) => rowToUpdate(db, key);
  return {
    markPrompted: async (key, startsAt, at) => {
      const promptedFor = Temporal.Instant.from(startsAt);
      await update(key)
        .set({
          prompted_at: at,
          prompted_for: promptedFor,
          reminded_at: null,
          staff_told_at: null,
          put_off_until: sql<Temporal.Instant | null>`
            case when prompted_for = ${promptedFor} then put_off_until end`,
        })
        .execute();
    },
    markPutOff: async (key, { startsAt, until, at }) => {
      await update(key)
        .set({
          put_off_until: until,
          // Who puts the question off has read it, whether or not its delivery has been reported.
          prompted_at: sql<Temporal.Instant>`coalesce(prompted_at, ${at})`,
          prompted_for: Temporal.Instant.from(startsAt),
        })
        .execute();
    },
    markReminded: async (key, at) => {
      await update(key)
        .set({
          reminded_at: at,
          put_off_until: sql<Temporal.Instant | null>`case when put_off_until > ${at} then put_off_until end`,
        })
        .execute();
    },
    markStaffTold: async (key, at) => {
      await update(key).set({ staff_told_at: at }).execute();
    },
    markAnswered: async (key, answer, startsAt) => {
      await update(key)
        .set({ answer, answered_for: Temporal.Instant.from(startsAt) })
        .execute();
    },
    markUnreachable: async (key, at) => {
      await update(key).set({ unreachable_at: at }).execute();
    },
    markChanging: async (key, at) => {
      await update(key).set({ revision: sql<number>`revision + 1`, looked_at: at }).execute();
    },
    markThanked: async (key, at) => {
      await update(key).set({ thanked_at: at }).execute();
    },
  };
}
