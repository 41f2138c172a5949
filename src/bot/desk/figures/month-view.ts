import type { Picture } from "../picture-view.ts";

/** How a day is for a party. `over`: it is past. `none`: it is open, and a party of that size cannot book then. */
export type DayIs = "free" | "few" | "full" | "closed" | "none" | "over";

export interface MonthDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly is: DayIs;
  /** People who are booked, or came. */
  readonly covers: number;
  /** "Sat 21 Nov: few times left (3), 45 covers". */
  readonly text: string;
}

/** A venue's month for a party. */
export interface Month {
  readonly type: "month";
  readonly venueId: number;
  readonly title: string;
  readonly days: readonly MonthDay[];
  /** Absent where nothing makes pictures. */
  readonly picture?: Picture;
}
