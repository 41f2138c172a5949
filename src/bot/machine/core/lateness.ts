import type { BookedTable } from "./table.ts";

/** How late, in whose words, and the request under way for it. */
export interface Lateness {
  readonly requestId: string;
  readonly minutes?: number;
  /** YYYY-MM-DD, where the guest named a day. */
  readonly date?: string;
  /** HH:MM, where they said when they come instead. */
  readonly time?: string;
  readonly words: string;
  /** What is noted of an earlier delay, in whose place it comes. */
  readonly outlived?: readonly string[];
  /** Those it may be about: one it is being written to, or several to choose from. */
  readonly bookings?: readonly BookedTable[];
  /** The turn in which was asked which of them it is. */
  readonly askedIn?: string;
}
