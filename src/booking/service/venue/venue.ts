import { z } from "zod";
import { answerSchema, answersSchema } from "./answers.ts";
import {
  countrySchema,
  currencySchema,
  durationSchema,
  languageSchema,
  positiveMinutesSchema,
  snowflakeSchema,
  timeZoneSchema,
} from "./checked-text.ts";
import { hoursSchema, type Plan, planSchema, translationsSchema } from "./plan.ts";

const factSchema = z.string().trim().min(1).max(500);

export const venueSchema = z
  .strictObject({
    id: z.int().min(1).max(2_147_483_647).describe("the venue's number in the booking service"),
    name: z.string().trim().min(1).max(100).describe("what guests call the house"),
    timeZone: timeZoneSchema.describe("the IANA time zone in which the house lives"),
    country: countrySchema
      .exactOptional()
      .describe("ISO 3166 code; tells holidays and phone numbers. Without it, that of the time zone"),
    languages: z
      .array(languageSchema)
      .min(1)
      .exactOptional()
      .describe(
        "the only languages in which guests are answered, the first one for guests who write in none of them; left out, all that there are",
      ),
    currency: currencySchema.exactOptional().describe("ISO 4217 code of its prices and fees"),
    address: factSchema.exactOptional(),
    location: z
      .strictObject({
        latitude: z.number().min(-90).max(90).describe("degrees north of the equator"),
        longitude: z.number().min(-180).max(180).describe("degrees east of Greenwich"),
      })
      .exactOptional()
      .describe("where it is on the map; shown beside the address to guests who ask for the way"),
    phone: factSchema.exactOptional().describe("for guests who would rather talk to a person"),
    email: z.email().exactOptional(),
    website: z.url().exactOptional(),
    photos: z
      .array(
        z.url({ protocol: /^https?$/, error: "must be the address of a picture on the web, with https://" }),
      )
      .min(1)
      .max(10)
      .exactOptional()
      .describe(
        "addresses of up to ten pictures of the house (JPEG or PNG, up to 5 MB each), shown to guests who ask how it looks",
      ),
    answers: answersSchema
      .exactOptional()
      .describe("what guests are told who ask about parking, dogs, cards and the like"),
    privacy: answerSchema
      .exactOptional()
      .describe(
        "what guests read about their data when they are asked whether it may be remembered, and when they ask what is kept: who is responsible, why, how long, where to complain",
      ),
    staffNews: z
      .enum(["notices", "sheet", "both"])
      .exactOptional()
      .describe(
        'how the staff hear of the day in their channel: "sheet" is one message that changes with the day\'s bookings, with messages of their own only for what needs somebody and for other days; "notices" is a message for everything; "both" (the default) is both',
      ),
    afterVisit: z
      .strictObject({
        link: z.url().describe("where the guest is led: a page for reviews, the news of the house"),
        text: answerSchema
          .exactOptional()
          .describe(
            "in the house's own words; left out, or in a language that it does not have, in maitred's",
          ),
        after: durationSchema
          .default("PT4H")
          .describe("how long after the visit began; in the quiet hours it waits for their end"),
      })
      .exactOptional()
      .describe("one thank-you in the chat after a visit; left out, there is none"),
    staffChannelId: snowflakeSchema
      .exactOptional()
      .describe("the Discord channel in which this house's staff get notices"),
    cancellationDeadline: durationSchema
      .exactOptional()
      .describe("how long before the visit a guest may still cancel without a fee"),
    noShowAfter: positiveMinutesSchema
      .exactOptional()
      .describe(
        "how long after its start a booking whose guests have not come becomes a no-show by itself; left out, the staff decide",
      ),
    waitlist: z
      .strictObject({
        offersAtOnce: z
          .int()
          .min(1)
          .max(10)
          .default(1)
          .describe(
            "how many guests in line are asked at once about a table that came free; of several, the first yes gets it",
          ),
      })
      .exactOptional()
      .describe("how freed tables are offered to guests who wait"),
    hours: hoursSchema
      .exactOptional()
      .describe("opening hours of a house without a plan; with one they come from its scenarios"),
    scenarioNames: z
      .record(z.string().trim().min(1).max(100), translationsSchema)
      .exactOptional()
      .describe(
        "names of the ways to dine at a house without a plan, in other languages: { Dinner: { de: … } }; with a plan they stand beside its scenarios",
      ),
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
