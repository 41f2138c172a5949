import { z } from "zod";
import {
  countrySchema,
  currencySchema,
  durationSchema,
  languageSchema,
  snowflakeSchema,
  timeZoneSchema,
} from "./checked-text.ts";
import { hoursSchema, type Plan, planSchema } from "./plan.ts";

const factSchema = z.string().trim().min(1).max(500);

export const venueSchema = z
  .strictObject({
    id: z.int().min(1).max(2_147_483_647).describe("the venue's number in the booking service"),
    name: z.string().trim().min(1).max(100).describe("what guests call the house"),
    timeZone: timeZoneSchema.describe("the IANA time zone in which the house lives"),
    country: countrySchema.exactOptional().describe("ISO 3166 code; tells holidays and phone numbers"),
    languages: z
      .array(languageSchema)
      .min(1)
      .exactOptional()
      .describe("the languages of the house, the first one first"),
    currency: currencySchema.exactOptional().describe("ISO 4217 code of its prices and fees"),
    address: factSchema.exactOptional(),
    phone: factSchema.exactOptional().describe("for guests who would rather talk to a person"),
    email: z.email().exactOptional(),
    website: z.url().exactOptional(),
    staffChannelId: snowflakeSchema
      .exactOptional()
      .describe("the Discord channel in which this house's staff get notices"),
    cancellationDeadline: durationSchema
      .exactOptional()
      .describe("how long before the visit a guest may still cancel without a fee"),
    hours: hoursSchema
      .exactOptional()
      .describe("opening hours of a house without a plan; with one they come from its scenarios"),
    plan: planSchema.exactOptional(),
  })
  .describe("one house");

/** The whole of the venue file. */
export const venueFileSchema = z.strictObject({
  venues: z.array(venueSchema).min(1).describe("every house that can be booked"),
});

/** A house as the venue file describes it: its profile, and for the embedded service its capacity plan. */
export type Venue = z.infer<typeof venueSchema>;

/** A venue that the embedded service can take bookings for. */
export type PlannedVenue = Venue & { readonly plan: Plan };

export function hasPlan(venue: Venue): venue is PlannedVenue {
  return venue.plan !== undefined;
}
