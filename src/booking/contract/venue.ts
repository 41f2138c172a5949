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

/** A venue (interface specification, "Venue"). Its time zone is not on the wire. */
export const venueSchema = wireObject({
  id: z.int(),
  name: z.string(),
  scenarioNames: tolerant.textList(anyList).default([]),
  scenarios: z.array(scenarioSchema).default([]),
}).meta({ id: "Venue" });
export type Venue = z.infer<typeof venueSchema>;
