import type { Kysely, Selectable } from "kysely";
import type { EnquiryBook, EnquiryEntry, EnquiryRecord } from "#src/bot/desk/ports.ts";
import type { Enquiry } from "#src/bot/machine/core/enquiry.ts";
import type { Database } from "#src/database/database.ts";
import { storableText } from "#src/lib/storable.ts";
import type { BotTables } from "./tables.ts";

type Trx = Kysely<BotTables>;

export function createEnquiryBook(database: Database): EnquiryBook {
  const db = database.db.withTables<BotTables>();
  const update = (id: string) => db.updateTable("enquiries").where("id", "=", id);
  const updateEntry = (id: string) => db.updateTable("enquiry_entries").where("id", "=", id);
  const entries = () => db.selectFrom("enquiry_entries").selectAll().orderBy("number");
  return {
    addFromGuest: (conversationId, enquiry, entry) =>
      db.transaction().execute((trx) => addFromGuest(trx, conversationId, enquiry, entry)),
    addFromStaff: (entry) => db.transaction().execute((trx) => addFromStaff(trx, entry)),
    ...reading(db),
    setPlace: async (id, place) => {
      await update(id)
        .set({ place: place ?? null })
        .execute();
    },
    listUnposted: async (id) => {
      const rows = await entries().where("enquiry_id", "=", id).where("posted_at", "is", null).execute();
      return rows.map(toEntry);
    },
    markPosted: async (id, at) => {
      await updateEntry(id).set({ posted_at: at }).execute();
    },
    listUnpassed: async () => {
      const rows = await entries()
        .where("staff_id", "is not", null)
        .where("passed_at", "is", null)
        .limit(100)
        .execute();
      return rows.map(toEntry);
    },
    markPassed: async (id, at) => {
      await updateEntry(id).set({ passed_at: at }).execute();
    },
  };
}

/** Entries that are shown of a talk at most. */
const longestTalk = 200;

const requestActs = ["request", "accepted", "declined"] as const;

/** Enquiries, and what was asked or decided last in each. */
function known(db: Trx) {
  return db
    .selectFrom("enquiries")
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom("enquiry_entries")
        .select("act")
        .whereRef("enquiry_id", "=", "enquiries.id")
        .where("act", "in", [...requestActs])
        .orderBy("number", "desc")
        .limit(1)
        .as("last_request_act"),
    );
}

/** What is known of enquiries. */
function reading(
  db: Trx,
): Pick<EnquiryBook, "find" | "listWaiting" | "lastWords" | "listEntries" | "lastNumber" | "listPlaces"> {
  return {
    find: async (id) => {
      const row = await known(db).where("id", "=", id).executeTakeFirst();
      return row && toRecord(row);
    },
    listWaiting: async () => {
      const waiting = known(db).where("waiting_since", "is not", null);
      const rows = await waiting.orderBy("waiting_since").orderBy("id").execute();
      return rows.map(toRecord);
    },
    lastWords: async (id) => {
      const row = await db
        .selectFrom("enquiry_entries")
        .select("text")
        .where("enquiry_id", "=", id)
        .where("staff_id", "is", null)
        .where("text", "is not", null)
        .orderBy("number", "desc")
        .limit(1)
        .executeTakeFirst();
      return row?.text ?? undefined;
    },
    listEntries: async (id) => {
      const latest = db.selectFrom("enquiry_entries").selectAll().where("enquiry_id", "=", id);
      const rows = await latest.orderBy("number", "desc").limit(longestTalk).execute();
      return rows.toReversed().map(toEntry);
    },
    lastNumber: async () => {
      const last = db.selectFrom("enquiry_entries").select(({ fn }) => fn.max("number").as("number"));
      return Number((await last.executeTakeFirst())?.number ?? 0);
    },
    listPlaces: async (of) => {
      const rows = await db
        .selectFrom("enquiries")
        .select(["venue_id", "place"])
        .where("place", "is not", null)
        .where((is) =>
          "conversationId" in of
            ? is("conversation_id", "=", of.conversationId)
            : is("updated_at", "<", of.silentSince),
        )
        .execute();
      return rows.flatMap(({ venue_id: venueId, place }) => (place === null ? [] : [{ venueId, place }]));
    },
  };
}

