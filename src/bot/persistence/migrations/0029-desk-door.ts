import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who of the staff may enter the desk in a browser. Of one-time links and cookies only hashes are kept. */
export const deskDoor: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table desk_invitations (
        hash bytea primary key check (octet_length(hash) = 32),
        name text not null,
        role text not null,
        venue_ids integer[],
        expires_at timestamptz not null,
        spent_at timestamptz
      )`.execute(db);
    await sql`
      create table desk_people (
        id text primary key,
        name text not null,
        name_key text not null unique
      )`.execute(db);
    await sql`
      create table desk_sessions (
        id text primary key,
        key_hash bytea not null unique check (octet_length(key_hash) = 32),
        person_id text not null references desk_people,
        role text not null,
        venue_ids integer[],
        begun_at timestamptz not null,
        used_at timestamptz not null,
        ended_at timestamptz
      )`.execute(db);
  },
};
