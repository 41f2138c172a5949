import { type Kysely, type Selectable, sql } from "kysely";
import type { Broadcast, BroadcastBook } from "#src/bot/desk/broadcast/ports.ts";
import type { Database } from "#src/database/database.ts";
import { transact } from "#src/database/transact.ts";
import { jsonb } from "#src/database/values.ts";
import { storableText } from "#src/lib/storable.ts";
import { nobody } from "./guest-records.ts";
import { storableJson } from "./storable.ts";
import type { BotTables } from "./tables.ts";

type Tables = Kysely<BotTables>;

export function createBroadcastBook(database: Database): BroadcastBook {
  const db = database.db.withTables<BotTables>();
  return {
    add: async ({ id, venueId, date, shift, scenario, words, seen }, at) => {
      await db
        .insertInto("broadcasts")
        .values({
          id,
          venue_id: venueId,
          date,
          shift: shift ?? null,
          scenario: scenario ?? null,
          words: words ? storableJson(words) : null,
          seen: jsonb(seen),
          drafted_at: at,
        })
        .execute();
    },
    find: (id) => find(db, id),
    write: async (id, words, seen) => {
      const written = await db
        .updateTable("broadcasts")
        .set({ words: storableJson(words), seen: jsonb(seen) })
        .where("id", "=", id)
        .where("words", "is", null)
        .returning("id")
        .executeTakeFirst();
      return written !== undefined;
    },
    show: async (id, seen) => {
      const draft = db.updateTable("broadcasts").set({ seen: jsonb(seen) });
      await draft.where("id", "=", id).where("sent_at", "is", null).execute();
    },
    drop: async (id) => {
      const draft = db.deleteFrom("broadcasts").where("id", "=", id).where("sent_at", "is", null);
      return (await draft.returning("id").executeTakeFirst()) !== undefined;
    },
    send: (...given) => transact(db, (trx) => send(trx, ...given)),
    listOpen: async () => {
      const open = db.selectFrom("broadcasts").select("id").where("sent_at", "is not", null);
      const rows = await open.where("told_at", "is", null).orderBy("sent_at").execute();
      return rows.map(({ id }) => id);
    },
    ...passing(db),
    listChats: (...given) => listChats(db, ...given),
    listUnread: (...given) => listUnread(db, ...given),
  };
}

/** How it goes out, guest by guest. */
function passing(db: Tables): Pick<BroadcastBook, "listUnpassed" | "markPassed" | "collect" | "markTold"> {
  return {
    listUnpassed: async (id) => {
      const rows = await db
        .selectFrom("broadcast_guests")
        .select("conversation_id")
        .where("broadcast_id", "=", id)
        .where("passed_at", "is", null)
        .orderBy("booking_id")
        .execute();
      return rows.flatMap(({ conversation_id: chat }) => (chat === null ? [] : [chat]));
    },
    markPassed: async (id, conversationId, at) => {
      await db
        .updateTable("broadcast_guests")
        .set({ passed_at: at })
        .where("broadcast_id", "=", id)
        .where("conversation_id", "=", conversationId)
        .execute();
    },
    collect: async (id) => {
      await sql`
        update broadcast_guests as guest
        set outcome = case when said.outcome = 'done' then 'sent' else 'unreached' end
        from outbox as said
        where guest.broadcast_id = ${id} and guest.outcome = 'waiting'
          and said.conversation_id = guest.conversation_id and said.settled_at is not null
          and said.effect->>'broadcast' = ${id}`.execute(db);
    },
    markTold: async (id, at) => {
      await db.updateTable("broadcasts").set({ told_at: at }).where("id", "=", id).execute();
    },
  };
}

async function find(db: Tables, id: string): Promise<Broadcast | undefined> {
  const row = await db.selectFrom("broadcasts").selectAll().where("id", "=", id).executeTakeFirst();
  return row && { ...toDraft(row), ...(await resultOf(db, row)) };
}

