import type { WaitlistMessages } from "#src/bot/machine/core/waitlist-messages.ts";

const date = { type: "date", date: "2026-11-22" } as const;
const time = { type: "time", time: "19:00" } as const;
const table = { venue: "Fjord", scenario: "Dinner", partySize: 4, date, time };
const waited = { ...table, bounds: "both", from: time, to: { type: "time", time: "21:00" } } as const;

/** One example of each message about the waitlist. */
export const waitlistExamples: WaitlistMessages = {
  waitlistOpen: { time },
  waitingHeading: { count: 1 },
  waitingLine: { ...waited, number: 1 },
  waitingItem: waited,
  notWaiting: {},
  noNeedToWait: {},
  timesFree: {},
  noWaitlist: {},
  waitNext: { venue: "Fjord", date },
  willWrite: {},
  goodbyeWaiting: {},
  whichToLeave: {},
  askLeave: waited,
  leftLine: waited,
  waitlistFor: waited,
  waitlistJoined: waited,
  waitlistPlace: { place: 2 },
  widenHint: {},
  widenWhich: {},
  waitOver: waited,
  waitRemoved: waited,
  waitlistRefused: {},
  waitlistLimitReached: {},
  tableFreed: table,
  tableFreedUnheld: table,
  tableFreedShared: table,
  offerClock: { until: time, minutes: 15 },
  tableOfferDeclined: {},
  tableOfferKept: {},
  tableOfferLapsed: table,
  tableOfferGone: table,
};
