import { sql } from "kysely";
import type { CallBook } from "#src/bot/desk/ports.ts";
import type { Database } from "#src/database/database.ts";
import type { BotTables } from "./tables.ts";

/** Nobody asks about a call that long after the visit. */
const keptDays = 7;

export function createCallBook(database: Pick<Database, "db">): CallBook {
  const db = database.db.withTables<BotTables>();
  return {
    called: async ({ venueId, id, startsAt }, since, by, at) => {
      await db
        .deleteFrom("calls")
        .where("starts_at", "<", at.subtract({ hours: keptDays * 24 }))
        .execute();
      const ticked = { staff_id: by.id, staff_name: by.displayName, at };
      const row = await db
        .insertInto("calls")
        .values({ venue_id: venueId, booking_id: id, starts_at: startsAt, ...ticked })
        .onConflict((conflict) =>
          conflict
            .columns(["venue_id", "booking_id", "starts_at"])
            .doUpdateSet(ticked)
            .where(sql<boolean>`calls.at < ${since}`),
        )
        .returning("booking_id")
        .executeTakeFirst();
      return row !== undefined;
    },
    listCalled: async (venueId, from) => {
      const rows = await db
        .selectFrom("calls")
        .selectAll()
        .where("venue_id", "=", venueId)
        .where("starts_at", ">=", from)
        .execute();
      return rows.map((row) => ({
        bookingId: row.booking_id,
        startsAt: row.starts_at,
        by: { id: row.staff_id, displayName: row.staff_name },
        at: row.at,
      }));
    },
  };
}
