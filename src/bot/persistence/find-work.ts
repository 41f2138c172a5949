import { type Kysely, sql } from "kysely";
import type { BotTables } from "./tables.ts";

/** Chats looked at in one round; the next round finds the others. */
const mostChats = 500;

/** The chats with an arrival that waits, or with an effect that is due and not being run. */
export async function findWork(db: Kysely<BotTables>, now: Temporal.Instant): Promise<readonly string[]> {
  const { rows } = await sql<{ conversation_id: string }>`
    select conversation_id from inbox where processed_at is null
    union
    select conversation_id from outbox as effect
    where settled_at is null and due_at <= ${now} and (claimed_until is null or claimed_until <= ${now})
      and not exists (
        select from outbox as earlier
        where earlier.conversation_id = effect.conversation_id and earlier.lane = effect.lane
          and earlier.settled_at is null
          and (earlier.claimed_until > ${now} or (effect.lane = 'talk' and earlier.id < effect.id and earlier.due_at > ${now}))
      )
    limit ${mostChats}`.execute(db);
  return rows.map((row) => row.conversation_id);
}
