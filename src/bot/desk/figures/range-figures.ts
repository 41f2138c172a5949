import type { Quartiles, Tally } from "./tally.ts";

/** Business days of a venue, both included. */
export interface DayRange {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

/** What is counted of one business day. */
export interface DayTally extends Tally {
  readonly date: Temporal.PlainDate;
}

/** Guests who asked to wait for a day of the range, and how far they came. */
export interface WaitlistFigures {
  readonly entries: number;
  /** Of them: those who were offered a table at least once. */
  readonly offered: number;
  /** Of them: those who took one. */
  readonly booked: number;
  /** Of them: those whose booking is neither cancelled nor a no-show, and has begun. */
  readonly seated: number;
}

/** The figures of a venue's business days. */
export interface RangeFigures extends DayRange {
  readonly days: readonly DayTally[];
  readonly total: Tally;
  /** How long before the visit bookings were made, in minutes. Absent where there are none. */
  readonly leadTimes?: Quartiles;
  readonly waitlist: WaitlistFigures;
}
