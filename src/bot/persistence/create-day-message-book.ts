import type { DayMessageBook } from "#src/bot/desk/ports.ts";
import type { Database } from "#src/database/database.ts";
import type { BotTables } from "./tables.ts";

export function createDayMessageBook(database: Pick<Database, "db">): DayMessageBook {
  const db = database.db.withTables<BotTables>();
  return {
    isPosted: async ({ venueId, date, kind }) => {
      const row = await db
        .selectFrom("day_messages")
        .select("posted_at")
        .where("venue_id", "=", venueId)
        .where("date", "=", date)
        .where("kind", "=", kind)
        .executeTakeFirst();
      return row !== undefined;
    },
    posted: async ({ venueId, date, kind }, at) => {
      await db
        .insertInto("day_messages")
        .values({ venue_id: venueId, date, kind, posted_at: at })
        .onConflict((conflict) => conflict.columns(["venue_id", "date", "kind"]).doNothing())
        .execute();
    },
  };
}
