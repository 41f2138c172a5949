import type { ColumnType, Generated } from "kysely";

type Moment = ColumnType<Temporal.Instant, Temporal.Instant, Temporal.Instant>;

type LiveSheetRows = {
  venue_id: number;
  date: string;
  message: string | null;
  posts: number;
  /** A hash. */
  shown: string;
  shown_at: Moment;
  closed: Generated<boolean>;
};

type LiveSheetNews = {
  key: string;
  venue_id: number;
  date: string;
  kind: string;
  booking_id: string;
  at: Moment;
};

type Calls = {
  venue_id: number;
  booking_id: string;
  starts_at: Moment;
  staff_id: string;
  staff_name: string;
  at: Moment;
};

/** The tables of what the staff see of a day, and whom they called. */
export type DayTables = {
  live_sheets: LiveSheetRows;
  live_sheet_news: LiveSheetNews;
  day_messages: { venue_id: number; date: string; kind: string; posted_at: Moment };
  calls: Calls;
};
