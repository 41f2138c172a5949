import { sql } from "kysely";
import type { WaitlistCounter } from "#src/bot/desk/ports.ts";
import type { Database } from "#src/database/database.ts";
import type { BotTables } from "./tables.ts";

export function createWaitlistCounter({ db }: Pick<Database, "db">): WaitlistCounter {
  return {
    count: async (venueId, from, until) => {
      const row = await db
        .withTables<BotTables>()
        .selectFrom("waitlist")
        .leftJoin("waitlist_asks as asked", (join) =>
          join.onRef("asked.entry_id", "=", "waitlist.entry_id").on("asked.asked_at", "is not", null),
        )
        .select(({ fn }) => [
          fn.count<string>("waitlist.entry_id").distinct().as("entries"),
          fn.count<string>("asked.entry_id").distinct().as("offered"),
          sql<string[] | null>`array_agg(asked.reference) filter (where asked.booked_at is not null)`.as(
            "booked",
          ),
        ])
        .where(sql<boolean>`(waitlist.wish -> 'slot' ->> 'venueId')::int4 = ${venueId}`)
        .where(sql<boolean>`(waitlist.wish -> 'slot' ->> 'startsAt')::timestamptz >= ${from}::timestamptz`)
        .where(sql<boolean>`(waitlist.wish -> 'slot' ->> 'startsAt')::timestamptz < ${until}::timestamptz`)
        .executeTakeFirstOrThrow();
      return {
        entries: Number(row.entries),
        offered: Number(row.offered),
        booked: row.booked ?? [],
      };
    },
  };
}
