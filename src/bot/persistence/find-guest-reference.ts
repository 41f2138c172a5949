import type { Database } from "#src/database/database.ts";
import type { BotTables } from "./tables.ts";

/** The stable reference of the guest of a conversation, which all their bookings carry. */
export async function findGuestReference(
  database: Database,
  conversationId: string,
): Promise<string | undefined> {
  const row = await database.db
    .withTables<BotTables>()
    .selectFrom("conversations")
    .innerJoin("guests", "guests.id", "conversations.guest_id")
    .select("guests.reference")
    .where("conversations.id", "=", conversationId)
    .executeTakeFirst();
  return row?.reference;
}
