import { type Kysely, sql, type Transaction } from "kysely";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import type { GuestRecord } from "#src/bot/runtime/ports/guest-records.ts";
import type { Database } from "#src/database/database.ts";
import { transact } from "#src/database/transact.ts";
import { jsonb } from "#src/database/values.ts";
import { stars } from "#src/lib/payable-currencies.ts";
import { forgetRounds } from "./forget-rounds.ts";
import type { BotTables } from "./tables.ts";

/** All rows of a guest, those that tell of the staff without who of them it was. */
export async function readGuest({ db }: Pick<Database, "db">, conversationId: string): Promise<GuestRecord> {
  const { rows } = await sql<{ record: GuestRecord }>`
    select jsonb_build_object(
      'guest', (select coalesce(jsonb_agg(to_jsonb(g)), '[]') from guests g
        join conversations c on c.guest_id = g.id where c.id = ${conversationId}),
      'chat', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from conversations c where c.id = ${conversationId}),
      'onThePage', (select coalesce(jsonb_agg(to_jsonb(m) - 'key' order by m.number), '[]') from web_messages m
        join conversations c on c.platform = 'web' and c.chat_id = m.chat_id where c.id = ${conversationId}),
      'lostChats', (select coalesce(jsonb_agg(to_jsonb(l) order by l.id), '[]') from lost_snapshots l
        where l.conversation_id = ${conversationId}),
      'received', (select coalesce(jsonb_agg(to_jsonb(i) order by i.number), '[]') from inbox i
        where i.conversation_id = ${conversationId}),
      'done', (select coalesce(jsonb_agg(to_jsonb(o) - 'claim' order by o.id), '[]') from outbox o
        where o.conversation_id = ${conversationId}),
      'placed', (select coalesce(jsonb_agg(to_jsonb(l) order by l.starts_at), '[]') from ledger l
        where l.conversation_id = ${conversationId}),
      'mailed', (select coalesce(jsonb_agg(to_jsonb(m) - 'sending_until' order by m.at), '[]')
        from mails m join ledger l on l.venue_id = m.venue_id and l.booking_id = m.booking_id
        where l.conversation_id = ${conversationId}),
      'waitlist', (select coalesce(jsonb_agg(to_jsonb(w) order by w.joined_at), '[]') from waitlist w
        where w.conversation_id = ${conversationId}),
      'offered', (select coalesce(jsonb_agg(to_jsonb(a) || jsonb_build_object('scenario_name', o.scenario_name,
          'starts_at', o.starts_at, 'venue_id', o.venue_id) order by a.number), '[]')
        from waitlist_asks a join waitlist_openings o on o.id = a.opening_id
        where a.conversation_id = ${conversationId}),
      'enquiries', (select coalesce(jsonb_agg(to_jsonb(e) - 'closed_by'), '[]') from enquiries e
        where e.conversation_id = ${conversationId}),
      'saidToStaff', (select coalesce(jsonb_agg(jsonb_build_object('act', n.act, 'text', n.text, 'at', n.at)
          order by n.number), '[]')
        from enquiry_entries n join enquiries e on e.id = n.enquiry_id
        where e.conversation_id = ${conversationId}),
      'writtenToMany', (select coalesce(jsonb_agg(jsonb_build_object('venue_id', b.venue_id, 'date', b.date,
          'words', b.words, 'sent_at', b.sent_at, 'outcome', t.outcome) order by b.sent_at), '[]')
        from broadcast_guests t join broadcasts b on b.id = t.broadcast_id
        where t.conversation_id = ${conversationId}),
      'begunInGroups', (select coalesce(jsonb_agg(to_jsonb(r) - 'claimed_until' order by r.begun_at), '[]') from rounds r
        where r.organiser = ${conversationId}),
      'saidInGroups', (select coalesce(jsonb_agg(to_jsonb(f) order by f.number), '[]') from round_friends f
        where f.friend = ${conversationId}),
      'deposits', (select coalesce(jsonb_agg(to_jsonb(d) order by d.until), '[]') from deposits d
        where d.conversation_id = ${conversationId}),
      'payments', (select coalesce(jsonb_agg(to_jsonb(p) - 'returned_by' order by p.paid_at), '[]') from payments p
        where p.conversation_id = ${conversationId}),
      'byStaff', (select coalesce(jsonb_agg(jsonb_build_object('action', a.action, 'venue_id', a.venue_id,
          'booking_id', a.booking_id, 'at', a.at) order by a.id), '[]')
        from audit a join ledger l on l.venue_id = a.venue_id and l.booking_id = a.booking_id
        where l.conversation_id = ${conversationId})
    ) as record`.execute(db);
  return rows[0]?.record ?? {};
}

/** Whether effects wait besides this one, some of which may bring more of the guest into other hands. */
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
 * The chats whose guests were to be forgotten by now, and can be: nothing of theirs is under way or ahead. Who has since
 * agreed to be remembered has taken it back.
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

/** What other stores know a guest by. */
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

/** Whose chat the bookings of forgotten guests are in: it reaches no one. */
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
