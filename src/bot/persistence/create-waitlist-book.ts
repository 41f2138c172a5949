import type { Selectable } from "kysely";
import type { WaitlistBook, WaitlistWish } from "#src/bot/aftercare/ports.ts";
import type { Database } from "#src/database/database.ts";
import { jsonb } from "#src/database/values.ts";
import type { BotTables } from "./tables.ts";

export function createWaitlistBook(database: Database): WaitlistBook {
  const db = database.db.withTables<BotTables>();
  const update = (entryId: string) => db.updateTable("waitlist").where("entry_id", "=", entryId);
  const open = () => db.selectFrom("waitlist").selectAll().where("is_over", "=", false);
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
        })
        .onConflict((conflict) => conflict.column("entry_id").doNothing())
        .execute();
    },
    listOpen: async () => {
      const rows = await open()
        .orderBy("passed_at", (order) => order.asc().nullsFirst())
        .orderBy("joined_at")
        .orderBy("entry_id")
        .execute();
      return rows.map(toWish);
    },
    find: async (entryId) => {
      const row = await open().where("entry_id", "=", entryId).executeTakeFirst();
      return row && toWish(row);
    },
    setOffer: async (entryId, { slot, reference, idempotencyKey, made }) => {
      await update(entryId)
        .set({
          offer: jsonb({ slot, reference, idempotencyKey }),
          hold_id: made?.bookingId ?? null,
          held_until: made?.until ?? null,
        })
        .execute();
    },
    clearOffer: async (entryId, passedAt) => {
      await update(entryId)
        .set({ offer: null, hold_id: null, held_until: null, ...(passedAt && { passed_at: passedAt }) })
        .execute();
    },
    close: async (entryId) => {
      await update(entryId).set({ is_over: true, offer: null, hold_id: null, held_until: null }).execute();
    },
  };
}

function toWish(row: Selectable<BotTables["waitlist"]>): WaitlistWish {
  const { wish, offer, hold_id: bookingId, held_until: until } = row;
  const made = until && { until, ...(bookingId !== null && { bookingId }) };
  return {
    ...wish,
    conversationId: row.conversation_id,
    ...(offer && { offer: { ...offer, ...(made && { made }) } }),
  };
}
