import { z } from "zod";
import { wireObject } from "./field-kinds.ts";
import { calendarDate, maxWholeNumber, strict, wholeNumberText } from "./strict-kinds.ts";

/** Whether a venue, or one of its scenarios, can be booked on a day. */
const reservableStateSchema = z
  .enum(["AVAILABLE", "NOT_AVAILABLE", "FULLY_BOOKED"], {
    error: "must be one of AVAILABLE, NOT_AVAILABLE and FULLY_BOOKED",
  })
  .meta({ id: "ReservableState" });
export type ReservableState = z.infer<typeof reservableStateSchema>;

const venueStatusSchema = z.enum(["OPEN", "CLOSED"], { error: "must be OPEN or CLOSED" });

/** What a day has to offer ("DayAvailability"). */
export const dayAvailabilitySchema = wireObject({
  date: calendarDate,
  venueStatus: venueStatusSchema,
  reservableState: reservableStateSchema,
  scenarios: z
    .array(wireObject({ id: z.int(), displayName: z.string(), status: reservableStateSchema }))
    .default([]),
}).meta({ id: "DayAvailability" });
export type DayAvailability = z.infer<typeof dayAvailabilitySchema>;

export const availabilityDefaults = { days: 1, guestCount: 1 } as const;

/**
 * Query of List Availability. What is left out has the specification's defaults: `fromDate` the venue's
 * current date, and `availabilityDefaults`.
 */
export const availabilityQuerySchema = z.object({
  fromDate: calendarDate.describe("The first day. Left out, it is today at the venue.").exactOptional(),
  days: wholeNumberText({ min: 1, max: 31 })
    .meta({
      description: "How many days. The list ends with the calendar, in the year 9998.",
      default: availabilityDefaults.days,
    })
    .exactOptional(),
  guestCount: wholeNumberText({ min: 1, max: maxWholeNumber })
    .meta({ default: availabilityDefaults.guestCount })
    .exactOptional(),
  reservableState: reservableStateSchema.describe("Keeps the days in this state.").exactOptional(),
  venueStatus: venueStatusSchema.describe("Keeps the days with this status.").exactOptional(),
  scenarioId: strict
    .text({ max: 200 })
    .describe("Looks at this scenario alone. An unknown one leaves none.")
    .exactOptional(),
});
