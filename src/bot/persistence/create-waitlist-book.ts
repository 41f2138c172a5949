import { type Selectable, sql } from "kysely";
import type { WaitlistBook, WaitlistWish } from "#src/bot/aftercare/ports.ts";
import type { Database } from "#src/database/database.ts";
import { transact } from "#src/database/transact.ts";
import { jsonb } from "#src/database/values.ts";
import type { BotTables } from "./tables.ts";
import {
  claim,
  close,
  dropOffer,
  endOffer,
  lapse,
  makeOffer,
  messagesOf,
  noteMessage,
  prepareOffer,
} from "./waitlist-offers.ts";
import { closeOpenings, open } from "./waitlist-openings.ts";

export function createWaitlistBook(database: Database): WaitlistBook {
  const db = database.db.withTables<BotTables>();
  const waiting = () => db.selectFrom("waitlist").selectAll().where("is_over", "=", false);
  return {
    add: async (conversationId, wish, at) => {
      await db
        .insertInto("waitlist")
        .values({
          entry_id: wish.entryId,
          conversation_id: conversationId,
          wish: jsonb(wish),
          offer: null,
          hold_id: null,
          joined_at: at,
          caller: null,
        })
        .onConflict((conflict) => conflict.column("entry_id").doNothing())
        .execute();
    },
    widen: async (conversationId, entryId, takes) => {
      await db
        .updateTable("waitlist")
        .set({ wish: sql`jsonb_set(wish, '{takes}', ${JSON.stringify(takes)}::jsonb)` })
        .where("entry_id", "=", entryId)
        .where("conversation_id", "=", conversationId)
        .where("is_over", "=", false)
        .execute();
    },
    listOpen: async () => {
      const rows = await waiting()
        .orderBy("passed_at", (order) => order.asc().nullsFirst())
        .orderBy("joined_at")
        .orderBy("entry_id")
        .execute();
      return rows.map(toWish);
    },
    find: async (entryId) => {
      const row = await waiting().where("entry_id", "=", entryId).executeTakeFirst();
      return row && toWish(row);
    },
    prepareOffer: (...given) => transact(db, (trx) => prepareOffer(trx, ...given)),
    makeOffer: (...given) => transact(db, (trx) => makeOffer(trx, ...given)),
    dropOffer: (...given) => transact(db, (trx) => dropOffer(trx, ...given)),
    claim: (...given) => transact(db, (trx) => claim(trx, ...given)),
    lapse: (...given) => transact(db, (trx) => lapse(trx, ...given)),
    endOffer: (...given) => transact(db, (trx) => endOffer(trx, ...given)),
    close: (...given) => transact(db, (trx) => close(trx, ...given)),
    noteMessage: (...given) => noteMessage(db, ...given),
    messagesOf: (reference) => messagesOf(db, reference),
    open: (...given) => transact(db, (trx) => open(trx, ...given)),
    closeOpenings: (...given) => closeOpenings(db, ...given),
  };
}

export function toWish(row: Selectable<BotTables["waitlist"]>): WaitlistWish {
  const { wish, offer, hold_id: bookingId, held_until: until, settled } = row;
  const passedAt = [row.passed_at, row.kept_at]
    .filter((at) => at !== null)
    .toSorted(Temporal.Instant.compare)
    .at(-1);
  const made = until && { until, ...(bookingId !== null && { bookingId }) };
  return {
    ...wish,
    conversationId: row.conversation_id,
    ...(row.caller && { caller: row.caller }),
    ...(passedAt && { passedAt }),
    ...(offer && { offer: { ...offer, ...(made && { made }), ...(settled && { settled }) } }),
  };
}
