import type { z } from "zod";
import type { Mistake } from "./mistake.ts";
import {
  type Closure,
  type Combination,
  closureSchema,
  combinationSchema,
  type Pacing,
  pacingSchema,
  type Scenario,
  scenarioSchema,
  type Table,
  tableSchema,
} from "./plan.ts";

/** A value of the file, and where it stands there. */
export interface Entry<Value> {
  readonly value: Value;
  readonly path: Mistake["path"];
}

/** As much of a plan as can be read, so that one mistake does not hide the others. */
export interface ReadablePlan {
  readonly tables: readonly Entry<Table>[];
  readonly combinations: readonly Entry<Combination>[];
  readonly scenarios: readonly Entry<Scenario>[];
  readonly closures: readonly Entry<Closure>[];
  readonly pacing: readonly Entry<Pacing>[];
  /** What the file names so, even where the rest of a table is wrong. */
  readonly tableIds: ReadonlySet<unknown>;
  readonly sections: ReadonlySet<unknown>;
  /** The venue's. */
  readonly currency: unknown;
}

/** @param venue one venue of the file as it was read, of any shape */
export function readPlan(venue: unknown, path: Mistake["path"]): ReadablePlan {
  const plan = field(venue, "plan");
  const entries = <Value>(key: string, schema: z.ZodType<Value>) =>
    readList(field(plan, key), [...path, "plan", key], schema);
  const tables = listOf(field(plan, "tables"));
  return {
    tables: entries("tables", tableSchema),
    combinations: entries("combinations", combinationSchema),
    scenarios: entries("scenarios", scenarioSchema),
    closures: entries("closures", closureSchema),
    pacing: readEntry(field(plan, "pacing"), [...path, "plan", "pacing"], pacingSchema),
    tableIds: new Set(tables.map((table) => field(table, "id"))),
    sections: new Set(tables.map((table) => field(table, "section"))),
    currency: field(venue, "currency"),
  };
}

function readList<Value>(raw: unknown, path: Mistake["path"], schema: z.ZodType<Value>): Entry<Value>[] {
  return listOf(raw).flatMap((item, index) => readEntry(item, [...path, index], schema));
}

/** One entry, read without what is wrong in it; none where too little is left. */
function readEntry<Value>(raw: unknown, path: Mistake["path"], schema: z.ZodType<Value>): Entry<Value>[] {
  let rest: unknown = structuredClone(raw);
  for (const leaveOut of [removeWrongKeys, emptyWrongParts]) {
    const result = schema.safeParse(rest);
    if (result.success) return [{ value: result.data, path }];
    rest = leaveOut(rest, result.error.issues);
  }
  const result = schema.safeParse(rest);
  return result.success ? [{ value: result.data, path }] : [];
}

type Issues = readonly z.core.$ZodIssue[];

function removeWrongKeys(value: unknown, issues: Issues): unknown {
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) removeKey(value, [...issue.path, key]);
    else removeKey(value, issue.path);
  }
  return value;
}

/** Lists become empty and other parts go, so that the rest can still be checked. */
function emptyWrongParts(value: unknown, issues: Issues): unknown {
  for (const [key] of issues.map(({ path }) => path)) {
    if (typeof value !== "object" || value === null || key === undefined) continue;
    if (Array.isArray(field(value, key))) Reflect.set(value, key, []);
    else Reflect.deleteProperty(value, key);
  }
  return value;
}

function removeKey(value: unknown, path: readonly PropertyKey[]): void {
  const parent = path.slice(0, -1).reduce(field, value);
  const key = path.at(-1);
  if (typeof parent === "object" && parent !== null && typeof key === "string")
    Reflect.deleteProperty(parent, key);
}

export function field(value: unknown, key: PropertyKey): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
