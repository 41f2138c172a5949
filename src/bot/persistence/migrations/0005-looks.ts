import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When each booking was last read at the service, and what came of it. */
export const looks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table ledger
        add column revision integer not null default 0,
        add column looked_at timestamptz,
        add column found_at timestamptz,
        add column missed_at timestamptz,
        add column missed_in text check (missed_in in ('list', 'address')),
        add check ((missed_at is null) = (missed_in is null))`.execute(db);
    await sql`
      create index ledger_ahead on ledger (starts_at)
        where state in ('REGISTERED', 'UNCONFIRMED', 'CONFIRMED')`.execute(db);
    await sql`create index ledger_by_look on ledger (looked_at)`.execute(db);
  },
};
