import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { PostedSheet, SheetBook } from "#src/bot/desk/ports.ts";
import type { Database } from "#src/database/database.ts";
import type { BotTables } from "./tables.ts";

/** How many pieces of news a sheet shows. */
const mostNews = 5;

export function createSheetBook(database: Database): SheetBook {
  const db = database.db.withTables<BotTables>();
  const ofDay = (venueId: number, date: string) =>
    db.selectFrom("live_sheets").selectAll().where("venue_id", "=", venueId).where("date", "=", date);
  return {
    find: async (venueId, date) => {
      const row = await ofDay(venueId, date).executeTakeFirst();
      return row && toSheet(row);
    },
    isShown: async ({ venueId, date }, content) => {
      const row = await ofDay(venueId, date).executeTakeFirst();
      return row?.shown === hashOf(content);
    },
    save: async ({ venueId, date, message, posts, shownAt }, content) => {
      const shown = { message: message ?? null, posts, shown: hashOf(content), shown_at: shownAt };
      await db
        .insertInto("live_sheets")
        .values({ venue_id: venueId, date, ...shown })
        .onConflict((conflict) => conflict.columns(["venue_id", "date"]).doUpdateSet(shown))
        .execute();
    },
    listPast: async (venueId, before) => {
      const rows = await db
        .selectFrom("live_sheets")
        .selectAll()
        .where("venue_id", "=", venueId)
        .where("date", "<", before)
        .where("closed", "=", false)
        .orderBy("date")
        .execute();
      return rows.map(toSheet);
    },
    close: async ({ venueId, date }) => {
      await db
        .updateTable("live_sheets")
        .set({ closed: true })
        .where("venue_id", "=", venueId)
        .where("date", "=", date)
        .execute();
      await db
        .deleteFrom("live_sheet_news")
        .where("venue_id", "=", venueId)
        .where("date", "<=", date)
        .execute();
    },
    addNews: async (key, venueId, date, { kind, bookingId, at }) => {
      await db
        .insertInto("live_sheet_news")
        .values({ key, venue_id: venueId, date, kind, booking_id: bookingId, at })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .execute();
    },
    listNews: async (venueId, date) => {
      const rows = await db
        .selectFrom("live_sheet_news")
        .selectAll()
        .where("venue_id", "=", venueId)
        .where("date", "=", date)
        .orderBy("at", "desc")
        .orderBy("key")
        .limit(mostNews)
        .execute();
      return rows.reverse().map(({ kind, booking_id, at }) => ({ kind, bookingId: booking_id, at }));
    },
  };
}

/** Only a hash of what a sheet shows is stored, since it holds guests' names. */
const hashOf = (content: string): string => createHash("sha256").update(content).digest("base64url");

function toSheet(row: Selectable<BotTables["live_sheets"]>): PostedSheet {
  return {
    venueId: row.venue_id,
    date: row.date,
    posts: row.posts,
    shownAt: row.shown_at,
    ...(row.message !== null && { message: row.message }),
  };
}
