import type { TableValues, TimeValue } from "./shown-values.ts";

type Nothing = Readonly<Record<never, never>>;

/** What thanks and goodbyes are answered with, and what is true then, with its values as in `MessageValues`. */
export interface CourtesyMessages {
  youAreWelcome: Nothing;
  /** Thanks where a yes was asked for: what was asked follows. */
  thanksButOpen: Nothing;
  asItIs: Nothing;
  /** To who says that there is nothing to add to the table that is picked. */
  noWishes: Nothing;
  goodbye: Nothing;
  /** Something is open, or a table is held, or booked. */
  goodbyeOpen: Nothing;
  goodbyeHeld: { readonly time: TimeValue };
  goodbyeUntil: TableValues;
  /** To who leaves, or asks, at the summary; with a table held they read until when. */
  notBookedYet: Nothing;
  notBookedHeld: { readonly time: TimeValue };
  notChangedYet: Nothing;
  /** To who asks before there is a summary. */
  nothingBookedYet: Nothing;
}
