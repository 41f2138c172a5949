import type { Picture } from "../picture-view.ts";
import type { RangeFigures } from "./range-figures.ts";

/** One fact, by its name. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The figures of a venue for some business days. */
export interface Stats {
  readonly type: "stats";
  readonly venueId: number;
  /** Venue and days. */
  readonly title: string;
  /** What the range comes to: covers, bookings, rates, lead times, the waitlist, the use of the seats. */
  readonly facts: readonly Fact[];
  /** Covers day by day; of longer ranges by week or by month. */
  readonly periods: { readonly title: string; readonly rows: readonly Fact[] };
  /** The same as numbers; how each is counted stands with its type. */
  readonly figures: RangeFigures;
  /** A line a day, for spreadsheets: RFC 4180 with a byte order mark. */
  readonly file: { readonly name: string; readonly mediaType: "text/csv"; readonly text: string };
  /** The facts and the covers. Absent where nothing makes pictures. */
  readonly picture?: Picture;
}
