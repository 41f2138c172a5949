import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Bookings placed through maitred, and the trail of what the staff did. */
export const ledger: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table ledger (
        venue_id integer not null,
        booking_id text not null,
        conversation_id text not null references conversations (id),
        scenario_name text not null,
        starts_at timestamptz not null,
        party_size integer not null check (party_size > 0),
        state text not null check (state in (
          'REGISTERED', 'UNCONFIRMED', 'CONFIRMED', 'WAITING', 'SEATED', 'BILL_PRINTED',
          'CLOSED', 'NO_SHOW', 'CANCELLED'
        )),
        guest_name text,
        comment text,
        booked_at timestamptz not null,
        timed_at timestamptz not null,
        prompted_at timestamptz,
        prompted_for timestamptz,
        reminded_at timestamptz,
        staff_told_at timestamptz,
        answer text check (answer in ('coming', 'notComing')),
        answered_for timestamptz,
        unreachable_at timestamptz,
        primary key (venue_id, booking_id),
        check ((prompted_at is null) = (prompted_for is null)),
        check ((answer is null) = (answered_for is null))
      )`.execute(db);
    await sql`create index ledger_by_start on ledger (venue_id, starts_at)`.execute(db);
    await sql`create index ledger_by_conversation on ledger (conversation_id)`.execute(db);
    await sql`
      create table audit (
        id bigserial primary key,
        staff_id text not null,
        staff_name text not null,
        action text not null,
        venue_id integer,
        booking_id text,
        at timestamptz not null,
        check ((venue_id is null) = (booking_id is null))
      )`.execute(db);
    await sql`create index audit_by_booking on audit (venue_id, booking_id, id)`.execute(db);
    await sql`create index audit_by_time on audit (at)`.execute(db);
  },
};
