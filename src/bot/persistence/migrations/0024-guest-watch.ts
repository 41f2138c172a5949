import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the staff were told of a guest once, by the key of the notice. */
export const guestWatch: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table guest_watch (
        conversation_id text not null references conversations (id) on delete cascade,
        venue_id integer not null,
        matter text not null,
        key text not null,
        told_at timestamptz not null,
        primary key (conversation_id, venue_id, matter)
      )`.execute(db);
  },
};
