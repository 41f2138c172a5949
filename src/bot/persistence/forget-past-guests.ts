import { type Kysely, sql } from "kysely";
import type { Database } from "#src/database/database.ts";
import { isPast } from "./create-notice-book.ts";
import { nobody } from "./guest-records.ts";
import type { BotTables } from "./tables.ts";

/**
 * Forgets who came to visits before then, and what was said in chats that have been silent since; where nothing of the
 * guest is ahead, `erase` takes the chat and the guest's own row too. The bookings stay, without a name or a wish, for the statistics.
 */
export async function forgetPastGuests(
  database: Database,
  before: Temporal.Instant,
  erase: (conversationId: string) => Promise<void>,
): Promise<void> {
  const db = database.db.withTables<BotTables>();
  await db
    .updateTable("ledger")
    .set({ guest_name: null, comment: null })
    .where("starts_at", "<", before)
    .where((row) => row.or([row("guest_name", "is not", null), row("comment", "is not", null)]))
    .execute();
  await db
    .updateTable("conversations")
    .set({ snapshot: sql<unknown>`null` })
    .where("updated_at", "<", before)
    .where("snapshot", "is not", null)
    .execute();
  await forgetPastNotices(db, before);
  await db.deleteFrom("mails").where("at", "<", before).where("starts_at", "<", before).execute();
  await db.deleteFrom("deposits").where("until", "<", before).execute();
  await db
    .updateTable("payments")
    .set({ conversation_id: null, payer: null })
    .where("paid_at", "<", before)
    .where("state", "<>", "owed")
    .where("payer", "is not", null)
    .execute();
  await db.deleteFrom("lost_snapshots").where("lost_at", "<", before).execute();
  await db.deleteFrom("enquiries").where("updated_at", "<", before).execute();
  await db.deleteFrom("waitlist").where("joined_at", "<", before).where("is_over", "=", true).execute();
  await db.deleteFrom("broadcasts").where("drafted_at", "<", before).execute();
  await db.deleteFrom("waitlist_acts").where("at", "<", before).execute();
  await db.deleteFrom("waitlist_openings").where("starts_at", "<", before).execute();
  const silent = await sql<{ id: string }>`
    select id from conversations c
    where updated_at < ${before} and id <> ${nobody}
      and not exists (select from ledger where conversation_id = c.id and starts_at >= ${before})
      and not exists (select from waitlist where conversation_id = c.id)
      and not exists (select from outbox where conversation_id = c.id and settled_at is null)
      and not exists (select from inbox where conversation_id = c.id and processed_at is null)`.execute(
    database.db,
  );
  for (const { id } of silent.rows) await erase(id);
  await sql`
    delete from web_chats w where not exists (
      select from conversations where platform = 'web' and chat_id = w.id)
      and not exists (select from web_messages where chat_id = w.id and at >= ${before})`.execute(
    database.db,
  );
}

/**
 * Empties the chats of guests who did not agree to be remembered, once the visit that they gave their details for is
 * over since then; on our own pages, what was said goes with them. Their language stays, and what they answered.
 */
export async function forgetUnremembered({ db }: Database, since: Temporal.Instant): Promise<void> {
  await sql`
    with emptied as (update conversations c set snapshot = jsonb_build_object(
      'version', snapshot->'version',
      'state', jsonb_strip_nulls(jsonb_build_object(
        'phase', 'idle', 'language', snapshot->'state'->'language',
        'languageFrom', snapshot->'state'->'languageFrom', 'remembers', snapshot->'state'->'remembers',
        'guest', '{}'::jsonb, 'choices', '[]'::jsonb, 'prompts', '[]'::jsonb, 'answers', '[]'::jsonb,
        'tableOffers', '[]'::jsonb, 'misses', 0)))
    where updated_at < ${since}
      and (snapshot->>'version')::int >= 3
      and snapshot->'state'->>'remembers' is distinct from 'yes'
      and (snapshot->'state'->'guest' <> '{}'::jsonb or snapshot->'state'->>'phase' <> 'idle')
      and not exists (
        select from ledger where conversation_id = c.id and starts_at >= ${since} and state <> 'CANCELLED')
      and not exists (select from waitlist where conversation_id = c.id and not is_over)
      and not exists (select from outbox where conversation_id = c.id and settled_at is null)
      and not exists (select from inbox where conversation_id = c.id and processed_at is null)
      returning platform, chat_id)
    delete from web_messages m using emptied e where e.platform = 'web' and m.chat_id = e.chat_id`.execute(
    db,
  );
}

/** Notices and what became of them, unless the visit is yet to come. */
async function forgetPastNotices(db: Kysely<BotTables>, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom("notices").where("told_at", "<", before).where(isPast("notices", before)).execute();
  await db
    .deleteFrom("notice_names")
    .where("told_at", "<", before)
    .where(isPast("notice_names", before))
    .execute();
  await db
    .deleteFrom("notice_marks")
    .where("at", "<", before)
    .where(isPast("notice_marks", before))
    .execute();
}
