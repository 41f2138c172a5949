import { createFloorPlan } from "#src/booking/service/capacity/floor-plan.ts";
import type { SeatingDay } from "#src/booking/service/capacity/seating-plan.ts";
import { type Plan, planSchema } from "#src/booking/service/venue/plan.ts";
import { type PlannedVenue, venueSchema } from "#src/booking/service/venue/venue.ts";

export interface Seats {
  readonly min: number;
  readonly max: number;
}

export interface Joined extends Seats {
  readonly tables: readonly number[];
}

const everyDay = [{ from: "17:00", to: "23:00", lastSeating: "21:30" }];

/** A plan with one scenario, number 1, that uses every table; tables are numbered from 1. */
export function planOf(
  tables: readonly Seats[],
  joined: readonly Joined[] = [],
  scenario: object = {},
): Plan {
  const ids = tables.map((_, index) => index + 1);
  return planSchema.parse({
    tables: tables.map((seats, index) => ({ id: index + 1, ...seats })),
    combinations: joined.map((combination) => ({ name: combination.tables.join("+"), ...combination })),
    scenarios: [
      {
        id: 1,
        name: "Dinner",
        hours: everyDay,
        turnTime: { "1+": "PT2H" },
        partySize: { max: 20 },
        tables: ids,
        ...scenario,
      },
    ],
  });
}

/** The plan with a window that holds every minute a test uses. */
export function seatingDayOf(plan: Plan, rest: Partial<SeatingDay> = {}): SeatingDay {
  return {
    plan,
    floorPlan: createFloorPlan(plan),
    window: { from: Number.MIN_SAFE_INTEGER, until: Number.MAX_SAFE_INTEGER },
    outages: [],
    ...rest,
  };
}

export function venueOf(plan: object, profile: object = {}): PlannedVenue {
  const { plan: parsed, ...venue } = venueSchema.parse({
    id: 1,
    name: "House",
    timeZone: "Europe/Oslo",
    plan,
    ...profile,
  });
  if (!parsed) throw new Error("a venue of a test has a plan");
  return { ...venue, plan: parsed };
}
