import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What guests were told of their bookings by e-mail: which visit each message tells, and no address. */
export const mails: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table mails (
        venue_id integer not null,
        booking_id text not null,
        number integer not null check (number > 0),
        news text not null check (news in ('placed', 'changed', 'cancelled')),
        scenario_name text not null,
        starts_at timestamptz not null,
        party_size integer not null check (party_size > 0),
        at timestamptz not null,
        state text not null check (state in ('waiting', 'sending', 'taken', 'refused', 'late')),
        sending_until timestamptz,
        primary key (venue_id, booking_id, number),
        check ((state = 'sending') = (sending_until is not null))
      )`.execute(db);
    await sql`create index mails_by_time on mails (at)`.execute(db);
  },
};
