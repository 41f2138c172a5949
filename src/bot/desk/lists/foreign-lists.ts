import type { VenueFacts } from "#src/bot/machine/core/context.ts";

/** In which order the days of a list are written that could be read in two: `04/05/2026`. */
export type DayOrder = "dmy" | "mdy";

/** A list of bookings of another system, for one venue. */
export interface ForeignList {
  readonly venue: Pick<VenueFacts, "id" | "name" | "timeZone">;
  /** CSV or JSON. */
  readonly text: string;
  readonly dayOrder?: DayOrder;
}

/** What became of one booking of the list, or would. */
export interface ListedRow {
  /** Its line in the file. */
  readonly at: number;
  /** `free`: it would be booked. `known`: it is here already. */
  readonly result: "booked" | "free" | "known" | "over" | "refused" | "unreadable";
  /** The same in words, which repeat nothing of the guest. */
  readonly told: string;
  /** On the venue's clock, `2026-11-21 19:00`; absent where the row cannot be read. */
  readonly when?: string;
  readonly guests?: number;
}

export type ListRead =
  | {
      readonly ok: true;
      /** What is known of a booking, and by which column. */
      readonly columns: readonly { readonly field: string; readonly column: string }[];
      readonly unread: readonly string[];
      readonly rows: readonly ListedRow[];
    }
  /** It is no list of bookings, in words. */
  | { readonly ok: false; readonly why: string };

/** Reads lists of other systems; each of their bookings is placed once, however often its list is read. */
export interface ForeignLists {
  /** What would become of each. */
  look(list: ForeignList): Promise<ListRead>;
  /** Books what can be booked. */
  bring(list: ForeignList): Promise<ListRead>;
}
