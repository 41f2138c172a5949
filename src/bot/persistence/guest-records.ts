import { type Kysely, sql, type Transaction } from "kysely";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import type { Database } from "#src/database/database.ts";
import { transact } from "#src/database/transact.ts";
import { jsonb } from "#src/database/values.ts";
import { stars } from "#src/lib/payable-currencies.ts";
import { forgetRounds } from "./forget-rounds.ts";
import type { BotTables } from "./tables.ts";

/** Whether other effects of the chat wait, some of which may pass on more of the guest's data. */
export async function hasWork(
  { db }: Pick<Database, "db">,
  conversationId: string,
  effectId?: number,
): Promise<boolean> {
  const waiting = await db
    .withTables<BotTables>()
    .selectFrom("outbox")
    .select("id")
    .where("conversation_id", "=", conversationId)
    .where("lane", "=", "work")
    .where("settled_at", "is", null)
    .where("id", "<>", effectId ?? 0)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

/**
 * Finds the chats whose guests asked to be forgotten by now and can be: nothing of theirs is under way or ahead. A
 * guest who has agreed to be remembered since has taken it back.
 */
export async function findForgettable(
  { db }: Pick<Database, "db">,
  now: Temporal.Instant,
): Promise<string[]> {
  const tables = db.withTables<BotTables>();
  await tables
    .updateTable("guests")
    .set({ forget_at: null })
    .where("forget_at", "is not", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("conversations")
          .select("id")
          .whereRef("guest_id", "=", "guests.id")
          .where(sql<boolean>`snapshot->'state'->>'remembers' = 'yes'`),
      ),
    )
    .execute();
  const chats = await tables
    .selectFrom("guests")
    .innerJoin("conversations", "conversations.guest_id", "guests.id")
    .select("conversations.id")
    .where("forget_at", "<=", now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("ledger")
            .select("booking_id")
            .whereRef("conversation_id", "=", "conversations.id")
            .where("state", "<>", "CANCELLED")
            .where("starts_at", ">", now.subtract({ hours: 24 })),
        ),
      ),
    )
    .execute();
  return chats.map(({ id }) => id);
}

/** The ids by which other stores know a guest. */
export interface GuestTraces {
  readonly reference: string;
  readonly bookings: readonly BookingKey[];
}

export async function findTraces(
  { db }: Pick<Database, "db">,
  conversationId: string,
): Promise<GuestTraces | undefined> {
  const tables = db.withTables<BotTables>();
  const guest = await tables
    .selectFrom("conversations")
    .innerJoin("guests", "guests.id", "conversations.guest_id")
    .select("guests.reference")
    .where("conversations.id", "=", conversationId)
    .executeTakeFirst();
  if (!guest) return undefined;
  const rows = await tables
    .selectFrom("ledger")
    .select(["venue_id", "booking_id"])
    .where("conversation_id", "=", conversationId)
    .execute();
  const bookings = rows.map(({ venue_id: venueId, booking_id: id }) => ({ venueId, id }));
  return { reference: guest.reference, bookings };
}

/**
 * The last step of forgetting: in one transaction, under the lock of the conversation. Placed bookings stay for the
 * statistics, as nobody's.
 */
export async function eraseChat(
  { db }: Pick<Database, "db">,
  conversationId: string,
  kept: readonly BookingKey[],
  forgetAt: Temporal.Instant | undefined,
): Promise<void> {
  await transact(db.withTables<BotTables>(), async (trx) => {
    const chat = await trx
      .selectFrom("conversations")
      .select(["guest_id", "platform", "chat_id"])
      .where("id", "=", conversationId)
      .forUpdate()
      .executeTakeFirst();
    if (!chat) return;
    if (chat.platform === "web") await trx.deleteFrom("web_chats").where("id", "=", chat.chat_id).execute();
    await trx.deleteFrom("lost_snapshots").where("conversation_id", "=", conversationId).execute();
    await trx.deleteFrom("enquiries").where("conversation_id", "=", conversationId).execute();
    await trx.deleteFrom("broadcast_guests").where("conversation_id", "=", conversationId).execute();
    await trx.deleteFrom("waitlist").where("conversation_id", "=", conversationId).execute();
    await forgetRounds(trx, conversationId);
    await orphanBookings(trx, conversationId, kept);
    await orphanAsks(trx, conversationId);
    await orphanPayments(trx, conversationId, kept);
    if (forgetAt === undefined) await removeChat(trx, conversationId, chat.guest_id);
    else await emptyChat(trx, conversationId, chat.guest_id, forgetAt);
  });
}

