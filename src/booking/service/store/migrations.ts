import { type Kysely, sql } from "kysely";
import type { Migrations } from "#src/database/migrate.ts";

/** Column lists that bookings and waitlist entries share. */
const placedColumns = sql`
  id text primary key,
  client text not null,
  venue_id int4 not null,
  scenario_id int4 not null,
  scenario_name text not null,
  party_size int4 not null check (party_size > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_at timestamptz not null`;

const wireColumns = sql`
  guest jsonb,
  comment text,
  ext_reference_id text,
  ext_reference_number text,
  ext_properties jsonb,
  no_show_fee jsonb,
  tags jsonb,
  types jsonb`;

async function createBookings(db: Kysely<unknown>): Promise<void> {
  await sql`create schema service`.execute(db);
  await sql`
    create table service.booking (
      ${placedColumns},
      ${wireColumns},
      state text not null check (state in ('REGISTERED', 'UNCONFIRMED', 'CONFIRMED', 'WAITING', 'SEATED',
        'BILL_PRINTED', 'CLOSED', 'NO_SHOW', 'CANCELLED')),
      held_until timestamptz not null check (held_until >= ends_at),
      expires_at timestamptz
    )`.execute(db);
  await sql`create index booking_by_time on service.booking (venue_id, starts_at)`.execute(db);
  await sql`create index booking_by_reference_id on service.booking (ext_reference_id)`.execute(db);
  await sql`create index booking_by_reference_number on service.booking (ext_reference_number)`.execute(db);
  await sql`create index booking_by_expiry on service.booking (expires_at) where expires_at is not null`.execute(
    db,
  );
}

/**
 * One table, one party at a time: the database itself refuses anything else. A venue and one of its tables make
 * one number, since comparing plain columns inside an exclusion constraint would need the extension btree_gist,
 * which an embedded or a managed database may not have. It is checked at the end of the transaction, so that
 * parties may swap tables within one.
 */
async function createSeating(db: Kysely<unknown>): Promise<void> {
  const spot = sql`venue_id::int8 * 100000 + table_id`;
  await sql`
    create table service.seating (
      booking_id text not null references service.booking (id) on delete cascade,
      venue_id int4 not null,
      table_id int4 not null check (table_id between 0 and 99999),
      during tstzrange not null check (not isempty(during)),
      primary key (booking_id, table_id),
      constraint seating_table_taken_once exclude using gist (
        int8range(${spot}, ${spot}, '[]') with &&,
        during with &&
      ) deferrable initially deferred
    )`.execute(db);
}

async function createRest(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table service.booking_event (
      id bigserial primary key,
      booking_id text not null references service.booking (id) on delete cascade,
      at timestamptz not null,
      by text not null,
      kind text not null check (kind in ('created', 'updated', 'stateChanged')),
      from_state text,
      to_state text not null,
      starts_at timestamptz not null,
      party_size int4 not null
    )`.execute(db);
  await sql`create index booking_event_by_booking on service.booking_event (booking_id)`.execute(db);
  await sql`
    create table service.waitlist_entry (
      ${placedColumns},
      ${wireColumns},
      state text not null check (state in ('REGISTERED', 'CANCELLED'))
    )`.execute(db);
  await sql`create index waitlist_entry_by_end on service.waitlist_entry (ends_at)`.execute(db);
  await sql`
    create table service.idempotency_key (
      client text not null,
      key text not null,
      fingerprint text not null,
      status int4,
      body text,
      expires_at timestamptz not null,
      primary key (client, key)
    )`.execute(db);
  await sql`create index idempotency_key_by_expiry on service.idempotency_key (expires_at)`.execute(db);
}

export const serviceMigrations: Migrations = {
  "0001-bookings": {
    up: async (db) => {
      await createBookings(db);
      await createSeating(db);
      await createRest(db);
    },
  },
};
