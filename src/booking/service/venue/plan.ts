import { z } from "zod";
import {
  currencySchema,
  dateSchema,
  durationSchema,
  languageSchema,
  minutesSchema,
  partySizesSchema,
  positiveMinutesSchema,
  timeOfDaySchema,
} from "./checked-text.ts";
import { weekdays } from "./weekday.ts";

/** Enough for any house, and small enough for the database's integers. */
const maxId = 99_999;
const maxPartySize = 1_000;

/**
 * The longest that a party may take a table, laying it again included: a date can then be planned from what
 * happens within half a day of it.
 */
export const longestTurnMinutes = 12 * 60;

const idSchema = z.int().min(1).max(maxId);
const nameSchema = z.string().trim().min(1).max(100);
const coversSchema = z.int().min(1).max(maxPartySize);

/** By language; guests whose language is not there read the name itself. */
export const translationsSchema = z
  .record(languageSchema, nameSchema)
  .describe("the name in other languages, for guests who read them: { de: …, fr: … }");

const descriptionsSchema = z
  .record(languageSchema, z.string().trim().min(1).max(2_000))
  .describe("the description in other languages, for guests who read them: { de: …, fr: … }");

export const pacingSchema = z
  .strictObject({
    interval: positiveMinutesSchema
      .default("PT15M")
      .describe("how long an interval is; intervals are counted from midnight on the venue's clock"),
    covers: coversSchema.exactOptional().describe("the most people who may start in one interval"),
    parties: z
      .int()
      .min(1)
      .max(maxPartySize)
      .exactOptional()
      .describe("the most parties that may start in one interval"),
  })
  .describe("how fast the kitchen and the door can take new parties");

const daysSchema = z.array(z.enum(weekdays)).min(1);

const seasonSchema = z
  .strictObject({
    from: dateSchema.describe("the first day"),
    to: dateSchema.describe("the last day; before `from`, it is in the next year"),
  })
  .describe("a part of the year, such as { from: 05-01, to: 09-15 }");

const shiftFields = {
  name: nameSchema.exactOptional().describe("what the shift is called, for the staff"),
  from: timeOfDaySchema.describe("when it begins, on the venue's clock; also the first start time"),
  to: timeOfDaySchema.describe("when it ends; a time before `from`, up to 06:00, is on the next morning"),
  lastSeating: timeOfDaySchema
    .exactOptional()
    .describe("the last start time; left out, a party must be through its turn time when the shift ends"),
};

const weeklyFields = {
  days: daysSchema.exactOptional().describe("the weekdays on which the shift begins; left out, every day"),
  season: seasonSchema.exactOptional().describe("when in the year there is this shift; left out, always"),
  ...shiftFields,
};

const ownPacing = {
  pacing: pacingSchema.exactOptional().describe("pacing of this shift instead of the scenario's"),
};

const specialShiftSchema = z.strictObject({ ...shiftFields, ...ownPacing }).describe("a meal period");

const weeklyShiftSchema = z
  .strictObject({ ...weeklyFields, ...ownPacing })
  .describe("a meal period of the week");

const describeHours = "the weekly hours, several shifts a day if need be";

/** Of a house whose bookings another service takes: nothing is paced here. */
export const hoursSchema = z
  .array(z.strictObject(weeklyFields).describe("a meal period of the week"))
  .describe(describeHours);

export const tableSchema = z
  .strictObject({
    id: idSchema.describe("the table's number"),
    name: nameSchema.exactOptional().describe("what the staff call it, where that is more than its number"),
    section: nameSchema.exactOptional().describe("the part of the house where it stands"),
    min: coversSchema.describe("the smallest party that may sit here"),
    max: coversSchema.describe("the largest party that may sit here"),
    days: daysSchema.exactOptional().describe("the weekdays on which the table stands; left out, every day"),
    season: seasonSchema
      .exactOptional()
      .describe("when in the year the table stands, as on a terrace; left out, always"),
  })
  .describe("a physical table");

export const combinationSchema = z
  .strictObject({
    name: nameSchema.describe("what the staff call it"),
    tables: z.array(idSchema).min(2).describe("the tables that are joined; all of them are taken together"),
    min: coversSchema.describe("the smallest party that may sit here"),
    max: coversSchema.describe("the largest party that may sit here"),
  })
  .describe("tables joined for one party");

const noShowFeeSchema = z
  .strictObject({
    amount: z.number().positive().describe("the fee, in whole units of the currency"),
    per: z.enum(["guest", "party"]).describe("whether the amount is for each guest or for the party"),
    currency: currencySchema.exactOptional().describe("left out, the venue's currency"),
    fromPartySize: coversSchema
      .exactOptional()
      .describe("smaller parties pay no fee; left out, every party may"),
  })
  .describe("what a party pays that does not come");