const asksNothing: readonly EnquiryEntry["act"][] = ["left", "idle", "returned"];

/**
 * Adds a guest's entry. A guest who says something waits for an answer from then on; one who left or fell silent
 * waits, or not, as before.
 */
async function addFromGuest(
  trx: Trx,
  conversationId: string,
  enquiry: Enquiry,
  entry: Parameters<EnquiryBook["addFromGuest"]>[2],
): Promise<void> {
  const { id, venueId, guestName, phone } = enquiry;
  const known = {
    ...(guestName !== undefined && { guest_name: storableText(guestName) }),
    ...(phone !== undefined && { phone }),
    updated_at: entry.at,
  };
  await trx
    .insertInto("enquiries")
    .values({ id, conversation_id: conversationId, venue_id: venueId, ...known })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(known))
    .execute();
  const isNew = await insertEntry(trx, { ...entry, enquiryId: id });
  if (!isNew || asksNothing.includes(entry.act)) return;
  await trx
    .updateTable("enquiries")
    .set((row) => ({
      waiting_since: row.fn.coalesce("waiting_since", row.val(entry.at)),
      closed_by: null,
    }))
    .where("id", "=", id)
    .execute();
}

async function addFromStaff(
  trx: Trx,
  entry: Parameters<EnquiryBook["addFromStaff"]>[0],
): ReturnType<EnquiryBook["addFromStaff"]> {
  const row = await trx
    .selectFrom("enquiries")
    .select("closed_by")
    .where("id", "=", entry.enquiryId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (entry.act === "closed" && row.closed_by !== null) return { ok: false, doneBy: row.closed_by };
  if (isVerdict(entry.act)) {
    const last = await lastRequestAct(trx, entry);
    if (last === undefined) return { ok: false, doneBy: undefined };
    if (last.id !== entry.id && last.staff_name !== null) return { ok: false, doneBy: last.staff_name };
  }
  const isNew = await insertEntry(trx, entry);
  if (!isNew) return { ok: true };
  await trx
    .updateTable("enquiries")
    .set({
      waiting_since: null,
      updated_at: entry.at,
      ...(entry.act === "closed" && { closed_by: storableText(entry.by.displayName) }),
    })
    .where("id", "=", entry.enquiryId)
    .execute();
  return { ok: true };
}

const isVerdict = (act: EnquiryEntry["act"]): boolean => act === "accepted" || act === "declined";

/** The guest's last request, or the word that they have on it already. */
async function lastRequestAct(trx: Trx, { enquiryId }: EnquiryEntry) {
  return await trx
    .selectFrom("enquiry_entries")
    .select(["id", "staff_name"])
    .where("enquiry_id", "=", enquiryId)
    .where("act", "in", [...requestActs])
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** @returns false where this id was written down before */
async function insertEntry(trx: Trx, { id, enquiryId, act, text, by, at }: EnquiryEntry): Promise<boolean> {
  const row = await trx
    .insertInto("enquiry_entries")
    .values({
      id,
      enquiry_id: enquiryId,
      act,
      text: text === undefined ? null : storableText(text),
      staff_id: by?.id ?? null,
      staff_name: by === undefined ? null : storableText(by.displayName),
      at,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("number")
    .executeTakeFirst();
  return row !== undefined;
}

function toRecord(
  row: Selectable<BotTables["enquiries"]> & { readonly last_request_act: string | null },
): EnquiryRecord {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    venueId: row.venue_id,
    ...(row.guest_name !== null && { guestName: row.guest_name }),
    ...(row.phone !== null && { phone: row.phone }),
    ...(row.place !== null && { place: row.place }),
    ...(row.waiting_since && { waitingSince: row.waiting_since }),
    ...(row.closed_by !== null && { closedBy: row.closed_by }),
    ...(row.last_request_act === "request" && { hasRequest: true }),
  };
}

function toEntry(row: Selectable<BotTables["enquiry_entries"]>): EnquiryEntry {
  const { id, enquiry_id: enquiryId, act, text, staff_id: staffId, staff_name: displayName, at } = row;
  return {
    id,
    enquiryId,
    act,
    at,
    ...(text !== null && { text }),
    ...(staffId !== null && displayName !== null && { by: { id: staffId, displayName } }),
  };
}
