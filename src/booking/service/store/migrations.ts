import { type Kysely, sql } from "kysely";
import type { Migrations } from "#src/database/migrate.ts";
import { indexSearch } from "./search-index.ts";

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
  await sql`
    create table booking (
      ${placedColumns},
      ${wireColumns},
      state text not null check (state in ('REGISTERED', 'UNCONFIRMED', 'CONFIRMED', 'WAITING', 'SEATED',
        'BILL_PRINTED', 'CLOSED', 'NO_SHOW', 'CANCELLED')),
      held_until timestamptz not null check (held_until >= ends_at and held_until < starts_at + interval '24 hours'),
      expires_at timestamptz,
      tables_chosen boolean not null default false
    )`.execute(db);
  await sql`create index booking_by_time on booking (venue_id, starts_at)`.execute(db);
  await sql`create index booking_by_reference_id on booking (ext_reference_id)`.execute(db);
  await sql`create index booking_by_reference_number on booking (ext_reference_number)`.execute(db);
  await sql`create index booking_by_expiry on booking (expires_at) where expires_at is not null`.execute(db);
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
    create table seating (
      booking_id text not null references booking (id) on delete cascade,
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

/** What staff decide above the venue file; lifted rules stay, as the record of who closed what and when. */
async function createDeskRules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table desk_rule (
      id text primary key,
      venue_id int4 not null,
      kind text not null,
      scenario_id int4,
      first_day date,
      last_day date check (last_day >= first_day),
      table_ids int4[],
      out_from timestamptz,
      out_until timestamptz check (out_until > out_from),
      reason text,
      set_by text not null,
      set_at timestamptz not null,
      lifted_by text,
      lifted_at timestamptz,
      check (case kind
        when 'closure' then num_nulls(first_day, last_day) = 0
        when 'block' then scenario_id is not null
        when 'outage' then num_nulls(table_ids, out_from, out_until) = 0
        else false
      end)
    )`.execute(db);
  await sql`create index desk_rule_in_force on desk_rule (venue_id) where lifted_at is null`.execute(db);
}

/** What the jobs must know of their last run: who was reported, and since when no-shows have been watched for. */
async function createJobNotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table misfit (
      booking_id text primary key references booking (id) on delete cascade,
      venue_id int4 not null,
      told_at timestamptz not null
    )`.execute(db);
  await sql`
    create table no_show_watch (
      venue_id int4 primary key,
      since timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db);
}

async function createRest(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_event (
      id bigserial primary key,
      booking_id text not null references booking (id) on delete cascade,
      at timestamptz not null,
      by text not null,
      kind text not null check (kind in ('created', 'updated', 'stateChanged', 'tablesChosen')),
      from_state text,
      to_state text not null,
      starts_at timestamptz not null,
      party_size int4 not null,
      table_ids int4[]
    )`.execute(db);
  await sql`create index booking_event_by_booking on booking_event (booking_id)`.execute(db);
  await sql`
    create table waitlist_entry (
      ${placedColumns},
      ${wireColumns},
      state text not null check (state in ('REGISTERED', 'CANCELLED'))
    )`.execute(db);
  await sql`create index waitlist_entry_by_end on waitlist_entry (ends_at)`.execute(db);
  await sql`
    create table idempotency_key (
      client text not null,
      key text not null,
      fingerprint text not null,
      status int4,
      body text,
      expires_at timestamptz not null,
      primary key (client, key)
    )`.execute(db);
  await sql`create index idempotency_key_by_expiry on idempotency_key (expires_at)`.execute(db);
}

/** The hash finds its key; the key itself is nowhere. */
async function createApiKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_key (
      id text primary key,
      client text not null,
      hash bytea not null unique check (octet_length(hash) = 32),
      venue_ids int4[],
      created_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db);
}

/** Those that no query asks about, by the names of the wire. */
const plainColumns = {
  guest: "guest",
  comment: "comment",
  ext_properties: "extProperties",
  no_show_fee: "noShowFee",
  tags: "tags",
  types: "types",
};

/** What is kept as it came needs no column for each of its fields (decision 0030). */
async function gatherDetails(db: Kysely<unknown>): Promise<void> {
  const columns = Object.entries(plainColumns);
  const fields = columns.map(([column, name]) => sql`${sql.lit(name)}, ${sql.ref(column)}`);
  const drops = columns.map(([column]) => sql`drop column ${sql.ref(column)}`);
  for (const table of [sql.table("booking"), sql.table("waitlist_entry")]) {
    await sql`alter table ${table} add column details jsonb not null default '{}'`.execute(db);
    await sql`update ${table} set details = jsonb_strip_nulls(jsonb_build_object(${sql.join(fields)}))`.execute(
      db,
    );
    await sql`alter table ${table} ${sql.join(drops)}`.execute(db);
  }
}

/** What the staff take themselves, and what they set aside for it. */
async function addStaffBookings(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking
      add column source text check (source in ('phone', 'walkIn')),
      add column outside_hours boolean not null default false`.execute(db);
  await sql`
    alter table booking_event
      drop constraint booking_event_kind_check,
      add constraint booking_event_kind_check
        check (kind in ('created', 'updated', 'stateChanged', 'tablesChosen', 'stayChanged')),
      add column ends_at timestamptz,
      add column rules_set_aside text[],
      add column reason text`.execute(db);
}

/** What the staff write down for themselves of a booking. */
async function addStaffNotes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking add column staff_note text`.execute(db);
}

/** By which a process knows whether what it remembers of a day is still so. */
async function createDayVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table day_version (
      venue_id int4 not null,
      day date not null,
      version int8 not null,
      primary key (venue_id, day)
    )`.execute(db);
}

/** From where on others are told of bookings, how far the history has been looked through for it, and what they were told last. */
async function createWebhookNotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_mark (
      id boolean primary key check (id),
      first int8 not null,
      after int8 not null
    )`.execute(db);
  await sql`
    create table webhook_told (
      booking_id text primary key references booking (id) on delete cascade,
      number int4 not null,
      state text not null,
      starts_at timestamptz not null,
      party_size int4 not null,
      scenario_id int4 not null
    )`.execute(db);
}

export const serviceMigrations: Migrations = {
  "0001-bookings": {
    up: async (db) => {
      await createBookings(db);
      await createSeating(db);
      await createDeskRules(db);
      await createJobNotes(db);
      await createRest(db);
      await createApiKeys(db);
    },
  },
  "0002-details": { up: gatherDetails },
  "0003-read-only-keys": {
    up: async (db) => {
      await sql`alter table api_key add column read_only boolean not null default false`.execute(db);
    },
  },
  "0004-staff-bookings": { up: addStaffBookings },
  "0005-staff-notes": { up: addStaffNotes },
  "0007-search": { up: indexSearch },
  "0008-waitlist-by-start": {
    up: async (db) => {
      await sql`create index waitlist_entry_by_start on waitlist_entry (venue_id, starts_at)`.execute(db);
    },
  },
  "0009-day-versions": { up: createDayVersions },
  "0011-webhooks": { up: createWebhookNotes },
};
