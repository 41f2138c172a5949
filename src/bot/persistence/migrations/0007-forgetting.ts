import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When a guest who asked to be forgotten, and keeps bookings ahead, is forgotten for good. */
export const forgetting: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table guests add column forget_at timestamptz`.execute(db);
    await sql`create index guests_to_forget on guests (forget_at) where forget_at is not null`.execute(db);
  },
};
