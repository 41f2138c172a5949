import type { SlotRef } from "../take/take-view.ts";
import type { SheetRow } from "../view.ts";

/** A day's tables over the hours: who has each of them when. */
export interface TimelineView {
  readonly type: "timeline";
  readonly venueId: number;
  /** YYYY-MM-DD, a business date. */
  readonly date: string;
  readonly title: string;
  readonly summary: string;
  /** One after the other, each of four quarters. */
  readonly hours: readonly TimelineHour[];
  /** In the order of the venue file. */
  readonly tables: readonly TimelineTable[];
  /** Who has no table. */
  readonly unplaced: readonly SheetRow[];
}

interface TimelineHour {
  /** UTC, ISO 8601. */
  readonly at: string;
  /** HH:MM, venue-local. */
  readonly label: string;
}

export interface TimelineTable {
  readonly tableId: number;
  readonly table: string;
  readonly section?: string;
  /** In order of time; none begins before the one before it ends. */
  readonly bars: readonly TimelineBar[];
}

/** What a table is taken by. Quarters are counted from the first hour. */
export interface TimelineBar {
  readonly from: number;
  /** Not part of it; after `from`. */
  readonly until: number;
  /** "19:00–21:00". */
  readonly times: string;
  /** Absent where the table is out of use, or being booked this minute. */
  readonly row?: SheetRow;
  /** What it says where it is no booking. */
  readonly label?: string;
}

/** Where a booking of a timeline could be moved to, by the word of what decides then; nothing has been done. */
export interface TimelineMoves {
  readonly type: "moves";
  /** Tables of its own time, as `parseTables` takes them. */
  readonly tables: readonly string[];
  /** Starts of its own day, wherever it would sit then. */
  readonly times: readonly SlotRef[];
}
