import { type ReadHouses, readHouses } from "#src/compose/houses/read-houses.ts";
import type { Config } from "#src/config.ts";
import { messageOf } from "#src/lib/message-of.ts";
import { house } from "./command-line.ts";
import { readConfigOrExit } from "./read-config-or-exit.ts";

/**
 * The configuration that a command works with: the only one, or with `HOUSES_DIR` that of the house named by `--house`. Ends
 * the process where it is not said which.
 */
export function readHouseConfigOrExit(): Config {
  const whole = readConfigOrExit();
  const read = readNamedOrExit(whole);
  if (read === undefined) return whole;
  const [only] = read.houses;
  if (house !== undefined && only !== undefined) return only.config;
  return exit([`Which house? Add --house NAME, one of ${read.houses.map(({ name }) => name).join(", ")}`]);
}

/** Those of `HOUSES_DIR`, or of them the one named by `--house`; undefined where there is one house alone. */
export function readNamedOrExit(whole: Config): ReadHouses | undefined {
  const { housesDir } = whole;
  if (housesDir === undefined) return house === undefined ? undefined : exit(["--house needs HOUSES_DIR"]);
  const read = readOrExit(housesDir, whole);
  if (house === undefined) return read;
  const broken = read.broken.find(({ name }) => name === house);
  if (broken) return exit(broken.mistakes.map((mistake) => `${house}: ${mistake}`));
  const houses = read.houses.filter(({ name }) => name === house);
  return houses.length > 0 ? { houses, broken: [] } : exit([`${housesDir} has no house "${house}"`]);
}

function readOrExit(housesDir: string, whole: Config): ReadHouses {
  try {
    return readHouses(housesDir, whole);
  } catch (error) {
    return exit([messageOf(error)]);
  }
}

function exit(mistakes: readonly string[]): never {
  for (const mistake of mistakes) console.error(mistake);
  process.exit(1);
}
