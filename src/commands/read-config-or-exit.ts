import { existsSync } from "node:fs";
import { type Config, readConfig } from "#src/config.ts";

/**
 * The configuration from `.env` and the environment, which comes first. Mistakes end the process, one line each.
 * @param warn hears of each variable that may be misspelt; left out, nobody does, but where a mistake ends the process
 * @param besides variables that the command's own arguments set
 */
export function readConfigOrExit(
  warn: (warning: string) => void = () => {},
  besides: Readonly<Record<string, string>> = {},
): Config {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const result = readConfig({ ...process.env, ...besides });
  if (result.ok) {
    result.warnings.forEach(warn);
    return result.config;
  }
  for (const mistake of [...result.mistakes, ...result.warnings]) console.error(mistake);
  process.exit(1);
}