async function removeChat(
  trx: Transaction<BotTables>,
  conversationId: string,
  guestId: string,
): Promise<void> {
  await trx.deleteFrom("conversations").where("id", "=", conversationId).execute();
  await trx
    .deleteFrom("guests")
    .where("id", "=", guestId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("conversations").select("id").where("guest_id", "=", guestId))),
    )
    .execute();
}

/** What is over of the chat goes; the snapshot is rewritten by the turn that tells the guest. */
async function emptyChat(
  trx: Transaction<BotTables>,
  conversationId: string,
  guestId: string,
  forgetAt: Temporal.Instant,
): Promise<void> {
  await trx
    .deleteFrom("inbox")
    .where("conversation_id", "=", conversationId)
    .where("processed_at", "is not", null)
    .execute();
  await trx
    .deleteFrom("outbox")
    .where("conversation_id", "=", conversationId)
    .where("settled_at", "is not", null)
    .execute();
  await trx.updateTable("guests").set({ forget_at: forgetAt }).where("id", "=", guestId).execute();
}

/** The chat to which bookings of forgotten guests belong. It reaches nobody. */
export const nobody = "nobody";

async function orphanBookings(
  trx: Transaction<BotTables>,
  conversationId: string,
  kept: readonly BookingKey[],
): Promise<void> {
  await ensureNobody(trx);
  await trx
    .deleteFrom("mails")
    .where("booking_id", "not in", ["", ...kept.map(({ id }) => id)])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("ledger")
          .select("ledger.booking_id")
          .whereRef("ledger.venue_id", "=", "mails.venue_id")
          .whereRef("ledger.booking_id", "=", "mails.booking_id")
          .where("conversation_id", "=", conversationId),
      ),
    )
    .execute();
  await trx
    .updateTable("ledger")
    .set({ conversation_id: nobody, guest_name: null, comment: null })
    .where("conversation_id", "=", conversationId)
    .where("booking_id", "not in", ["", ...kept.map(({ id }) => id)])
    .execute();
}

/** Who was asked about a table stays, as nobody: the others in line have a right to a fair one. */
async function orphanAsks(trx: Transaction<BotTables>, conversationId: string): Promise<void> {
  await trx
    .updateTable("waitlist_asks")
    .set({ conversation_id: nobody, messages: jsonb([]) })
    .where("conversation_id", "=", conversationId)
    .execute();
}

/**
 * What was paid stays for the books, without who paid it; what has to go back to them is still theirs, and so is what
 * nothing was booked for yet. Stars alone cannot go back without the payer.
 */
async function orphanPayments(
  trx: Transaction<BotTables>,
  conversationId: string,
  kept: readonly BookingKey[],
): Promise<void> {
  await trx.deleteFrom("deposits").where("conversation_id", "=", conversationId).execute();
  await trx
    .updateTable("payments")
    .set({ state: "owed" })
    .where("conversation_id", "=", conversationId)
    .where("state", "=", "paid")
    .execute();
  await trx
    .updateTable("payments")
    .set({
      conversation_id: null,
      payer: sql<string | null>`case when state = 'owed' and currency = ${stars} then payer end`,
    })
    .where("conversation_id", "=", conversationId)
    .where(sql<boolean>`coalesce(booking_id, '') <> all(${["-", ...kept.map(({ id }) => id)]}::text[])`)
    .execute();
}

export async function ensureNobody(trx: Kysely<BotTables>): Promise<void> {
  const at = sql<Temporal.Instant>`now()`;
  await trx
    .insertInto("guests")
    .values({ id: nobody, reference: nobody, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto("conversations")
    .values({
      id: nobody,
      guest_id: nobody,
      platform: nobody,
      chat_id: nobody,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
