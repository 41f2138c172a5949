import { understand } from "#src/bot/understanding/understand.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** A Wednesday morning in Oslo. */
export const now = Temporal.ZonedDateTime.from("2026-11-18T10:00:00+01:00[Europe/Oslo]");

/** Dinner only, lunch and dinner, as the house under test is open. */
export const dinner = () => [{ from: "17:00", to: "22:00" }];
export const lunchAndDinner = () => [
  { from: "11:30", to: "14:30" },
  { from: "17:00", to: "22:00" },
];

/** What words for parts of the day state in most languages. */
export const evening = { part: "evening", timeFrom: "17:00", timeTo: "23:00" } as const;
export const afternoon = { part: "afternoon", timeFrom: "12:00", timeTo: "18:00" } as const;
export const lunch = { part: "lunch", timeFrom: "11:30", timeTo: "15:00" } as const;
export const morning = { part: "morning", timeFrom: "06:00", timeTo: "12:00" } as const;

/** Everything a message states about a visit: without its intent, its language, what it asks about the house, how the guest feels or is late, whose the booking is, of several numbers the smallest, and of a name which half it is. */
export function stated(text: string, context: Partial<UnderstandingContext> = {}) {
  const {
    intent: _,
    language: __,
    topics: ___,
    late: ____,
    feeling: _____,
    partyFrom: ______,
    ofBooking: _______,
    moves: ________,
    halfOfName: _________,
    ...values
  } = understand(text, { now, expecting: null, ...context });
  return values;
}

export function intentOf(text: string, context: Partial<UnderstandingContext> = {}) {
  return understand(text, { now, expecting: null, ...context }).intent;
}

export type Stated = Omit<Understood, "intent" | "language" | "topics">;
export type Row = readonly [text: string, values: Stated];
