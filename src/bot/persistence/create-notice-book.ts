import type { NoticeBook } from "#src/bot/desk/ports.ts";
import type { Database } from "#src/database/database.ts";
import { jsonb } from "#src/database/values.ts";
import { storableText } from "./storable.ts";
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
        .select(["notice.key", "notice.message", "mark.notice_key", "mark.mark"])
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
      }));
    },
    forget: async (message) => {
      await db.deleteFrom("notices").where("message", "=", message).execute();
    },
  };
}
