import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "#test/support/process/run-maitred.ts";

/** What stands in the folder of a house: its variables, and its venues, which are left out where they are undefined. */
export interface WrittenHouse {
  readonly env?: Readonly<Record<string, string>>;
  readonly venues?: string;
}

/** Writes a folder of houses, which goes when the test ends. */
export function writeHouses(houses: Readonly<Record<string, WrittenHouse>>): string {
  const dir = makeFolder();
  for (const [name, { env = {}, venues }] of Object.entries(houses)) {
    mkdirSync(join(dir, name));
    const lines = Object.entries(env).map(([variable, value]) => `${variable}=${value}\n`);
    writeFileSync(join(dir, name, ".env"), lines.join(""));
    if (venues !== undefined) writeFileSync(join(dir, name, "venues.yaml"), venues);
  }
  return dir;
}