const depositSchema = z
  .strictObject({
    amount: z.number().positive().describe("the deposit, in units of the currency"),
    per: z.enum(["guest", "party"]).describe("whether the amount is for each guest or for the party"),
    currency: currencySchema
      .exactOptional()
      .describe(
        "left out, the venue's currency; XTR is Telegram's Stars, the only one that goes back by itself",
      ),
    fromPartySize: coversSchema
      .exactOptional()
      .describe("smaller parties pay no deposit; left out, every party does"),
  })
  .describe("what a party pays in Telegram before its table is booked; needs TELEGRAM_PAYMENT_TOKEN");

const specialDaySchema = z
  .union([z.literal("closed"), z.array(specialShiftSchema).min(1)], 'write "closed", or a list of shifts')
  .describe('"closed", or the shifts that replace the weekly hours on that date');

export const scenarioSchema = z
  .strictObject({
    id: idSchema.describe("the scenario's number; bookings keep it, so it does not change"),
    name: nameSchema.describe("what guests see; programs and the staff see it in no other language"),
    names: translationsSchema.exactOptional(),
    types: z.array(z.string().min(1).max(100)).default([]).describe("tags such as dinner, for integrators"),
    description: z.string().max(2_000).default("").describe("a sentence or two for guests"),
    descriptions: descriptionsSchema.exactOptional(),
    distributionUrl: z.url().exactOptional().describe("the scenario's own page"),
    hours: z.array(weeklyShiftSchema).describe(describeHours),
    specialDays: z
      .record(dateSchema, specialDaySchema)
      .default({})
      .describe(
        "days with other hours; a full date comes before one that moves, and that before a yearly one",
      ),
    slotInterval: positiveMinutesSchema.default("PT15M").describe("the step from one start time to the next"),
    turnTime: z
      .record(partySizesSchema, positiveMinutesSchema)
      .describe("how long a party stays, by party size"),
    resetTime: minutesSchema
      .default("PT0M")
      .describe("the time to clear and lay a table between two parties"),
    sections: z.array(nameSchema).default([]).describe("the sections whose tables the scenario uses"),
    tables: z.array(idSchema).default([]).describe("further tables that the scenario uses, by number"),
    partySize: z
      .strictObject({ min: coversSchema.default(1), max: coversSchema })
      .describe("the party sizes that may book"),
    pacing: pacingSchema.exactOptional(),
    leadTime: durationSchema.default("PT0M").describe("how long before the visit booking ends"),
    horizon: durationSchema.default("P90D").describe("how far ahead booking is possible"),
    waitlist: z.boolean().default(false).describe("whether guests may wait for a slot that is full"),
    blocked: z.boolean().default(false).describe("true takes no bookings for the time being"),
    noShowFee: noShowFeeSchema.exactOptional(),
    deposit: depositSchema.exactOptional(),
  })
  .describe("a bookable way to dine here");

export const closureSchema = z
  .strictObject({
    from: dateSchema.describe("the first day"),
    to: dateSchema.exactOptional().describe("the last day; left out, the first day alone"),
    reason: z.string().min(1).max(200).exactOptional().describe("why, for the staff"),
  })
  .describe("days on which the whole house is closed");

const limitsSchema = z
  .strictObject({
    bookingsPerGuest: limit(15, "the most bookings of one guest that are still ahead"),
    overlappingPerGuest: limit(3, "the most bookings of one guest at the same time of one day"),
    holdsPerGuest: limit(5, "the most tables held for one guest who has not booked them yet"),
    waitlistPerGuest: limit(5, "the most waitlist entries of one guest for one day"),
    holdsPerClient: limit(50, "the most tables held for one program; the bot's own are its guests'"),
    holdShare: z
      .number()
      .gt(0)
      .max(1)
      .default(0.5)
      .describe(
        "the most of the house's seats that one program may hold at the same time; its first two holds are always taken",
      ),
  })
  .describe("how much one guest, or one program, may take; the staff may take any number");

function limit(standard: number, description: string) {
  return z.int().min(1).max(100_000).default(standard).describe(description);
}

/** What the embedded service must know of a house to take bookings for it. */
export const planSchema = z
  .strictObject({
    tables: z.array(tableSchema).describe("every table of the house"),
    combinations: z.array(combinationSchema).default([]).describe("the tables that may be joined"),
    scenarios: z.array(scenarioSchema).describe("the ways to dine here; they share the tables"),
    closures: z.array(closureSchema).default([]).describe("days on which the whole house is closed"),
    pacing: pacingSchema.exactOptional().describe("pacing of the whole house, over all scenarios"),
    limits: limitsSchema.prefault({}),
  })
  .describe("the capacity plan of the embedded booking service; absent for a venue of a remote service");

export type WeeklyShift = z.infer<typeof weeklyShiftSchema>;
export type Table = z.infer<typeof tableSchema>;
export type Combination = z.infer<typeof combinationSchema>;
export type Pacing = z.infer<typeof pacingSchema>;
export type Scenario = z.infer<typeof scenarioSchema>;
export type Limits = z.infer<typeof limitsSchema>;
export type Closure = z.infer<typeof closureSchema>;
/** @see planSchema */
export type Plan = z.infer<typeof planSchema>;
