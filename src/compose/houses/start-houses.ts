import type { ProgramLog } from "#src/compose/create-log.ts";
import { createHouses, type Houses, type HousesOptions } from "./create-houses.ts";
import { readHouses } from "./read-houses.ts";

/**
 * Builds the process of the houses in a folder. Each house's lines in the log bear its name.
 * @throws as `readHouses` and `createHouses` do
 */
export async function startHouses(
  dir: string,
  { log, ...options }: Pick<HousesOptions, "config" | "web" | "clock"> & { readonly log: ProgramLog },
): Promise<Houses> {
  const read = readHouses(dir, options.config);
  return await createHouses({ ...options, read, log, logOf: (house) => log.child({ house }) });
}
