import { existsSync } from "node:fs";
import { type Config, readConfig } from "#src/config.ts";

/** The configuration from `.env` and the environment, which comes first. Mistakes end the process, one line each. */
export function readConfigOrExit(): Config {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const result = readConfig(process.env);
  if (result.ok) return result.config;
  for (const mistake of result.mistakes) console.error(mistake);
  process.exit(1);
}
