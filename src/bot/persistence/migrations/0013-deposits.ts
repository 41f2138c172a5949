import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What guests were asked to pay, and what they paid: the latter stays without them, for the books. */
export const deposits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table deposits (
        id text primary key,
        conversation_id text not null references conversations (id) on delete cascade,
        deposit jsonb not null,
        until timestamptz not null,
        state text not null default 'open' check (state in ('open', 'lapsed', 'withdrawn')),
        checked_out_at timestamptz,
        charge_id text
      )`.execute(db);
    await sql`create index deposits_open on deposits (until) where state = 'open'`.execute(db);
    await sql`
      create table payments (
        charge_id text primary key,
        provider_charge_id text not null,
        deposit_id text not null,
        conversation_id text,
        platform text not null,
        payer text,
        amount integer not null,
        currency text not null,
        paid_at timestamptz not null,
        venue_id integer,
        booking_id text,
        free_until timestamptz,
        state text not null default 'paid' check (state in ('paid', 'booked', 'owed', 'stays', 'returned')),
        settled_at timestamptz,
        returned_at timestamptz,
        returned_by text
      )`.execute(db);
    await sql`create index payments_by_booking on payments (venue_id, booking_id)`.execute(db);
  },
};
