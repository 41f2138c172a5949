import { z } from "zod";
import type { DatabaseTarget } from "./connect.ts";
import { gatherHosts, hostsOf } from "./hosts.ts";

/** The environment variables of the store. */
export const databaseEnvSchema = z.object({
  DATABASE_URL: z
    .string()
    .transform(gatherHosts)
    .pipe(
      z
        .url({
          protocol: /^postgres(ql)?$/,
          error:
            "must be the address of a PostgreSQL database: postgres://user:password@host:5432/name, where a password " +
            "has %40 for @, %2F for /, %3A for :, %23 for #, %3F for ? and %25 for %",
          abort: true,
        })
        .refine(endsWhereItShould, {
          error: "must have %40 for @, %2F for /, %23 for # and %3F for ? in its password",
          abort: true,
        })
        .refine(hasAPortForEach, {
          error: "must have one port for all of its hosts, or one for each",
          abort: true,
        })
        .refine(asksForWrites, "must say target_session_attrs=read-write, or nothing of it: maitred writes"),
    )
    .optional(),
  DATA_DIR: z.string().trim().min(1, "must be a folder").default("./data"),
});

/** The rest of a password would be taken for the database's name otherwise, and be shown with it. */
function endsWhereItShould(url: string): boolean {
  const { pathname, hash } = new URL(url);
  return !pathname.includes("@") && hash === "";
}

function hasAPortForEach(url: string): boolean {
  const { searchParams } = new URL(url);
  const ports = searchParams.get("port")?.split(",").length ?? 1;
  return ports === 1 || ports === hostsOf(url).length;
}

/** Of several servers, and of one behind a name that moves, the one that takes writes is looked for. */
function asksForWrites(url: string): boolean {
  const { searchParams } = new URL(url);
  return ["read-write", "primary"].includes(searchParams.get("target_session_attrs") ?? "read-write");
}

/** `DATABASE_URL` decides; without it the store is embedded, in `DATA_DIR`. */
export function toDatabaseTarget(env: z.infer<typeof databaseEnvSchema>): DatabaseTarget {
  return env.DATABASE_URL === undefined ? { dataDir: env.DATA_DIR } : { url: env.DATABASE_URL };
}
