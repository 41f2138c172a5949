import { closestWord } from "#src/lib/closest-word.ts";
import { toSmallestUnits } from "#src/lib/payable-currencies.ts";
import { checkHours, checkSpecialDays } from "./check-hours.ts";
import { minutesOf } from "./duration.ts";
import type { Mistake } from "./mistake.ts";
import { parsePartySizes } from "./party-sizes.ts";
import { longestTurnMinutes, type Pacing, type Scenario } from "./plan.ts";
import type { Entry, ReadablePlan } from "./readable-plan.ts";

type Path = Mistake["path"];

const minutesPerDay = 24 * 60;

/** What the schema cannot see of a scenario: whether it fits together, and with the rest of the plan. */
export function checkScenario({ value, path }: Entry<Scenario>, plan: ReadablePlan): Mistake[] {
  return [
    ...checkTables(value.tables, [...path, "tables"], plan),
    ...checkSections(value.sections, [...path, "sections"], plan),
    ...checkHours(value.hours, [...path, "hours"]),
    ...checkSpecialDays(value.specialDays, [...path, "specialDays"]),
    ...checkTurnTimes(value, [...path, "turnTime"]),
    ...pacesOf(value, path).flatMap(checkPacing),
    ...checkFee(value, [...path, "noShowFee"], plan),
    ...checkDeposit(value, [...path, "deposit"], plan),
  ];
}

/** Its own, and those of its shifts. */
function pacesOf({ pacing, hours, specialDays }: Scenario, path: Path): Entry<Pacing>[] {
  const shifts = [
    ...hours.map((shift, index) => ({ shift, at: ["hours", index] })),
    ...Object.entries(specialDays).flatMap(([day, special]) =>
      special === "closed" ? [] : special.map((shift, index) => ({ shift, at: ["specialDays", day, index] })),
    ),
  ];
  return [{ shift: { pacing }, at: [] }, ...shifts].flatMap(({ shift, at }) =>
    shift.pacing ? [{ value: shift.pacing, path: [...path, ...at, "pacing"] }] : [],
  );
}

function checkSections(names: readonly string[], path: Path, { sections }: ReadablePlan): Mistake[] {
  const known = [...sections].map(String);
  return names.flatMap((name, index) => {
    if (known.includes(name)) return [];
    const meant = closestWord(name, known);
    const remedy =
      meant === undefined ? "give the section to a table, or correct its name" : `did you mean "${meant}"?`;
    return [{ path: [...path, index], message: `no table stands in the section "${name}"`, remedy }];
  });
}

function checkTurnTimes({ turnTime, partySize, resetTime }: Scenario, path: Path): Mistake[] {
  const ranges = Object.entries(turnTime).flatMap(([key, duration]) => {
    const sizes = parsePartySizes(key);
    return sizes
      ? [{ key, ...sizes, minutes: (minutesOf(duration) ?? 0) + (minutesOf(resetTime) ?? 0) }]
      : [];
  });
  const mistakes: Mistake[] = ranges
    .filter(({ minutes }) => minutes > longestTurnMinutes)
    .map(({ key }) => ({
      path: [...path, key],
      message: "is longer than 12 hours together with the reset time",
      remedy: "shorten it",
    }));
  ranges.forEach(({ key, min, max }, index) => {
    const other = ranges.slice(0, index).find((earlier) => earlier.min <= max && min <= earlier.max);
    if (!other) return;
    const message = `says again what "${other.key}" says for some party sizes`;
    mistakes.push({ path: [...path, key], message, remedy: "let every party size be in one line" });
  });
  const missing = firstMissing(partySize, ranges);
  if (missing === undefined) return mistakes;
  const message = `has no turn time for a party of ${missing}`;
  return [...mistakes, { path, message, remedy: `add a line such as "${missing}+": PT2H` }];
}

function firstMissing(
  { min, max }: Scenario["partySize"],
  ranges: readonly { min: number; max: number }[],
): number | undefined {
  for (let size = min; size <= max; size++) {
    if (!ranges.some((range) => range.min <= size && size <= range.max)) return size;
  }
  return undefined;
}

export function checkTables(ids: readonly number[], path: Path, { tableIds }: ReadablePlan): Mistake[] {
  return ids.flatMap((id, index) =>
    tableIds.has(id)
      ? []
      : [
          {
            path: [...path, index],
            message: `there is no table ${id}`,
            remedy: "add it under tables, or correct the number",
          },
        ],
  );
}

export function checkPacing({ value: { interval, covers, parties }, path }: Entry<Pacing>): Mistake[] {
  const mistakes: Mistake[] = [];
  if (minutesPerDay % (minutesOf(interval) ?? 1) !== 0) {
    const remedy = "choose one that does, such as PT15M, PT30M or PT1H";
    mistakes.push({ path: [...path, "interval"], message: "does not divide a day evenly", remedy });
  }
  if (covers === undefined && parties === undefined) {
    mistakes.push({ path, message: "limits nothing", remedy: "add covers, parties, or both" });
  }
  return mistakes;
}

function checkFee({ noShowFee }: Scenario, path: Path, { currency }: ReadablePlan): Mistake[] {
  if (!noShowFee || noShowFee.currency !== undefined || currency !== undefined) return [];
  return [{ path, message: "has no currency", remedy: "add a currency here or to the venue" }];
}

/** Telegram takes some currencies, in whole smallest units. */
function checkDeposit({ deposit }: Scenario, path: Path, plan: ReadablePlan): Mistake[] {
  if (!deposit) return [];
  const currency = deposit.currency ?? plan.currency;
  if (typeof currency !== "string") {
    return [{ path, message: "has no currency", remedy: "add a currency here or to the venue" }];
  }
  if (toSmallestUnits(deposit.amount, currency) !== undefined) return [];
  const message = `cannot be paid in Telegram: ${deposit.amount} ${currency}`;
  return [{ path, message, remedy: "choose a currency of Telegram's, and an amount in whole units of it" }];
}
