import { z } from "zod";
import { wireObject } from "./field-kinds.ts";
import { tolerant } from "./tolerant-kinds.ts";

const anyLength = { max: Number.MAX_SAFE_INTEGER };
const anyList = { entries: anyLength.max, length: anyLength.max };

/** A bookable way to dine at a venue (interface specification, "Scenario"). */
const scenarioSchema = wireObject({
  id: z.int(),
  name: z.string(),
  types: tolerant.textList(anyList).default([]),
  description: z.string().exactOptional(),
  distributionUrl: z.string().exactOptional(),
}).meta({ id: "Scenario" });

/** A venue (interface specification, "Venue"). The time zone is a further field, which only our own service answers. */
export const venueSchema = wireObject({
  id: z.int(),
  name: z.string(),
  scenarioNames: tolerant.textList(anyList).default([]),
  scenarios: z.array(scenarioSchema).default([]),
  timeZone: z
    .string()
    .describe("Of the IANA. Dates and times of day in a query are its own.")
    .exactOptional(),
}).meta({ id: "Venue", required: ["id", "name", "scenarioNames", "scenarios", "timeZone"] });
export type Venue = z.infer<typeof venueSchema>;
