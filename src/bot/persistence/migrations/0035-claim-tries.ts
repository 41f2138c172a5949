import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Tries to have the bookings of another chat, by a hash of their reference; those of a guest who is erased stay as nobody's. */
export const claimTries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table claim_tries (
        key text primary key,
        conversation_id text references conversations on delete set null,
        reference_hash text not null,
        at timestamptz not null
      )`.execute(db);
    await sql`create index claim_tries_by_chat on claim_tries (conversation_id)`.execute(db);
    await sql`create index claim_tries_by_reference on claim_tries (reference_hash)`.execute(db);
  },
};
