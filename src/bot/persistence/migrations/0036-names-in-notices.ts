import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Notices that are of no single booking, by the chat or the booking that one of their lines names, so that a forgotten
 * guest goes from them too; and of a booking's notices, whether its guest is forgotten.
 */
export const namesInNotices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table notices add is_nameless boolean not null default false`.execute(db);
    await sql`
      create table notice_names (
        message text not null,
        line integer not null,
        conversation_id text references conversations on delete cascade,
        venue_id integer,
        booking_id text,
        told_at timestamptz not null,
        primary key (message, line)
      )`.execute(db);
    await sql`create index notice_names_by_chat on notice_names (conversation_id)`.execute(db);
    await sql`create index notice_names_by_booking on notice_names (venue_id, booking_id)`.execute(db);
  },
};
