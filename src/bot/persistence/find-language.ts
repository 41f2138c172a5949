import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";

/** The language that a chat is held in, BCP 47 primary subtag; English where there is no chat. */
export async function findLanguage({ db }: Pick<Database, "db">, conversationId: string): Promise<string> {
  const { rows } = await sql<{ language: string | null }>`
    select snapshot->'state'->>'language' as language from conversations where id = ${conversationId}`.execute(
    db,
  );
  return rows[0]?.language ?? "en";
}
