import { type Kysely, type Selectable, sql } from "kysely";
import type { DepositBook, Payment, SettledPayment } from "#src/bot/runtime/ports/payments.ts";
import type { Database } from "#src/database/database.ts";
import { transact } from "#src/database/transact.ts";
import { defined } from "#src/lib/defined.ts";
import { storableJson } from "./storable.ts";
import type { BotTables } from "./tables.ts";

/** A checkout that was agreed to may take so long until its payment arrives. */
const checkoutTakes = Temporal.Duration.from({ minutes: 2 });

export function createDepositBook(database: Database): DepositBook {
  const db = database.db.withTables<BotTables>();
  return { ...bookOfAsked(db), ...bookOfPaid(db) };
}

type OfAsked = "ask" | "withdraw" | "findOpen" | "checkedOut" | "lapse";

function bookOfAsked(db: Kysely<BotTables>): Pick<DepositBook, OfAsked> {
  return {
    ask: async (conversationId, deposit) => {
      const until = Temporal.Instant.from(deposit.until);
      await db
        .insertInto("deposits")
        .values({ id: deposit.id, conversation_id: conversationId, deposit: storableJson(deposit), until })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    withdraw: async (depositId) => {
      await db
        .updateTable("deposits")
        .set({ state: "withdrawn" })
        .where("id", "=", depositId)
        .where("charge_id", "is", null)
        .execute();
    },
    findOpen: async (depositId, conversationId) => {
      const row = await db
        .selectFrom("deposits")
        .select("deposit")
        .where("id", "=", depositId)
        .where("conversation_id", "=", conversationId)
        .where("state", "=", "open")
        .where("charge_id", "is", null)
        .executeTakeFirst();
      return row?.deposit;
    },
    checkedOut: async (depositId, at) => {
      await db.updateTable("deposits").set({ checked_out_at: at }).where("id", "=", depositId).execute();
    },
    lapse: async (now) => {
      const rows = await db
        .updateTable("deposits")
        .set({ state: "lapsed" })
        .where("state", "=", "open")
        .where("charge_id", "is", null)
        .where("until", "<=", now)
        .where(sql<boolean>`(checked_out_at is null or checked_out_at <= ${now.subtract(checkoutTakes)})`)
        .returning(["id", "conversation_id"])
        .execute();
      return rows.map((row) => ({ id: row.id, conversationId: row.conversation_id }));
    },
  };
}

function bookOfPaid(db: Kysely<BotTables>): Omit<DepositBook, OfAsked> {
  const ofPayment = (chargeId: string) => db.updateTable("payments").where("charge_id", "=", chargeId);
  return {
    take: (chargeId) => transact(db, (trx) => take(trx, chargeId)),
    booked: async (chargeId, { venueId, id }) => {
      await ofPayment(chargeId)
        .set({ venue_id: venueId, booking_id: id, state: "booked" })
        .where("state", "=", "paid")
        .execute();
    },
    findPaid: async ({ venueId, id }) => {
      const row = await db
        .selectFrom("payments")
        .selectAll()
        .where("venue_id", "=", venueId)
        .where("booking_id", "=", id)
        .executeTakeFirst();
      return row && toPayment(row);
    },
    settle: async (chargeId, outcome, at) => {
      await ofPayment(chargeId)
        .set({ state: outcome, settled_at: at })
        .where("state", "in", ["paid", "booked"])
        .execute();
      const row = await db
        .selectFrom("payments")
        .selectAll()
        .where("charge_id", "=", chargeId)
        .executeTakeFirst();
      return row && toSettled(row);
    },
    listOwed: async () => {
      const rows = await db
        .selectFrom("payments")
        .selectAll()
        .where("state", "=", "owed")
        .orderBy("paid_at")
        .execute();
      return rows.map(toPayment);
    },
    wentBack: async (chargeId, by, at) => {
      const row = await ofPayment(chargeId)
        .set({ state: "returned", returned_at: at, returned_by: by, payer: null })
        .where("state", "=", "owed")
        .returning("charge_id")
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/**
 * Gives a payment the deposit that it is for: the first payment of the right amount, from the chat that was asked,
 * unless the guest has given the table up. A deposit that lapsed meanwhile is taken too, since its table may still be
 * free.
 */
async function take(trx: Kysely<BotTables>, chargeId: string) {
  const taken = await trx
    .updateTable("deposits as asked")
    .from("payments as payment")
    .set({ charge_id: chargeId })
    .where("payment.charge_id", "=", chargeId)
    .where("payment.state", "in", ["paid", "booked"])
    .whereRef("asked.id", "=", "payment.deposit_id")
    .whereRef("asked.conversation_id", "=", "payment.conversation_id")
    .where("asked.state", "<>", "withdrawn")
    .where(sql<boolean>`(asked.deposit->>'amount')::integer = payment.amount`)
    .where(sql<boolean>`asked.deposit->>'currency' = payment.currency`)
    .where(sql<boolean>`(asked.charge_id is null or asked.charge_id = ${chargeId})`)
    .returning("asked.deposit")
    .executeTakeFirst();
  const deposit = taken?.deposit;
  if (!deposit) return undefined;
  const { freeUntil } = deposit;
  await trx
    .updateTable("payments")
    .set({
      venue_id: deposit.placement.venueId,
      free_until: freeUntil === undefined ? null : Temporal.Instant.from(freeUntil),
    })
    .where("charge_id", "=", chargeId)
    .execute();
  return deposit;
}

type PaymentRow = Selectable<BotTables["payments"]>;

function toPayment(row: PaymentRow): Payment {
  return {
    chargeId: row.charge_id,
    providerChargeId: row.provider_charge_id,
    depositId: row.deposit_id,
    platform: row.platform,
    amount: row.amount,
    currency: row.currency,
    paidAt: row.paid_at,
    ...defined({
      payer: row.payer ?? undefined,
      venueId: row.venue_id ?? undefined,
      bookingId: row.booking_id ?? undefined,
      freeUntil: row.free_until ?? undefined,
    }),
  };
}

function toSettled(row: PaymentRow): SettledPayment {
  return { ...toPayment(row), outcome: row.state === "stays" ? "stays" : "owed" };
}
