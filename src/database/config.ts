import { z } from "zod";
import type { DatabaseTarget } from "./connect.ts";

/** The environment variables of the store. */
export const databaseEnvSchema = z.object({
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "must be the address of a PostgreSQL database: postgres://user:password@host:5432/name",
    })
    .optional(),
  DATA_DIR: z.string().trim().min(1, "must be a folder").default("./data"),
});

/** `DATABASE_URL` decides; without it the store is embedded, in `DATA_DIR`. */
export function toDatabaseTarget(env: z.infer<typeof databaseEnvSchema>): DatabaseTarget {
  return env.DATABASE_URL === undefined ? { dataDir: env.DATA_DIR } : { url: env.DATABASE_URL };
}
