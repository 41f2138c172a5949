import { type Venue, venueFileSchema } from "#src/booking/service/venue/venue.ts";

/**
 * Two small houses. At Fjord there is one table for two and two for four, which can be joined for up to eight; at
 * Harbour there is one table, and its evening ends after midnight. No scenario of Fjord runs on 2026-11-30, and none
 * of Harbour on Mondays.
 */
export const testVenues: readonly Venue[] = venueFileSchema.parse({
  venues: [
    {
      id: 1,
      name: "Fjord",
      timeZone: "Europe/Oslo",
      currency: "NOK",
      plan: {
        tables: [
          { id: 1, min: 1, max: 2 },
          { id: 2, min: 2, max: 4 },
          { id: 3, min: 2, max: 4 },
        ],
        combinations: [{ name: "2+3", tables: [2, 3], min: 5, max: 8 }],
        scenarios: [
          {
            id: 11,
            name: "Dinner",
            types: ["dinner"],
            description: "Fish from the fjord.",
            distributionUrl: "https://fjord.example/dinner",
            hours: [{ from: "17:00", to: "23:00" }],
            slotInterval: "PT30M",
            turnTime: { "1-2": "PT90M", "3+": "PT2H" },
            tables: [1, 2, 3],
            partySize: { max: 8 },
            horizon: "P1000D",
            waitlist: true,
          },
          {
            id: 12,
            name: "Lunch",
            hours: [{ from: "12:00", to: "15:00" }],
            slotInterval: "PT60M",
            turnTime: { "1+": "PT60M" },
            tables: [1],
            partySize: { max: 2 },
            leadTime: "PT2H",
            horizon: "P1000D",
            noShowFee: { amount: 50, per: "guest", fromPartySize: 2 },
          },
          {
            id: 13,
            name: "Terrace",
            hours: [{ from: "12:00", to: "15:00" }],
            turnTime: { "1+": "PT60M" },
            tables: [1],
            partySize: { max: 2 },
            horizon: "P1000D",
            blocked: true,
          },
        ],
        closures: [{ from: "2026-11-30", reason: "staff party" }],
      },
    },
    {
      id: 2,
      name: "Harbour",
      timeZone: "America/New_York",
      plan: {
        tables: [{ id: 1, min: 1, max: 4 }],
        scenarios: [
          {
            id: 21,
            name: "Late",
            hours: [{ days: ["tue", "wed", "thu", "fri", "sat", "sun"], from: "22:00", to: "02:00" }],
            slotInterval: "PT60M",
            turnTime: { "1+": "PT60M" },
            tables: [1],
            partySize: { max: 4 },
            horizon: "P1000D",
          },
        ],
      },
    },
    { id: 3, name: "Elsewhere", timeZone: "Europe/Oslo" },
  ],
}).venues;
