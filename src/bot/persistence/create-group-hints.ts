import type { Database } from "#src/database/database.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { BotTables } from "./tables.ts";

/** Whether a group may be told now where the private chat is: once in 24 hours, by one of the processes. */
export function createGroupHints(database: Database, clock: Clock): (chat: string) => Promise<boolean> {
  const db = database.db.withTables<BotTables>();
  return async (chat) => {
    const now = clock.now();
    const aDayAgo = now.subtract({ hours: 24 });
    await db.deleteFrom("group_hints").where("told_at", "<=", aDayAgo).execute();
    const told = await db
      .insertInto("group_hints")
      .values({ chat, told_at: now })
      .onConflict((conflict) => conflict.column("chat").doNothing())
      .returning("chat")
      .executeTakeFirst();
    return told !== undefined;
  };
}
