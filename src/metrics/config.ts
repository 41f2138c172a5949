import { z } from "zod";

/** The environment variable of `/metrics`. The message never repeats the value. */
export const metricsEnvSchema = z.object({
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[\w.~+/=-]{16,200}$/,
      "must be 16 to 200 letters, digits or . _ ~ + / = -; make one with: openssl rand -hex 32",
    )
    .optional(),
});
