import type { GuestWatch } from "#src/bot/runtime/ports/staff.ts";
import type { Database } from "#src/database/database.ts";
import type { BotTables } from "./tables.ts";

/** What the staff were told of a guest, by the key of the notice. */
type WatchTables = {
  guest_watch: {
    conversation_id: string;
    venue_id: number;
    matter: string;
    key: string;
    told_at: Temporal.Instant;
  };
};

export function createGuestWatch(database: Pick<Database, "db">): GuestWatch {
  const db = database.db.withTables<BotTables & WatchTables>();
  return {
    isFirst: async ({ conversationId, venueId, matter }, key, at) => {
      const told = await db
        .insertInto("guest_watch")
        .values({ conversation_id: conversationId, venue_id: venueId, matter, key, told_at: at })
        .onConflict((conflict) =>
          conflict
            .columns(["conversation_id", "venue_id", "matter"])
            .doUpdateSet(({ ref }) => ({ key: ref("guest_watch.key") })),
        )
        .returning("key")
        .executeTakeFirstOrThrow();
      return told.key === key;
    },
    cancelledNames: async (conversationId, { venueId, from, until }) => {
      const rows = await db
        .selectFrom("ledger")
        .select("guest_name")
        .where("conversation_id", "=", conversationId)
        .where("venue_id", "=", venueId)
        .where("starts_at", ">=", from)
        .where("starts_at", "<", until)
        .where("state", "=", "CANCELLED")
        .execute();
      return rows.map(({ guest_name }) => guest_name ?? "");
    },
  };
}
