import { z } from "zod";

/** The environment variables of a process that has several houses. */
export const housesEnvSchema = z.object({
  HOUSES_DIR: z.string().trim().min(1, "must be a folder").optional(),
  PROCESS_URL: z
    .url({
      protocol: /^http$/,
      error: "must be the address at which the other processes reach this one: http://10.0.0.7:3000",
    })
    .transform((url) => new URL(url).origin)
    .optional(),
});
