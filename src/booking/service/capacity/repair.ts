import type { Moves } from "./board.ts";
import { type Board, type BoardParty, inTheWay, isOpen, lift, put } from "./board.ts";
import type { Place } from "./floor-plan.ts";
import type { LoadHints } from "./load-bound.ts";

interface Repair {
  readonly board: Board;
  readonly hints: LoadHints;
  /** Where everyone sat before the repair touched them. */
  readonly before: Map<BoardParty, Place | undefined>;
  /** How often each party has been hard to place; the harder it was, the less it is pushed away. */
  readonly trouble: Map<BoardParty, number>;
  /** When each party was last put down, in steps. */
  readonly placedAt: Map<BoardParty, number>;
  readonly waiting: BoardParty[];
}

/**
 * Looks for a seating that follows the hints: parties without a table take the one that troubles the least
 * others, who then look for another in their turn. Leaves the board as it was. Undefined when it was not
 * done within the steps, which proves nothing. (Nagata and Bräysy use such counters to empty lorries, 2009.)
 */
export function repairSeating(
  board: Board,
  asking: BoardParty,
  hints: LoadHints,
  mostSteps: number,
): Moves | undefined {
  const repair: Repair = {
    board,
    hints,
    before: new Map([[asking, undefined]]),
    trouble: new Map(),
    placedAt: new Map(),
    waiting: [asking],
  };
  for (const [party, loads] of hints) {
    if (party.place && !loads.has(party.place.load)) pushAway(repair, party);
  }
  for (let step = 0; step < mostSteps; step++) {
    const party = repair.waiting.pop();
    if (!party) break;
    if (placeWithLeastTrouble(repair, party, step)) continue;
    repair.waiting.push(party);
    break;
  }
  const moves = repair.waiting.length === 0 ? movesOf(repair) : undefined;
  restore(repair);
  return moves;
}

function placeWithLeastTrouble(repair: Repair, party: BoardParty, step: number): boolean {
  const { board, trouble, placedAt } = repair;
  let best: { place: Place; moved: BoardParty[]; cost: number; age: number } | undefined;
  for (const place of hintedPlaces(repair, party)) {
    if (!isOpen(board, place, party)) continue;
    const moved = inTheWay(board, place, party);
    const cost = moved.reduce((sum, other) => sum + (trouble.get(other) ?? 0) + 1, 0);
    const age = Math.max(...moved.map((other) => placedAt.get(other) ?? -1));
    if (!best || cost < best.cost || (cost === best.cost && age < best.age))
      best = { place, moved, cost, age };
    if (cost === 0) break;
  }
  if (!best) return false;
  if (best.cost > 0) trouble.set(party, (trouble.get(party) ?? 0) + 1);
  for (const other of best.moved) pushAway(repair, other);
  if (!repair.before.has(party)) repair.before.set(party, undefined);
  put(board, party, best.place);
  placedAt.set(party, step);
  return true;
}

function hintedPlaces({ hints, before }: Repair, party: BoardParty): readonly Place[] {
  const loads = hints.get(party);
  if (loads) return party.choice.places.filter(({ load }) => loads.has(load));
  const own = before.get(party)?.load;
  return own ? party.choice.places.filter(({ load }) => load === own) : party.choice.places;
}

function pushAway({ board, before, waiting }: Repair, party: BoardParty): void {
  if (!before.has(party)) before.set(party, party.place);
  lift(board, party);
  waiting.push(party);
}

function movesOf({ before }: Repair): Moves {
  const moves = new Map<BoardParty, Place>();
  for (const [party, place] of before)
    if (party.place && party.place !== place) moves.set(party, party.place);
  return moves;
}

function restore({ board, before }: Repair): void {
  for (const party of before.keys()) lift(board, party);
  for (const [party, place] of before) if (place) put(board, party, place);
}
