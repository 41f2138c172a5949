import { checkHours } from "./check-hours.ts";
import { checkPlan } from "./check-plan.ts";
import type { Mistake } from "./mistake.ts";
import { hoursSchema } from "./plan.ts";
import { field, listOf, readPlan } from "./readable-plan.ts";

type Path = Mistake["path"];

/**
 * What the schema cannot see of a venue file: names given twice, parts that do not fit together.
 * @param file the file as it was read, of any shape: what cannot be read is left to the schema
 */
export function checkVenues(file: unknown): Mistake[] {
  const venues = listOf(field(file, "venues"));
  return [
    ...checkUnique(venues, ["venues"], "id", "venue"),
    ...checkUnique(venues, ["venues"], "name", "venue"),
    ...venues.flatMap((venue, index) => checkVenue(venue, ["venues", index])),
  ];
}

function checkVenue(venue: unknown, path: Path): Mistake[] {
  return [
    ...checkNames(field(venue, "plan"), [...path, "plan"]),
    ...checkPlan(readPlan(venue, path)),
    ...checkProfileHours(venue, [...path, "hours"]),
    ...checkScenarioNames(venue, [...path, "scenarioNames"]),
  ];
}

function checkProfileHours(venue: unknown, path: Path): Mistake[] {
  const hours = field(venue, "hours");
  if (hours !== undefined && field(venue, "plan") !== undefined) {
    const message = "stands beside a plan, whose scenarios have the hours";
    return [{ path, message, remedy: "remove one of the two", isAboutKey: true }];
  }
  const readable = hoursSchema.safeParse(hours);
  return readable.success ? checkHours(readable.data, path) : [];
}

function checkScenarioNames(venue: unknown, path: Path): Mistake[] {
  if (field(venue, "scenarioNames") === undefined || field(venue, "plan") === undefined) return [];
  const message = "stands beside a plan, whose scenarios have their names";
  return [{ path, message, remedy: "write them under `names` of the scenarios", isAboutKey: true }];
}

function checkNames(plan: unknown, path: Path): Mistake[] {
  const unique = (list: string, key: string, what: string) =>
    checkUnique(listOf(field(plan, list)), [...path, list], key, what);
  return [
    ...unique("tables", "id", "table"),
    ...unique("tables", "name", "table"),
    ...unique("combinations", "name", "combination"),
    ...unique("scenarios", "id", "scenario"),
    ...unique("scenarios", "name", "scenario"),
  ];
}

/** Complains of every entry after the first that has the same value under a key. */
function checkUnique(entries: readonly unknown[], path: Path, key: string, what: string): Mistake[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const value = field(entry, key);
    if (typeof value !== "string" && typeof value !== "number") return [];
    const comparable = String(value).trim().toLowerCase();
    if (!seen.has(comparable)) {
      seen.add(comparable);
      return [];
    }
    const message = `another ${what} has the ${key} ${JSON.stringify(value)} already`;
    return [{ path: [...path, index, key], message, remedy: `choose another ${key}` }];
  });
}
