import type { DayEnd, SecondChoice, Understood } from "#src/bot/understanding/understood.ts";
import type { BookedTable, Holder } from "./table.ts";

/** The time a guest asked for: one time of day, or a range, or neither yet. */
export type WantedTime =
  | { readonly type: "at"; readonly time: string }
  | { readonly type: "between"; readonly from?: string; readonly to?: string };

/** What the guest has told us of the table they want. Nothing in it is assumed. */
export interface Draft {
  readonly venueId?: number;
  readonly scenarioName?: string;
  /** The scenario came with the time that was picked; the guest named none, and another time may be in another. */
  readonly anyScenario?: true;
  /** The guest wants none of that way to dine, which came with a time: "the terrace? No, indoors please". */
  readonly notScenario?: string;
  readonly partySize?: number;
  /** YYYY-MM-DD, venue-local. */
  readonly date?: string;
  /** The last day when the guest gave a range that begins at `date`. */
  readonly dateTo?: string;
  readonly time?: WantedTime;
  /** As early or as late as possible, in the time above where there is one. */
  readonly dayEnd?: DayEnd;
  /** What is wanted where the day or time above is not free, in the guest's order. */
  readonly otherwise?: readonly SecondChoice[];
  /** Wishes in the guest's words; at most 2,000 UTF-16 units, the service's limit. */
  readonly comment?: string;
  /** Words of what is no wish any more of a booking that is yet to be found. */
  readonly unwished?: readonly string[];
  /** `comment` is to stand in the place of all that is noted there. */
  readonly wishedAlone?: true;
  /** Wishes of a booking that are no longer true of what is said here. */
  readonly outlived?: readonly string[];
  /** But for these allergies, which stay. */
  readonly needsKept?: string;
  /** The guest prefers to give no number for this table, whichever it becomes. */
  readonly withoutPhone?: boolean;
  /** Whom the booking that is changed is to be under. */
  readonly holder?: Holder;
  /** It is to be under another name or number, and which is yet to be said. */
  readonly asksHolder?: true;
  /** More or fewer come to it, and how many is yet to be said. */
  readonly asksPartySize?: true;
  /** The booking that this draft changes; absent for a new one. */
  readonly changing?: BookedTable;
  /** With a yes to "are you still coming?" the guest said how this booking should change. */
  readonly coming?: true;
  /** By the yes to this change the guest says that they come, as it was shown with it. */
  readonly answers?: true;
  /** How a booking that is yet to be found should change: an hour later, two people fewer. */
  readonly shift?: Pick<Understood, "partyChange" | "timeShift" | "shiftMinutes">;
  /** The guest knows of a table that they have about then, and wants this one beside it. */
  readonly besides?: true;
  /** It is to be of a booking that the guest has: where none is found, no new table is begun. */
  readonly ofBooking?: true;
  /** Whether the house allows it was asked: where the guest has no booking, no table is begun by it. */
  readonly onlyAsks?: true;
  /** It was asked in so many words to change what there is: where there is nothing, that is said. */
  readonly moves?: true;
  /** Something is to be added to it, in `comment` or yet to be said; the day and the venue say which one it is. */
  readonly adds?: true;
  /**
   * It is of another booking than this one, which is yet to be found; of the one on that day, where one was named. Where there is none
   * on that day, what was said is the draft `orElse`.
   */
  readonly other?: {
    readonly than: BookedTable;
    readonly date?: string;
    /** What is noted with it: "the birthday table". */
    readonly named?: string;
    readonly orElse?: Draft;
  };
  /** All bookings are meant, not one of them. */
  readonly all?: true;
  /** What was said after a booking without the word "change": it may wish for one more table. */
  readonly maybeAnother?: true;
  /** The round of friends in a group that the table is for. */
  readonly round?: string;
  /** The guest asked to wait for it: where it is full, they need not choose of what is free instead. */
  readonly waits?: Waits;
}

/** How a guest asked for the waitlist. */
export interface Waits {
  /** The way to dine whose waitlist was shown to them; they named none. */
  readonly scenarioName?: string;
  /** They read that there are tables then, and want to wait all the same. */
  readonly insists?: true;
  /** They only asked whether there is one. */
  readonly asks?: true;
}

/** A draft complete enough to look for tables. */
export interface Query extends Draft {
  readonly venueId: number;
  readonly partySize: number;
  readonly date: string;
}
