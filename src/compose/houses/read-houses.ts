import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { type Config, isOfHouse, readConfig, variableNames } from "#src/config.ts";
import { isHouseName } from "#src/database/houses/house-names.ts";
import { OwnError } from "#src/lib/fault.ts";
import { codeOf } from "#src/lib/thrown.ts";

/** A house as its folder describes it. */
export interface ReadHouse {
  readonly name: string;
  /** By which browsers and other programs reach it. */
  readonly hosts: readonly string[];
  readonly config: Config;
  readonly warnings: readonly string[];
}

/** A house that cannot be opened as its folder is. */
interface BrokenHouse {
  readonly name: string;
  /** One line each: which variable, and what to do. */
  readonly mistakes: readonly string[];
}

export interface ReadHouses {
  readonly houses: readonly ReadHouse[];
  readonly broken: readonly BrokenHouse[];
}

type Given = Readonly<Record<string, string | undefined>>;
type Reading = { readonly name: string; readonly given: Given } & (
  | { readonly house: ReadHouse }
  | { readonly mistakes: readonly string[] }
);

/** The folder of houses cannot be read. The message says why. */
class HousesDirError extends OwnError {
  override readonly name = "HousesDirError";
  readonly code = "HOUSES_DIR_UNUSABLE";
}

/**
 * Reads the houses of a process: each folder in `HOUSES_DIR` is one, with its variables in `.env` and its venues in
 * `venues.yaml`. What is wrong with one of them is nothing to the others.
 * @param whole the configuration of the process
 * @throws HousesDirError
 */
export function readHouses(dir: string, whole: Config): ReadHouses {
  const readings = listFolders(dir).map((name) => readHouse(join(dir, name), name, whole));
  const clashes = findClashes(readings);
  const houses: ReadHouse[] = [];
  const broken: BrokenHouse[] = [];
  for (const reading of readings) {
    const mistakes = "mistakes" in reading ? reading.mistakes : (clashes.get(reading.name) ?? []);
    if ("house" in reading && mistakes.length === 0) houses.push(reading.house);
    else broken.push({ name: reading.name, mistakes });
  }
  return { houses, broken };
}

function listFolders(dir: string): readonly string[] {
  try {
    const folders = readdirSync(dir, { withFileTypes: true }).filter((entry) => !entry.isFile());
    const names = folders.map(({ name }) => name).filter((name) => !name.startsWith("."));
    if (names.length === 0) throw new HousesDirError(`HOUSES_DIR: ${dir} has no folder, and so no house`);
    return names.toSorted();
  } catch (error) {
    if (error instanceof HousesDirError) throw error;
    const reason = codeOf(error) === "ENOENT" ? "there is no such folder" : "it cannot be read";
    throw new HousesDirError(`HOUSES_DIR: ${dir}: ${reason}`, { cause: error });
  }
}

function readHouse(folder: string, name: string, whole: Config): Reading {
  const file = join(folder, ".env");
  const given = readVariables(file);
  if (given === undefined) return { name, given: {}, mistakes: [`${file} cannot be read`] };
  const set = Object.keys(given).filter((variable) => given[variable] !== "");
  const misnamed = isHouseName(name)
    ? []
    : ["its folder must be called in small letters, digits and single dashes, 30 at most"];
  const misplaced = set
    .filter((variable) => variableNames.includes(variable) && !isOfHouse(variable))
    .map((variable) => `${variable} is the process's own, which all houses share; take it out`);
  const venues = resolve(folder, given["VENUES_FILE"] || "venues.yaml");
  const read = readConfig({ ...given, VENUES_FILE: venues });
  const mistakes = [...misnamed, ...misplaced, ...(read.ok ? [] : read.mistakes)];
  if (!read.ok || mistakes.length > 0) return { name, given, mistakes };
  const { host, port, trustedProxies, metricsToken, logLevel } = whole;
  const config: Config = {
    ...read.config,
    ...{ host, port, trustedProxies, metricsToken, logLevel },
    dataDir: join(whole.dataDir, "houses", name),
    database: { ...whole.database, house: name },
  };
  return { name, given, house: { name, hosts: hostsOf(name, given), config, warnings: read.warnings } };
}

/** Undefined where there is a file that cannot be read. */
function readVariables(file: string): Given | undefined {
  try {
    return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  } catch {
    return undefined;
  }
}

/** The host names of a tenant: those of its addresses, and `NAME.localhost`, which browsers take for this machine. */
function hostsOf(name: string, { PUBLIC_URL, TELEGRAM_WEBHOOK_URL }: Given): readonly string[] {
  const named = [PUBLIC_URL, TELEGRAM_WEBHOOK_URL].flatMap((url) => (url ? new URL(url).hostname : []));
  return [...new Set([...named, `${name}.localhost`])];
}

/**
 * Finds tenants that claim the same bot or host name. Neither is opened, since each would get the other's messages.
 */
function findClashes(readings: readonly Reading[]): ReadonlyMap<string, readonly string[]> {
  const claims = readings.flatMap(({ name, given, ...read }) => [
    ...["TELEGRAM_BOT_TOKEN", "DISCORD_BOT_TOKEN"].flatMap((variable) =>
      given[variable] ? [{ name, what: variable, claim: `${variable} ${given[variable]}` }] : [],
    ),
    ...("house" in read ? read.house.hosts : []).map((host) => ({
      ...{ name, what: `the host name ${host}`, claim: `host ${host}` },
    })),
  ]);
  const clashes = new Map<string, string[]>();
  for (const claimed of Map.groupBy(claims, ({ claim }) => claim).values()) {
    for (const { name, what } of claimed) {
      const others = claimed.filter((other) => other.name !== name).map((other) => other.name);
      if (others.length === 0) continue;
      clashes.set(name, [...(clashes.get(name) ?? []), `${what} is also that of ${others.join(", ")}`]);
    }
  }
  return clashes;
}
