import { isUsedBy } from "#src/booking/service/venue/is-used-by.ts";
import type { Plan, Table } from "#src/booking/service/venue/plan.ts";
import { at } from "./at.ts";

/**
 * How many tables of each kind something takes, by the kind's number. Equal loads of a floor plan are one object,
 * so they may be compared with `===`.
 */
export type Load = readonly number[];

/** Where one party can sit: a table, or a combination that takes all of its tables. */
export interface Place {
  /** Positions in {@link FloorPlan.tableIds}. */
  readonly tables: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly load: Load;
}

/** The places that a party size may use in a scenario; parties with the same places share the object. */
export interface Choice {
  /** The preferred ones first. */
  readonly places: readonly Place[];
  /** Positions in {@link FloorPlan.tableIds} of every table in one of the places. */
  readonly tables: readonly number[];
  /** The fewest tables that any of the places takes. */
  readonly fewestTables: number;
  /** The different loads of the places. */
  readonly loads: readonly Load[];
  /** The most that any of the places takes of each kind. */
  readonly peak: Load;
}

/** A capacity plan's tables and combinations, prepared for many decisions. Plain data, never changed. */
export interface FloorPlan {
  readonly tableIds: readonly number[];
  /** Tables of one kind are alike in size, scenarios and combinations; by position in `tableIds`. */
  readonly kinds: readonly number[];
  readonly kindNumbers: readonly number[];
  /** By scenario id, then by party size; nothing where the scenario cannot seat that size at all. */
  readonly choices: ReadonlyMap<number, ReadonlyMap<number, Choice>>;
}

type TablePlan = Pick<Plan, "tables" | "combinations" | "scenarios">;

export function createFloorPlan(plan: TablePlan): FloorPlan {
  const kindNames = plan.tables.map((table) => kindName(table, plan));
  const kindOrder = [...new Set(kindNames)];
  const kinds = kindNames.map((name) => kindOrder.indexOf(name));
  const places = placesOf(plan, kinds, kindOrder.length);
  const shared = new Map<string, Choice>();
  const choices = plan.scenarios.map((scenario) => {
    const usable = plan.tables.map((table) => isUsedBy(table, scenario));
    const own = places.filter(({ tables }) => tables.every((table) => usable[table]));
    return [scenario.id, choicesBySize(own, shared)] as const;
  });
  return {
    tableIds: plan.tables.map(({ id }) => id),
    kinds,
    kindNumbers: kindOrder.map((_, kind) => kind),
    choices: new Map(choices),
  };
}

/** The places for a party of that size in that scenario; undefined when there are none. */
export function choiceOf(floorPlan: FloorPlan, scenarioId: number, partySize: number): Choice | undefined {
  return floorPlan.choices.get(scenarioId)?.get(partySize);
}

/** Tables with the same name are treated as alike when loads are weighed; only speed depends on it. */
function kindName(table: Table, { scenarios, combinations }: TablePlan): string {
  const used = scenarios.filter((scenario) => isUsedBy(table, scenario)).map(({ id }) => id);
  const joined = combinations
    .filter(({ tables }) => tables.includes(table.id))
    .map(({ tables, min, max }) => `${tables.length}:${min}-${max}`);
  return `${table.min}-${table.max} in ${used.join()} joined ${joined.sort().join()}`;
}

/**
 * Preference is fullest use of the tables: a table before a combination, few seats before many, a table that
 * can be joined with others last among its like, and the table that takes the fewest sizes first.
 */
function placesOf({ tables, combinations }: TablePlan, kinds: readonly number[], kindCount: number): Place[] {
  const positions = new Map(tables.map(({ id }, index) => [id, index]));
  const joins = tables.map(({ id }) => combinations.filter((joined) => joined.tables.includes(id)).length);
  const joinsOf = (indices: readonly number[]) => indices.reduce((sum, index) => sum + at(joins, index), 0);
  const loads = new Map<string, Load>();
  const sources = [...tables.map(({ id, min, max }) => ({ tables: [id], min, max })), ...combinations];
  return sources
    .map(({ tables: ids, min, max }) => {
      const indices = ids.flatMap((id) => positions.get(id) ?? []);
      return { tables: indices, min, max, load: sharedLoad(indices, kinds, kindCount, loads) };
    })
    .sort(
      (a, b) =>
        a.tables.length - b.tables.length ||
        a.max - b.max ||
        joinsOf(a.tables) - joinsOf(b.tables) ||
        b.min - a.min,
    );
}

function sharedLoad(
  tables: readonly number[],
  kinds: readonly number[],
  kindCount: number,
  shared: Map<string, Load>,
): Load {
  const load = new Array<number>(kindCount).fill(0);
  for (const table of tables) load[at(kinds, table)] = at(load, at(kinds, table)) + 1;
  const known = shared.get(load.join());
  if (known) return known;
  shared.set(load.join(), load);
  return load;
}

function choicesBySize(own: readonly Place[], shared: Map<string, Choice>): Map<number, Choice> {
  const bySize = new Map<number, Place[]>();
  for (const place of own) {
    for (let size = place.min; size <= place.max; size++) {
      const places = bySize.get(size);
      if (places) places.push(place);
      else bySize.set(size, [place]);
    }
  }
  return new Map([...bySize].map(([size, places]) => [size, sharedChoice(places, shared)]));
}

function sharedChoice(places: readonly Place[], shared: Map<string, Choice>): Choice {
  const key = places.map(({ tables }) => tables.join("+")).join();
  const known = shared.get(key);
  if (known) return known;
  const loads = [...new Set(places.map(({ load }) => load))];
  const choice = {
    places,
    tables: [...new Set(places.flatMap(({ tables }) => tables))],
    fewestTables: Math.min(...places.map(({ tables }) => tables.length)),
    loads,
    peak: at(loads, 0).map((_, kind) => Math.max(...loads.map((load) => at(load, kind)))),
  };
  shared.set(key, choice);
  return choice;
}
