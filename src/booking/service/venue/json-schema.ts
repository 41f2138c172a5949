import { z } from "zod";
import { venueFileSchema } from "./venue.ts";

/** The venue file's JSON Schema, for completion and hints in an editor. Draft 7 is what YAML editors read. */
export function venuesJsonSchema(): object {
  return z.toJSONSchema(venueFileSchema, { target: "draft-7", io: "input" });
}
