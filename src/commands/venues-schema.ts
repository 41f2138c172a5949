import { writeFileSync } from "node:fs";
import { venuesJsonSchema } from "#src/booking/service/venue/json-schema.ts";

/** Writes the JSON Schema that editors check `venues.yaml` with; to be run after its zod schema has changed. */
writeFileSync("venues.schema.json", `${JSON.stringify(venuesJsonSchema(), null, 2)}\n`);
