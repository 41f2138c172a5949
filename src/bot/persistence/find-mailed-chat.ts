import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";
import { nobody } from "./guest-records.ts";

/** What a message to the guest of a chat has to know of it; undefined once they are forgotten. */
export async function findMailedChat(
  { db }: Pick<Database, "db">,
  conversationId: string,
): Promise<
  { readonly platform: string; readonly reference: string; readonly language: string | null } | undefined
> {
  if (conversationId === nobody) return undefined;
  const { rows } = await sql<{ platform: string; reference: string; language: string | null }>`
    select c.platform, g.reference, c.snapshot->'state'->>'language' as language
    from conversations c join guests g on g.id = c.guest_id where c.id = ${conversationId}`.execute(db);
  return rows[0];
}
