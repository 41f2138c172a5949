import { knownMinutesOf } from "./duration.ts";
import { isUsedBy } from "./is-used-by.ts";
import type { Mistake } from "./mistake.ts";
import { toShift } from "./opening-hours.ts";
import { describeSizes, type PartySizes, parsePartySizes } from "./party-sizes.ts";
import type { Plan, Scenario, WeeklyShift } from "./plan.ts";
import type { Venue } from "./venue.ts";

type Path = Mistake["path"];

/** What the service can live with, but the author of the file hardly meant: what nobody can book, and where nobody sits. */
export function findWarnings(venues: readonly Venue[]): Mistake[] {
  return venues.flatMap(({ plan }, venue) => {
    if (!plan) return [];
    const path = ["venues", venue, "plan"];
    const ofScenarios = plan.scenarios.flatMap((scenario, index) => {
      const own = [...path, "scenarios", index];
      return [
        ...findUnseatable(plan, scenario, own),
        ...findTooShort(scenario, own),
        ...findTooLate(scenario, own),
        ...findTooSlow(plan, scenario, own),
      ];
    });
    return [...ofScenarios, ...findIdleTables(plan, path)];
  });
}

/** Party sizes without a place. */
function findUnseatable(plan: Plan, scenario: Scenario, path: Path): Mistake[] {
  const places = placesOf(plan, scenario);
  const sizes = sizesOf(scenario).filter((size) => !places.some((place) => fits(place, size)));
  if (sizes.length === 0) return [];
  return [
    {
      path: [...path, "partySize"],
      message: `lets parties of ${describeSizes(sizes)} book, whom none of the scenario's tables takes`,
      remedy: "change the party sizes, or give the scenario a table or a combination for them",
    },
  ];
}

/** Shifts that are over before the quickest party would be. */
function findTooShort(scenario: Scenario, path: Path): Mistake[] {
  const quickest = quickestStay(scenario);
  if (quickest === undefined) return [];
  const special = Object.entries(scenario.specialDays).flatMap(([date, shifts]) =>
    shifts === "closed" ? [] : shifts.map((shift, index) => ({ shift, at: ["specialDays", date, index] })),
  );
  const weekly = scenario.hours.map((shift, index) => ({ shift, at: ["hours", index] }));
  return [...weekly, ...special]
    .filter(({ shift }) => isTooShort(shift, quickest))
    .map(({ at }) => ({
      path: [...path, ...at],
      message: "is a shift that nobody can book: it ends before the quickest party's turn time is over",
      remedy: "let it end later, shorten the turn time, or write the lastSeating",
    }));
}

function isTooShort(shift: Omit<WeeklyShift, "days">, quickest: number): boolean {
  const { from, to, lastSeating } = toShift(shift);
  return lastSeating === undefined && to - from < quickest;
}

/** A lead time that is longer than the horizon lets nobody in. */
function findTooLate({ leadTime, horizon }: Scenario, path: Path): Mistake[] {
  // Any day will do: what differs between months is little beside what is wrong here.
  const relativeTo = Temporal.PlainDate.from("2024-01-01");
  const reach = relativeTo.add(horizon).add({ days: 1 }).since(relativeTo);
  if (Temporal.Duration.compare(leadTime, reach, { relativeTo }) < 0) return [];
  return [
    {
      path: [...path, "leadTime"],
      message: "is longer than the horizon reaches: nobody can book",
      remedy: "shorten it, or lengthen the horizon",
    },
  ];
}

/** A pace that even the smallest party is too many for. */
function findTooSlow({ pacing: ofHouse }: Plan, scenario: Scenario, path: Path): Mistake[] {
  const { pacing: own, partySize, hours } = scenario;
  const paces = [
    { pacing: own ?? ofHouse, at: own ? ["pacing", "covers"] : ["partySize"] },
    ...hours.map(({ pacing }, index) => ({ pacing, at: ["hours", index, "pacing", "covers"] })),
  ];
  return paces.flatMap(({ pacing, at }) => {
    if (pacing?.covers === undefined || pacing.covers >= partySize.min) return [];
    return [
      {
        path: [...path, ...at],
        message: `lets ${pacing.covers} people start in an interval, and parties begin at ${partySize.min}: nobody can book`,
        remedy: "raise the covers, or let smaller parties book",
      },
    ];
  });
}

/** Tables of a scenario at which none of its parties sits, alone or with tables that are joined to them. */
function findIdleTables(plan: Plan, path: Path): Mistake[] {
  return plan.tables.flatMap((table, index) => {
    const users = plan.scenarios.filter((scenario) => isUsedBy(table, scenario));
    const isOfUse = users.some((scenario) =>
      placesOf(plan, scenario)
        .filter(({ tables }) => tables.includes(table.id))
        .some((place) => sizesOf(scenario).some((size) => fits(place, size))),
    );
    if (users.length === 0 || isOfUse) return [];
    return [
      {
        path: [...path, "tables", index],
        message: `is for ${table.min}–${table.max} people, and no party that may book fits`,
        remedy: "change its min and max, or the party sizes of the scenarios that use it",
      },
    ];
  });
}

/** Where parties of a scenario may sit: its tables, and what is joined of them. */
function placesOf(
  { tables, combinations }: Plan,
  scenario: Scenario,
): (PartySizes & { readonly tables: readonly number[] })[] {
  const own = tables.filter((table) => isUsedBy(table, scenario));
  const joined = combinations.filter((place) =>
    place.tables.every((table) => own.some(({ id }) => id === table)),
  );
  return [...own.map(({ id, min, max }) => ({ min, max, tables: [id] })), ...joined];
}

function sizesOf({ partySize: { min, max } }: Scenario): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

function fits({ min, max }: PartySizes, size: number): boolean {
  return min <= size && size <= max;
}

/** In minutes, of the parties that may book. */
function quickestStay(scenario: Scenario): number | undefined {
  const { partySize } = scenario;
  const stays = Object.entries(scenario.turnTime).flatMap(([sizes, duration]) => {
    const range = parsePartySizes(sizes);
    const isMet = range && range.min <= partySize.max && partySize.min <= range.max;
    return isMet ? [knownMinutesOf(duration)] : [];
  });
  return stays.length === 0 ? undefined : Math.min(...stays);
}
