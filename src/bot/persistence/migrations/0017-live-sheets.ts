import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Where the day's sheets of the staff are, and what happened lately; no guests' data. */
export const liveSheets: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table live_sheets (
        venue_id integer not null,
        date text not null,
        message text,
        posts integer not null,
        shown text not null,
        shown_at timestamptz not null,
        closed boolean not null default false,
        primary key (venue_id, date)
      )`.execute(db);
    await sql`
      create table live_sheet_news (
        key text primary key,
        venue_id integer not null,
        date text not null,
        kind text not null,
        booking_id text not null,
        at timestamptz not null
      )`.execute(db);
    await sql`create index live_sheet_news_of_day on live_sheet_news (venue_id, date, at)`.execute(db);
  },
};
