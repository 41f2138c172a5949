import { type Kysely, type Selectable, sql } from "kysely";
import type { LineRow, StaffLineBook } from "#src/bot/aftercare/ports.ts";
import type { Database } from "#src/database/database.ts";
import { transact } from "#src/database/transact.ts";
import { jsonb } from "#src/database/values.ts";
import { toWish } from "./create-waitlist-book.ts";
import { ensureNobody, nobody } from "./guest-records.ts";
import type { BotTables } from "./tables.ts";
import { lastActs, toAct, writeAct } from "./waitlist-acts.ts";
import { answer } from "./waitlist-offers.ts";

type Tables = Kysely<BotTables>;

export function createStaffLineBook(database: Database): StaffLineBook {
  const db = database.db.withTables<BotTables>();
  return {
    list: async (venueId, from, until) =>
      await readRows(db, (rows) =>
        rows
          .where(sql<boolean>`(waitlist.wish->'slot'->>'venueId')::int = ${venueId}`)
          .where(sql<boolean>`(waitlist.wish->'slot'->>'startsAt')::timestamptz >= ${from}`)
          .where(sql<boolean>`(waitlist.wish->'slot'->>'startsAt')::timestamptz < ${until}`),
      ),
    find: (entryId) => findRow(db, entryId),
    addCaller: (wish, caller, by, at) =>
      transact(db, async (trx) => {
        await ensureNobody(trx);
        const added = await trx
          .insertInto("waitlist")
          .values({
            entry_id: wish.entryId,
            conversation_id: nobody,
            wish: jsonb(wish),
            offer: null,
            hold_id: null,
            joined_at: at,
            caller: jsonb(caller),
          })
          .onConflict((conflict) => conflict.column("entry_id").doNothing())
          .returning("entry_id")
          .executeTakeFirst();
        const { entryId, slot } = wish;
        if (!added) return;
        await writeAct(trx, { act: "added", entryId, venueId: slot.venueId, by, at, isCarriedOut: true });
      }),
    act: (...given) => transact(db, (trx) => act(trx, ...given)),
    listOpenActs: async () => {
      const acts = db.selectFrom("waitlist_acts").selectAll().where("carried_out_at", "is", null);
      const rows = await acts.orderBy("number").limit(100).execute();
      const wishes = await db
        .selectFrom("waitlist")
        .selectAll()
        .where(sql<boolean>`entry_id = any(${rows.map((row) => row.entry_id)}::text[])`)
        .execute();
      return rows.flatMap((row) => {
        const wish = wishes.find(({ entry_id }) => entry_id === row.entry_id);
        return wish ? [{ ...toAct(row), wish: toWish(wish) }] : [];
      });
    },
    carriedOut: async (number, at) => {
      await db
        .updateTable("waitlist_acts")
        .set({ carried_out_at: at })
        .where("number", "=", number)
        .execute();
    },
  };
}

/** In the order of the line; what is over comes last. */
function rowsOf(db: Tables) {
  return db
    .selectFrom("waitlist")
    .innerJoin("conversations as chat", "chat.id", "waitlist.conversation_id")
    .selectAll("waitlist")
    .select([
      sql<string>`trim(concat(chat.snapshot->'state'->'guest'->>'firstName', ' ',
        chat.snapshot->'state'->'guest'->>'lastName'))`.as("guest_name"),
      sql<string | null>`chat.snapshot->'state'->'guest'->>'phone'`.as("phone"),
    ])
    .orderBy("waitlist.is_over")
    .orderBy("waitlist.passed_at", (order) => order.asc().nullsFirst())
    .orderBy("waitlist.joined_at")
    .orderBy("waitlist.entry_id");
}

type Rows = ReturnType<typeof rowsOf>;

async function readRows(db: Tables, which: (rows: Rows) => Rows): Promise<readonly LineRow[]> {
  const rows = await which(rowsOf(db)).execute();
  const ids = rows.map(({ entry_id }) => entry_id);
  const acts = await lastActs(db, ids);
  const answers = await db
    .selectFrom("waitlist_asks")
    .selectAll()
    .distinctOn("entry_id")
    .where(sql<boolean>`entry_id = any(${ids}::text[])`)
    .where("answer", "is not", null)
    .orderBy("entry_id")
    .orderBy("number", "desc")
    .execute();
  return rows.map((row) => {
    const asked = answers.find(({ entry_id }) => entry_id === row.entry_id);
    return toLineRow(row, asked, acts.get(row.entry_id));
  });
}

function toLineRow(
  row: Awaited<ReturnType<Rows["execute"]>>[number],
  asked: Selectable<BotTables["waitlist_asks"]> | undefined,
  lastAct: LineRow["lastAct"],
): LineRow {
  const guestName = row.caller?.name ?? row.guest_name;
  const phone = row.caller?.phone ?? row.phone;
  return {
    ...toWish(row),
    joinedAt: row.joined_at,
    isOver: row.is_over,
    ...(guestName !== "" && { guestName }),
    ...(phone !== null && phone !== undefined && { phone }),
    ...(asked?.answer && asked.answered_at && { answer: { said: asked.answer, at: asked.answered_at } }),
    ...(lastAct && { lastAct }),
  };
}

async function findRow(db: Tables, entryId: string): Promise<LineRow | undefined> {
  const [row] = await readRows(db, (rows) => rows.where("waitlist.entry_id", "=", entryId));
  return row;
}

/**
 * Does something with an entry, whose row is locked from reading it to the act: of two who act at once, the second
 * sees what the first did.
 */
async function act(
  trx: Tables,
  ...[kind, entryId, by, at, isSeen]: Parameters<StaffLineBook["act"]>
): Promise<boolean> {
  await trx
    .selectFrom("waitlist")
    .select("entry_id")
    .where("entry_id", "=", entryId)
    .forUpdate()
    .executeTakeFirst();
  const row = await findRow(trx, entryId);
  if (!row || row.isOver || !isSeen(row)) return false;
  const { offer, slot } = row;
  // What is about to be asked cannot be taken back before it is asked, and a yes has been given.
  if (offer && (!offer.made || offer.settled === "accepted")) return false;
  const reference = offer?.reference;
  await trx
    .updateTable("waitlist")
    .set(
      kind === "removed" ? { is_over: true } : { passed_at: at, settled: offer ? ("lapsed" as const) : null },
    )
    .where("entry_id", "=", entryId)
    .execute();
  if (reference !== undefined) await answer(trx, reference, "withdrawn", at);
  const isCarriedOut = kind === "skipped" && reference === undefined;
  await writeAct(trx, { act: kind, entryId, venueId: slot.venueId, by, at, reference, isCarriedOut });
  return true;
}
