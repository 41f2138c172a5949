import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What was said in the chats of our own pages: a browser keeps nothing, and no platform does it for us. */
export const webChats: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create sequence web_revisions`.execute(db);
    await sql`create table web_chats (id text primary key, revision bigint not null)`.execute(db);
    await sql`
      create table web_messages (
        chat_id text not null references web_chats on delete cascade,
        number bigint not null,
        revision bigint not null,
        author text not null,
        key text,
        content jsonb not null,
        at timestamptz not null,
        primary key (chat_id, number),
        unique (chat_id, key)
      )`.execute(db);
    await sql`create index web_messages_by_revision on web_messages (chat_id, revision)`.execute(db);
  },
};
