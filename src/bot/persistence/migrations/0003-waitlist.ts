import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Guests who wait for a table, and what they are offered. */
export const waitlist: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table waitlist (
        entry_id text primary key,
        conversation_id text not null references conversations (id),
        wish jsonb not null,
        offer jsonb,
        hold_id text,
        held_until timestamptz,
        joined_at timestamptz not null,
        passed_at timestamptz,
        is_over boolean not null default false,
        check ((hold_id is null) = (held_until is null)),
        check (hold_id is null or offer is not null)
      )`.execute(db);
    await sql`
      create index waitlist_in_line on waitlist (passed_at nulls first, joined_at, entry_id)
      where not is_over`.execute(db);
  },
};
