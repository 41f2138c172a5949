import { z } from "zod";
import { answerSchema, answersSchema } from "./answers.ts";
import {
  countrySchema,
  currencySchema,
  durationSchema,
  languageSchema,
  originSchema,
  positiveMinutesSchema,
  snowflakeSchema,
  timeOrOffSchema,
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
    framedBy: z
      .array(originSchema)
      .min(1)
      .exactOptional()
      .describe("the sites that may show the house's chat in a frame, as https://www.example.com"),
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
    deskWatched: z
      .boolean()
      .exactOptional()
      .describe(
        "whether somebody of the staff watches maitred's desk while the house is open, in a browser or by the shell: guests who want a person are led to them, also while no page of it is open",
      ),
    staffBriefing: timeOrOffSchema
      .exactOptional()
      .describe(
        'when the staff read in their channel what the day brings: a time such as "10:00", or "off"; left out, at 10:00, or when the house opens where that is sooner. Not on closed days',
      ),
    staffWrapUp: timeOrOffSchema
      .exactOptional()
      .describe(
        'when they read what the day came to: a time such as "23:30" (before 04:00: of that night), or "off"; left out, when the house closes',
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
    messages: z
      .array(
        z.strictObject({
          key: z
            .string()
            .trim()
            .min(1)
            .max(50)
            .describe("by what the staff choose it: terrace closed, power cut"),
          text: answerSchema.describe(
            "what guests read below the line that says who writes; in a language that it does not have, they read the first one",
          ),
        }),
      )
      .max(25)
      .refine((messages) => new Set(messages.map(({ key }) => key)).size === messages.length, {
        error: "two messages have the same key",
      })
      .exactOptional()
      .describe(
        "what the staff may send to all guests of an evening with /broadcast without writing it anew",
      ),
    staffChannelId: snowflakeSchema
      .exactOptional()
      .describe("the Discord channel in which this house's staff get notices"),
    staffRoleId: snowflakeSchema
      .exactOptional()
      .describe(
        "the Discord role of this house's staff, who then see and change nothing of other houses; left out, that of DISCORD_STAFF_ROLE_ID",
      ),
    staffGuildId: snowflakeSchema
      .exactOptional()
      .describe(
        "the Discord server of this house's staff, where it is another than DISCORD_GUILD_ID; the bot must be invited there, and role and channel are that server's",
      ),
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
