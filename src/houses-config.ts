import { z } from "zod";

/** The environment variables of a process that has several houses. */
export const housesEnvSchema = z.object({
  HOUSES_DIR: z.string().trim().min(1, "must be a folder").optional(),
});
