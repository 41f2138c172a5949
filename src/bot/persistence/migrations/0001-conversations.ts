import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Chats with their inbox and outbox. */
export const conversations: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table guests (
        id text primary key,
        reference text not null unique,
        created_at timestamptz not null
      )`.execute(db);
    await sql`
      create table conversations (
        id text primary key,
        guest_id text not null references guests (id),
        platform text not null,
        chat_id text not null,
        language text,
        snapshot jsonb,
        last_message text,
        pressed_message text,
        pressed_in_turn bigint,
        unreachable_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (platform, chat_id)
      )`.execute(db);
    await createInbox(db);
    await createOutbox(db);
    await sql`
      create table lost_snapshots (
        id bigserial primary key,
        conversation_id text not null references conversations (id) on delete cascade,
        snapshot jsonb not null,
        lost_at timestamptz not null
      )`.execute(db);
    await sql`
      create table refused_holds (
        venue_id integer primary key,
        until timestamptz not null
      )`.execute(db);
  },
};

async function createInbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table inbox (
      id text primary key,
      number bigserial unique,
      conversation_id text not null references conversations (id) on delete cascade,
      source text not null check (source in ('guest', 'house', 'flood')),
      arrival jsonb not null check (arrival ->> 'source' = source),
      received_at timestamptz not null,
      processed_at timestamptz
    )`.execute(db);
  await sql`
    create index inbox_waiting on inbox (conversation_id, number) where processed_at is null`.execute(db);
  // The rate limit counts a guest's latest messages.
  await sql`
    create index inbox_of_guest on inbox (conversation_id, received_at) where source <> 'house'`.execute(db);
  await sql`
    create index inbox_processed on inbox (processed_at) where processed_at is not null`.execute(db);
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id bigserial primary key,
      conversation_id text not null references conversations (id) on delete cascade,
      lane text not null check (lane in ('talk', 'work')),
      effect jsonb not null check (effect ? 'type'),
      stored_at timestamptz not null,
      due_at timestamptz not null,
      attempts integer not null default 0 check (attempts >= 0),
      reported_open boolean not null default false,
      claim text,
      claimed_until timestamptz,
      settled_at timestamptz,
      outcome text check (outcome in ('done', 'dropped', 'failed')),
      check ((claim is null) = (claimed_until is null)),
      check ((settled_at is null) = (outcome is null))
    )`.execute(db);
  await sql`
    create index outbox_pending on outbox (conversation_id, lane, id) where settled_at is null`.execute(db);
  await sql`
    create index outbox_due on outbox (due_at) where settled_at is null`.execute(db);
  await sql`
    create index outbox_settled on outbox (settled_at) where settled_at is not null`.execute(db);
}
