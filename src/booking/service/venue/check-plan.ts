import { checkPacing, checkScenario, checkTables } from "./check-scenario.ts";
import { checkSeason, checkSpan } from "./check-span.ts";
import type { Mistake } from "./mistake.ts";
import type { Combination, Scenario } from "./plan.ts";
import type { Entry, ReadablePlan } from "./readable-plan.ts";

/** What the schema cannot see: whether the parts of a plan fit together. */
export function checkPlan(plan: ReadablePlan): Mistake[] {
  return [
    ...[...plan.tables, ...plan.combinations, ...partySizesOf(plan.scenarios)].flatMap(checkRange),
    ...plan.tables.flatMap(({ value, path }) => checkSeason(value, path)),
    ...plan.combinations.flatMap((entry) => checkCombination(entry, plan)),
    ...plan.scenarios.flatMap((entry) => checkScenario(entry, plan)),
    ...plan.closures.flatMap(checkSpan),
    ...plan.pacing.flatMap(checkPacing),
  ];
}

function partySizesOf(scenarios: readonly Entry<Scenario>[]): Entry<Scenario["partySize"]>[] {
  return scenarios.map(({ value, path }) => ({ value: value.partySize, path: [...path, "partySize"] }));
}

function checkRange({ value: { min, max }, path }: Entry<{ min: number; max: number }>): Mistake[] {
  if (min <= max) return [];
  return [{ path: [...path, "max"], message: `max ${max} is less than min ${min}`, remedy: "swap the two" }];
}

function checkCombination(entry: Entry<Combination>, plan: ReadablePlan): Mistake[] {
  const { value, path } = entry;
  const repeated = value.tables.flatMap((id, index) =>
    value.tables.indexOf(id) < index
      ? [
          {
            path: [...path, "tables", index],
            message: `table ${id} is joined with itself`,
            remedy: "remove it",
          },
        ]
      : [],
  );
  const twin = plan.combinations.find((other) => tableSet(other) === tableSet(entry));
  const message = `joins the same tables as "${twin?.value.name}"`;
  return [
    ...checkTables(value.tables, [...path, "tables"], plan),
    ...repeated,
    ...(twin === entry
      ? []
      : [{ path, message, remedy: "keep one of the two, with the party sizes of both" }]),
  ];
}

function tableSet({ value }: Entry<Combination>): string {
  return value.tables.toSorted((a, b) => a - b).join();
}
