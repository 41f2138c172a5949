import type { TrailReader } from "#src/bot/desk/ports.ts";
import type { Database } from "#src/database/database.ts";
import type { BotTables } from "./tables.ts";

/** A busy day of a large house, and more than anybody reads. */
const mostLines = 200;

export function createTrailReader(database: Database): TrailReader {
  const db = database.db.withTables<BotTables>();
  return {
    list: async ({ from, until, venueId, bookingId, houseToo = false }) => {
      const lines = db
        .selectFrom("audit")
        .selectAll()
        .where((is) =>
          is.or([is("venue_id", "=", venueId), ...(houseToo ? [is("venue_id", "is", null)] : [])]),
        );
      const asked =
        bookingId === undefined
          ? lines.where("at", ">=", from).where("at", "<", until)
          : lines.where("booking_id", "=", bookingId);
      const rows = await asked.orderBy("id", "desc").limit(mostLines).execute();
      return rows.reverse().map((row) => ({
        at: row.at,
        staffId: row.staff_id,
        staffName: row.staff_name,
        action: row.action,
        ...(row.booking_id !== null && { bookingId: row.booking_id }),
        ...(row.rule_id !== null && { ruleId: row.rule_id }),
      }));
    },
    nameOf: async (staffId) => {
      const row = await db
        .selectFrom("audit")
        .select("staff_name")
        .where("staff_id", "=", staffId)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return row?.staff_name;
    },
  };
}
