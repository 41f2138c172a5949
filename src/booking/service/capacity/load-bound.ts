import { at } from "./at.ts";
import type { Board, BoardParty } from "./board.ts";
import type { FloorPlan, Load } from "./floor-plan.ts";
import { createProgram, type LinearProgram, maximise } from "./linear-program.ts";
import type { Interval } from "./party.ts";

/** The loads that each party may take on the way to a seating; a party that is not named keeps its own. */
export type LoadHints = ReadonlyMap<BoardParty, ReadonlySet<Load>>;

/** A load that a party could take instead of its present one; all parties and loads of one program. */
interface Change {
  readonly party: BoardParty;
  readonly to: Load;
}

const almostOne = 1 - 1e-6;
const mostPivots = 400;
/** Cells of the program above which weighing would take longer than a guest should wait. */
const mostCells = 1_000_000;

/**
 * Weighs parties of the evening at once, without saying who sits at which table: at each moment and for each
 * kind of table, no more may be taken than there are. Parties may here be split over several loads, which
 * makes it a linear program: take in as much of the asking party as possible by changing what `others` take.
 * Less than the whole party proves that there is no seating ("none"), even when not everyone was weighed.
 * Otherwise the answer names what everyone would take, and a seating very probably follows it when everyone
 * was weighed. Undefined when it was left undone, to save time.
 */
export function weighLoads(
  board: Board,
  floorPlan: FloorPlan,
  asking: BoardParty,
  others: readonly BoardParty[],
): LoadHints | "none" | undefined {
  const parties = [...others.filter(({ place }) => place !== undefined), asking];
  const changes = parties.flatMap((party) =>
    party.choice.loads.filter((to) => to !== party.place?.load).map((to) => ({ party, to })),
  );
  if (changes.length * (changes.length + parties.length) > mostCells) return undefined;
  const solution = maximise(programOf(board, floorPlan, parties, changes, asking), almostOne, mostPivots);
  if (!solution) return undefined;
  return solution.maximum < almostOne ? "none" : hintsFrom(changes, solution.values);
}

function programOf(
  board: Board,
  floorPlan: FloorPlan,
  parties: readonly BoardParty[],
  changes: readonly Change[],
  asking: BoardParty,
): LinearProgram {
  const limits = floorPlan.kindNumbers.flatMap((kind) => limitsOf(kind, board, floorPlan, parties));
  const changing = [...new Set(changes.map(({ party }) => party))];
  const rowOfParty = new Map(changing.map((party, index) => [party, limits.length + index]));
  const program = createProgram(changes.length, limits.length + changing.length);
  const set = (row: number, column: number, value: number) => {
    program.cells[row * (changes.length + 1) + column] = value;
  };
  limits.forEach(({ left }, row) => {
    set(row, changes.length, left);
  });
  for (const row of rowOfParty.values()) set(row, changes.length, 1);
  changes.forEach(({ party, to }, column) => {
    for (let row = 0; row < limits.length; row++) {
      const { moment, kind } = at(limits, row);
      const more = at(to, kind) - (party.place ? at(party.place.load, kind) : 0);
      if (more !== 0 && party.from <= moment && moment < party.until) set(row, column, more);
    }
    set(rowOfParty.get(party) ?? 0, column, 1);
    if (party === asking) set(program.rows, column, 1);
  });
  return program;
}

interface Limit {
  readonly moment: number;
  readonly kind: number;
  /** Tables of the kind that nobody has at that moment. */
  readonly left: number;
}

/** The tables of a kind that are left, at the moments at which parties could want more than there are. */
function limitsOf(kind: number, board: Board, floorPlan: FloorPlan, parties: readonly BoardParty[]): Limit[] {
  const tables = board.tables.filter((_, table) => floorPlan.kinds[table] === kind);
  const wanting = parties.filter(({ choice }) => at(choice.peak, kind) > 0);
  const pinned = tables.flatMap((table) => table.pinned);
  return busiestMoments([...wanting, ...pinned]).flatMap((moment) => {
    const isNow = ({ from, until }: Interval) => from <= moment && moment < until;
    let left = tables.filter((table) => !table.pinned.some(isNow)).length;
    let mostLeft = left;
    for (const party of wanting) {
      if (!isNow(party)) continue;
      mostLeft -= at(party.choice.peak, kind);
      left -= party.place ? at(party.place.load, kind) : 0;
    }
    return mostLeft < 0 ? [{ moment, kind, left }] : [];
  });
}

/** Beginnings after which something ends before the next one begins: more are present at no other moments. */
function busiestMoments(intervals: readonly Interval[]): number[] {
  const begins = [...new Set(intervals.map(({ from }) => from))].sort((a, b) => a - b);
  const ends = intervals.map(({ until }) => until).sort((a, b) => a - b);
  return begins.filter((begin, index) => {
    const firstEnd = ends.find((end) => end > begin) ?? begin;
    return firstEnd <= (begins[index + 1] ?? Number.POSITIVE_INFINITY);
  });
}

function hintsFrom(changes: readonly Change[], values: Float64Array): LoadHints {
  const hints = new Map<BoardParty, Set<Load>>();
  const changed = new Map<BoardParty, number>();
  changes.forEach(({ party, to }, column) => {
    const value = values[column] ?? 0;
    if (value < 1e-6) return;
    hints.set(party, (hints.get(party) ?? new Set<Load>()).add(to));
    changed.set(party, (changed.get(party) ?? 0) + value);
  });
  for (const [party, loads] of hints) {
    const keepsSome = (changed.get(party) ?? 0) < almostOne;
    if (party.place && keepsSome) loads.add(party.place.load);
  }
  return hints;
}
