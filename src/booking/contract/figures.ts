import type { BookingState } from "./booking-state.ts";
import type { BookingSource } from "./staff-bookings.ts";

/** A booking as the house's figures count it: nothing of its guest. */
export interface Visit {
  readonly startsAt: Temporal.Instant;
  /** When the party left its table, or will, by the plan. */
  readonly endsAt: Temporal.Instant;
  readonly madeAt: Temporal.Instant;
  readonly scenarioName: string;
  readonly partySize: number;
  readonly state: BookingState;
  /** Set where the staff took it. */
  readonly source?: BookingSource;
  /** It was confirmed at some time, whatever came afterwards. */
  readonly wasConfirmed: boolean;
  /** The guest came to it from the waitlist. */
  readonly fromWaitlist: boolean;
}

/** Which visits: those that start between two moments, the second not included. */
export interface VisitsAsked {
  readonly venueId: number;
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant;
  /** The references (`extReferenceId`) of bookings that were made of an offer to somebody who waited. */
  readonly waitlistReferences: readonly string[];
}

/** A date of the venue's calendar, and the start times that it has for a party: those that it may book at all, and the free ones. */
export interface DayStarts {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly isOpen: boolean;
  readonly offered: number;
  readonly free: number;
}

/** What the house's figures are counted from. */
export interface HouseFigures {
  /** In order of time, those of all clients, cancelled ones included and temporary ones not. One read; ask for a month at a time. */
  listVisits(ask: VisitsAsked): Promise<readonly Visit[]>;
  /** Some dates (`YYYY-MM-DD`, in order) for a party, from one look at them. Empty for an unknown venue. */
  listStarts(venueId: number, dates: readonly string[], partySize: number): Promise<readonly DayStarts[]>;
  /**
   * The seats that the venue had to give on a business date (`YYYY-MM-DD`), each for as many minutes as a scenario that uses
   * its table was open: by the venue file and the closures of now, whatever they were on that date.
   */
  seatMinutes(venueId: number, date: string): number;
}
