import type { DateValue, TableValues, TimeValue, WaitValues } from "./shown-values.ts";

type Nothing = Readonly<Record<never, never>>;

/** What is said of the waitlist, and of a table that frees. */
export interface WaitlistMessages {
  waitlistOpen: { readonly time: TimeValue };
  waitingHeading: { readonly count: number };
  waitingLine: WaitValues & { readonly number: number };
  waitingItem: WaitValues;
  notWaiting: Nothing;
  /** Such a table is to be had at once. */
  noNeedToWait: Nothing;
  /** So are some of the times that were named; they follow. */
  timesFree: Nothing;
  noWaitlist: Nothing;
  /** It was asked for beside a table that is picked, which comes first. */
  waitNext: { readonly venue: string; readonly date: DateValue };
  /** Whether they are written to once a table frees was asked. */
  willWrite: Nothing;
  /** They stand in line. */
  goodbyeWaiting: Nothing;
  whichToLeave: Nothing;
  askLeave: WaitValues;
  leftLine: WaitValues;

  waitlistFor: WaitValues;
  waitlistJoined: WaitValues;
  waitlistPlace: { readonly place: number };
  widenHint: Nothing;
  /** Other times would do, and it was not said which. */
  widenWhich: Nothing;
  /** Nothing came free. */
  waitOver: WaitValues;
  /** The staff took the guest off the list. */
  waitRemoved: WaitValues;
  waitlistRefused: Nothing;
  /** The guest waits for as many tables of that day as one may. */
  waitlistLimitReached: Nothing;

  tableFreed: TableValues;
  /** The service takes no holds: nothing keeps the table. */
  tableFreedUnheld: TableValues;
  /** Several guests are asked at once. */
  tableFreedShared: TableValues;
  /** How long an offered table waits for an answer. */
  offerClock: { readonly until: TimeValue; readonly minutes: number };
  tableOfferDeclined: Nothing;
  tableOfferKept: Nothing;
  tableOfferLapsed: TableValues;
  /** The guest took the offer, and somebody else was quicker. */
  tableOfferGone: TableValues;
}
