import { type Kysely, sql } from "kysely";
import type { NamedBy, NamingLine, NoticeBook } from "#src/bot/desk/ports.ts";
import type { Database } from "#src/database/database.ts";
import { jsonb } from "#src/database/values.ts";
import { storableText } from "#src/lib/storable.ts";
import type { BotTables } from "./tables.ts";

export function createNoticeBook(database: Database): NoticeBook {
  const db = database.db.withTables<BotTables>();
  return {
    isPosted: async (key) => {
      const row = await db.selectFrom("notices").select("key").where("key", "=", key).executeTakeFirst();
      return row !== undefined;
    },
    posted: async ({ venueId, id }, { key, message, toldAt }) => {
      await db
        .insertInto("notices")
        .values({ key, venue_id: venueId, booking_id: id, message, told_at: toldAt })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .execute();
    },
    mark: async ({ venueId, id }, { key, noticeKey, mark, at }) => {
      await db
        .insertInto("notice_marks")
        .values({
          venue_id: venueId,
          booking_id: id,
          key,
          notice_key: noticeKey ?? null,
          mark: jsonb({ ...mark, text: storableText(mark.text) }),
          at,
        })
        .onConflict((conflict) => conflict.columns(["venue_id", "booking_id", "key"]).doNothing())
        .execute();
    },
    listMarked: async ({ venueId, id }) => {
      const rows = await db
        .selectFrom("notices as notice")
        .innerJoin("notice_marks as mark", (join) =>
          join
            .onRef("mark.venue_id", "=", "notice.venue_id")
            .onRef("mark.booking_id", "=", "notice.booking_id")
            .onRef("mark.at", ">=", "notice.told_at"),
        )
        .select(["notice.key", "notice.message", "notice.is_nameless", "mark.notice_key", "mark.mark"])
        .where("notice.venue_id", "=", venueId)
        .where("notice.booking_id", "=", id)
        .orderBy("notice.told_at")
        .orderBy("notice.key")
        .orderBy("mark.at")
        .orderBy("mark.id")
        .execute();
      const since = rows.filter(({ key, notice_key }) => key !== notice_key);
      return [...Map.groupBy(since, ({ message }) => message)].map(([message, marks]) => ({
        message,
        marks: marks.map(({ mark }) => mark),
        ...(marks.some(({ is_nameless }) => is_nameless) && { isNameless: true }),
      }));
    },
    forget: async (message) => {
      await db.deleteFrom("notices").where("message", "=", message).execute();
    },
    ...createNameBook(db),
  };
}

function createNameBook(
  db: Kysely<BotTables>,
): Pick<NoticeBook, "names" | "listNames" | "makeNameless" | "listPastNames"> {
  return {
    names: async ({ message, line }, whom, toldAt) => {
      const [conversationId, key] =
        "booking" in whom ? [undefined, whom.booking] : [whom.conversationId, undefined];
      const { numAffectedRows } = await sql`
        insert into notice_names (message, line, conversation_id, venue_id, booking_id, told_at)
        select ${message}, ${line}, ${conversationId ?? null}, ${key?.venueId ?? null}::int, ${key?.id ?? null}, ${toldAt}
        where ${conversationId ?? null}::text is null
          or exists (select from conversations where id = ${conversationId ?? null})
        on conflict (message, line) do update set told_at = excluded.told_at`.execute(db);
      return numAffectedRows !== 0n;
    },
    listNames: async (whom) => await namesOf(db, whom),
    makeNameless: async ({ venueId, id }) => {
      const rows = await db
        .updateTable("notices")
        .set({ is_nameless: true })
        .where("venue_id", "=", venueId)
        .where("booking_id", "=", id)
        .returning("message")
        .execute();
      return rows.map(({ message }) => message);
    },
    listPastNames: async (before, lineOfGuest) => {
      const past = await sql<NamingLine>`
        select message, ${lineOfGuest}::int as line from notices
          where told_at < ${before} and not is_nameless and ${isPast("notices", before)}
        union
        select message, line from notice_names
          where told_at < ${before} and ${isPast("notice_names", before)}`.execute(db);
      return past.rows;
    },
  };
}

async function namesOf(db: Kysely<BotTables>, whom: NamedBy): Promise<readonly NamingLine[]> {
  const all = db.selectFrom("notice_names").select(["message", "line"]);
  if (!("booking" in whom)) return await all.where("conversation_id", "=", whom.conversationId).execute();
  const { venueId, id } = whom.booking;
  return await all.where("venue_id", "=", venueId).where("booking_id", "=", id).execute();
}

/** Whether the visit that a row is about is over. */
export const isPast = (table: "notices" | "notice_marks" | "notice_names", before: Temporal.Instant) =>
  sql<boolean>`
    not exists (
      select from ledger
      where ledger.venue_id = ${sql.ref(`${table}.venue_id`)}
        and ledger.booking_id = ${sql.ref(`${table}.booking_id`)}
        and ledger.starts_at >= ${before}
    )`;
