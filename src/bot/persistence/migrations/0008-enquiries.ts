import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Guests' exchanges with the staff. They go with the chat that they were held in. */
export const enquiries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table enquiries (
        id text primary key,
        conversation_id text not null references conversations (id) on delete cascade,
        venue_id integer not null,
        guest_name text,
        phone text,
        place text,
        waiting_since timestamptz,
        closed_by text,
        updated_at timestamptz not null
      )`.execute(db);
    await sql`create index enquiries_of_chat on enquiries (conversation_id)`.execute(db);
    await sql`
      create index enquiries_waiting on enquiries (waiting_since) where waiting_since is not null`.execute(
      db,
    );
    await sql`
      create table enquiry_entries (
        number bigint generated always as identity primary key,
        id text not null unique,
        enquiry_id text not null references enquiries (id) on delete cascade,
        act text not null,
        text text,
        staff_id text,
        staff_name text,
        at timestamptz not null,
        posted_at timestamptz,
        passed_at timestamptz,
        check ((staff_id is null) = (staff_name is null))
      )`.execute(db);
    await sql`
      create index enquiry_entries_to_post on enquiry_entries (enquiry_id, number) where posted_at is null`.execute(
      db,
    );
    await sql`
      create index enquiry_entries_to_pass on enquiry_entries (number)
        where passed_at is null and staff_id is not null`.execute(db);
  },
};
