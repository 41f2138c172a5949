import { at } from "#src/booking/service/capacity/at.ts";
import { type PreparedVenue, prepareVenue } from "#src/booking/service/capacity/day-plan.ts";
import { hasPlan, venueSchema } from "#src/booking/service/venue/venue.ts";
import { largeHouse } from "#test/support/capacity/busy-evening.ts";

/** The one scenario of the house. */
export const scenarioId = 1;

const { tables: bySize, combinations } = largeHouse();
/** As they stand on the floor, large and small next to each other; sorted, they would do first-fit a favour. */
const tables = bySize.map((_, index) => at(bySize, (index * 17) % bySize.length));

const venue = venueSchema.parse({
  id: 1,
  name: "Bench",
  timeZone: "Europe/Oslo",
  plan: {
    tables,
    combinations,
    scenarios: [
      {
        id: scenarioId,
        name: "Dinner",
        hours: [{ from: "17:00", to: "23:59", lastSeating: "21:30" }],
        slotInterval: "PT15M",
        turnTime: { "1-2": "PT90M", "3-4": "PT2H", "5+": "PT150M" },
        resetTime: "PT15M",
        partySize: { max: 8 },
        tables: tables.map(({ id }) => id),
        horizon: "P1000D",
      },
    ],
  },
});
if (!hasPlan(venue)) throw new Error("the measured house has a plan");

/** Forty tables for two to eight, eleven pairs of them, open for dinner from 17:00 with the last start at 21:30. */
export const house: PreparedVenue = prepareVenue(venue);