type Row = Selectable<BotTables["broadcasts"]>;

function toDraft({ id, venue_id: venueId, date, shift, scenario, words, seen }: Row): Broadcast {
  return {
    id,
    venueId,
    date,
    seen,
    ...(shift !== null && { shift }),
    ...(scenario !== null && { scenario }),
    ...(words && { words }),
  };
}

async function resultOf(db: Tables, row: Row): Promise<Pick<Broadcast, "result">> {
  const { id, sent_at: at, staff_id: staffId, staff_name: displayName } = row;
  if (at === null || staffId === null || displayName === null) return {};
  const counts = await db
    .selectFrom("broadcast_guests")
    .select(["outcome", sql<number>`count(*)::int`.as("guests")])
    .where("broadcast_id", "=", id)
    .groupBy("outcome")
    .execute();
  const of = (outcome: string) => counts.find((counted) => counted.outcome === outcome)?.guests ?? 0;
  const by = { id: staffId, displayName };
  const [waiting, sent] = [of("waiting"), of("sent")];
  return { result: { by, at, waiting, sent, unreached: of("unreached"), noChat: of("noChat") } };
}

async function send(trx: Tables, ...[id, to, by, at]: Parameters<BroadcastBook["send"]>): Promise<boolean> {
  const sent = await trx
    .updateTable("broadcasts")
    .set({ sent_at: at, staff_id: by.id, staff_name: storableText(by.displayName) })
    .where("id", "=", id)
    .where("words", "is not", null)
    .where("sent_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!sent) return false;
  const rows = to.map(({ bookingId, conversationId }) => ({
    broadcast_id: id,
    booking_id: bookingId,
    conversation_id: conversationId ?? null,
    outcome: conversationId === undefined ? ("noChat" as const) : ("waiting" as const),
  }));
  if (rows.length > 0) await trx.insertInto("broadcast_guests").values(rows).execute();
  return true;
}

async function listChats(
  db: Tables,
  ...[venueId, from, until]: Parameters<BroadcastBook["listChats"]>
): ReturnType<BroadcastBook["listChats"]> {
  const rows = await db
    .selectFrom("ledger")
    .innerJoin("conversations", "conversations.id", "ledger.conversation_id")
    .innerJoin("guests", "guests.id", "conversations.guest_id")
    .select([
      "ledger.booking_id",
      "conversations.id",
      "conversations.platform",
      sql<string>`coalesce(snapshot->'state'->>'language', split_part(language, '-', 1), 'en')`.as(
        "language",
      ),
    ])
    .where("ledger.venue_id", "=", venueId)
    .where("ledger.starts_at", ">=", from)
    .where("ledger.starts_at", "<", until)
    .where("guests.forget_at", "is", null)
    .where("conversations.id", "<>", nobody)
    .execute();
  return new Map(
    rows.map(({ booking_id: bookingId, id: conversationId, platform, language }) => [
      bookingId,
      { conversationId, platform, language },
    ]),
  );
}

async function listUnread(
  db: Tables,
  ...[venueId, from]: Parameters<BroadcastBook["listUnread"]>
): ReturnType<BroadcastBook["listUnread"]> {
  const rows = await db
    .selectFrom("broadcasts")
    .innerJoin("broadcast_guests", "broadcast_guests.broadcast_id", "broadcasts.id")
    .select(["broadcasts.id", "date", "words", "sent_at"])
    .select(sql<string[]>`array_agg(booking_id)`.as("bookings"))
    .where("venue_id", "=", venueId)
    .where("date", ">=", from)
    .where("outcome", "in", ["unreached", "noChat"])
    .groupBy("broadcasts.id")
    .orderBy("date")
    .orderBy("broadcasts.id")
    .execute();
  return rows.flatMap(({ date, words, bookings, sent_at: at }) =>
    words && at ? [{ date, words, at, bookingIds: bookings }] : [],
  );
}
