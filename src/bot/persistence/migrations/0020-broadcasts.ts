import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the staff write to all guests of an evening, and whom it reached. */
export const broadcasts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table broadcasts (
        id text primary key,
        venue_id integer not null,
        date text not null,
        shift text,
        scenario text,
        words jsonb,
        seen jsonb not null,
        drafted_at timestamptz not null,
        sent_at timestamptz,
        staff_id text,
        staff_name text,
        told_at timestamptz
      )`.execute(db);
    await sql`
      create index broadcasts_open on broadcasts (sent_at) where sent_at is not null and told_at is null`.execute(
      db,
    );
    await sql`
      create table broadcast_guests (
        broadcast_id text not null references broadcasts on delete cascade,
        booking_id text not null,
        conversation_id text,
        outcome text not null check (outcome in ('waiting', 'sent', 'unreached', 'noChat')),
        passed_at timestamptz,
        primary key (broadcast_id, booking_id),
        unique (broadcast_id, conversation_id)
      )`.execute(db);
    await sql`create index broadcast_guests_of_chat on broadcast_guests (conversation_id)`.execute(db);
  },
};
