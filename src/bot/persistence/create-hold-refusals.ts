import type { HoldRefusals } from "#src/bot/runtime/ports/house.ts";
import type { Database } from "#src/database/database.ts";
import type { BotTables } from "./tables.ts";

export function createHoldRefusals(database: Database): HoldRefusals {
  const db = database.db.withTables<BotTables>();
  return {
    isRefused: async (venueId, now) => {
      const refusal = await db
        .selectFrom("refused_holds")
        .select("venue_id")
        .where("venue_id", "=", venueId)
        .where("until", ">", now)
        .executeTakeFirst();
      return refusal !== undefined;
    },
    remember: async (venueId, until) => {
      await db
        .insertInto("refused_holds")
        .values({ venue_id: venueId, until })
        .onConflict((conflict) => conflict.column("venue_id").doUpdateSet({ until }))
        .execute();
    },
  };
}
