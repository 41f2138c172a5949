import { type Interval, overlaps, type SeatRequest } from "#src/booking/service/capacity/party.ts";
import type { Plan, Table } from "#src/booking/service/venue/plan.ts";

/**
 * Tables that are alike and that no combination tells apart: each combination has all of them or none. Whoever
 * takes a combination has the whole group to itself, and the others find a table each as long as no more of them
 * are there at a time than there are tables, since intervals can be coloured with as many colours as overlap at
 * most. Counting is therefore exact within a group, and who sits at which of its tables need not be said.
 */
interface Group {
  readonly tableIds: readonly number[];
}

/** What a party takes of each group that it touches. */
interface Option {
  readonly party: number;
  readonly takes: ReadonlyMap<Group, number>;
}

/** `option of party = 1`, and in no group more than its tables at any time: an integer program of noughts and ones. */
export interface SeatingProgram {
  readonly options: readonly Option[];
  /** Rows of the second kind: which options count, how much each, and how many tables there are. */
  readonly limits: readonly Limit[];
  readonly partyCount: number;
}

interface Limit {
  readonly weights: ReadonlyMap<number, number>;
  readonly tables: number;
}

/**
 * The question whether all parties can be seated at once, as a program that has a solution exactly when they can.
 * For a plan whose scenario uses every table. It is written from the plan alone and shares no code with the engine.
 */
export function seatingProgramOf(plan: Plan, parties: readonly SeatRequest[]): SeatingProgram {
  const groups = groupsOf(plan);
  const options = parties.flatMap((party, index) =>
    optionsFor(plan, groups, party).map((takes) => ({ party: index, takes })),
  );
  const limits = groups.flatMap((group) => limitsOf(group, options, parties));
  return { options, limits, partyCount: parties.length };
}

function groupsOf({ tables, combinations }: Plan): Group[] {
  const nameOf = ({ id, min, max }: Table) =>
    [
      min,
      max,
      ...combinations.flatMap((joined, index) => (joined.tables.includes(id) ? [index] : [])),
    ].join();
  return [...Map.groupBy(tables, nameOf).values()].map((group) => ({ tableIds: group.map(({ id }) => id) }));
}

function optionsFor(
  { tables, combinations }: Plan,
  groups: readonly Group[],
  { partySize }: SeatRequest,
): ReadonlyMap<Group, number>[] {
  const takesSize = ({ min, max }: { min: number; max: number }) => min <= partySize && partySize <= max;
  const fitting = new Set(tables.filter(takesSize).map(({ id }) => id));
  const single = groups.filter(({ tableIds }) => tableIds.some((id) => fitting.has(id)));
  const joined = combinations.filter(takesSize).map((combination) => {
    const touched = groups.filter(({ tableIds }) => tableIds.some((id) => combination.tables.includes(id)));
    return new Map(touched.map((group) => [group, group.tableIds.length]));
  });
  return [...single.map((group) => new Map([[group, 1]])), ...joined];
}

/** Only at beginnings after which somebody leaves before the next one begins: nowhere else are more present. */
function limitsOf(group: Group, options: readonly Option[], parties: readonly SeatRequest[]): Limit[] {
  const wanting = options.flatMap(({ party, takes }, column) => {
    const weight = takes.get(group);
    const interval = parties[party];
    return weight && interval ? [{ column, weight, interval }] : [];
  });
  return busiestMoments(wanting.map(({ interval }) => interval)).flatMap((moment) => {
    const present = wanting.filter(({ interval }) => overlaps(interval, { from: moment, until: moment + 1 }));
    const most = present.reduce((sum, { weight }) => sum + weight, 0);
    if (most <= group.tableIds.length) return [];
    return [
      {
        weights: new Map(present.map(({ column, weight }) => [column, weight])),
        tables: group.tableIds.length,
      },
    ];
  });
}

function busiestMoments(intervals: readonly Interval[]): number[] {
  const begins = [...new Set(intervals.map(({ from }) => from))].sort((a, b) => a - b);
  return begins.filter((begin, index) => {
    const next = begins[index + 1] ?? Number.POSITIVE_INFINITY;
    return intervals.some(({ from, until }) => from <= begin && begin < until && until <= next);
  });
}
