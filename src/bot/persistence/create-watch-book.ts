import type { WatchBook } from "#src/bot/desk/watch/ports.ts";
import type { Database } from "#src/database/database.ts";
import type { BotTables } from "./tables.ts";

export function createWatchBook(database: Pick<Database, "db">): WatchBook {
  const db = database.db.withTables<BotTables>();
  return {
    seen: async (watchers, at) => {
      if (watchers.length === 0) return;
      const rows = watchers.map(({ id, venueIds }) => ({
        ...{ id, seen_at: at },
        venue_ids: venueIds ? [...venueIds] : null,
      }));
      await db
        .insertInto("desk_watchers")
        .values(rows)
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at: at }))
        .execute();
    },
    gone: async (id) => {
      await db.deleteFrom("desk_watchers").where("id", "=", id).execute();
    },
    list: async (after) => {
      await db.deleteFrom("desk_watchers").where("seen_at", "<=", after).execute();
      const rows = await db.selectFrom("desk_watchers").select(["id", "venue_ids"]).execute();
      return rows.map(({ id, venue_ids: venueIds }) => ({ id, ...(venueIds && { venueIds }) }));
    },
  };
}
