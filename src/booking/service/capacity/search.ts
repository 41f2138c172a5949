import { at } from "./at.ts";
import type { Moves } from "./board.ts";
import { type Board, type BoardParty, inTheWay, isOpen, lift, pin, put, unpin } from "./board.ts";
import type { Place } from "./floor-plan.ts";

export interface SearchLimits {
  /** How many parties may be put elsewhere for the one that asks. */
  readonly mostMoves: number;
  /** After how many tries to place a party the search gives up. */
  readonly mostSteps: number;
}

/** Without moves, `complete` says that nothing was left untried: there is no seating at all. */
export type SearchResult =
  | { readonly moves: Moves }
  | { readonly moves: undefined; readonly complete: boolean };

interface Search {
  readonly board: Board;
  readonly mostMoves: number;
  stepsLeft: number;
  leftOut: boolean;
  readonly settled: Map<BoardParty, Place>;
  readonly waiting: BoardParty[];
}

interface Option {
  readonly place: Place;
  readonly moved: readonly BoardParty[];
}

/**
 * Tries every seating that gives the asking party a place, those with the fewest moves first: a party is put
 * down for good, whoever is in its way has to look for another place, and nobody comes back to what is
 * settled. Parties that are in nobody's way stay where they are. Leaves the board as it was.
 */
export function searchSeating(board: Board, asking: BoardParty, limits: SearchLimits): SearchResult {
  const search: Search = {
    board,
    mostMoves: limits.mostMoves,
    stepsLeft: limits.mostSteps,
    leftOut: false,
    settled: new Map(),
    waiting: [asking],
  };
  const moves = settleAll(search);
  return moves ? { moves } : { moves, complete: !search.leftOut };
}

function settleAll(search: Search): Moves | undefined {
  const index = mostConstrained(search);
  const party = search.waiting[index];
  if (!party) return new Map(search.settled);
  if (search.stepsLeft <= 0) {
    search.leftOut = true;
    return undefined;
  }
  search.stepsLeft--;
  search.waiting.splice(index, 1);
  let moves: Moves | undefined;
  for (const option of optionsFor(search, party)) {
    moves = settle(search, party, option);
    if (moves) break;
  }
  search.waiting.splice(index, 0, party);
  return moves;
}

function settle(search: Search, party: BoardParty, { place, moved }: Option): Moves | undefined {
  const { board, settled, waiting } = search;
  const before = moved.map((other) => other.place);
  for (const other of moved) lift(board, other);
  pin(board, place.tables, party);
  settled.set(party, place);
  waiting.push(...moved);
  const moves = waiting.every((other) => hasOpenPlace(board, other)) ? settleAll(search) : undefined;
  waiting.splice(waiting.length - moved.length);
  settled.delete(party);
  unpin(board, place.tables);
  before.forEach((former, index) => {
    if (former) put(board, at(moved, index), former);
  });
  return moves;
}

/** The waiting party with the fewest places left to it: if one of them cannot be seated, that shows soonest. */
function mostConstrained({ board, waiting }: Search): number {
  let best = 0;
  let fewest = Number.POSITIVE_INFINITY;
  waiting.forEach((party, index) => {
    let count = 0;
    for (const place of party.choice.places) if (isOpen(board, place, party)) count++;
    if (count >= fewest) return;
    best = index;
    fewest = count;
  });
  return best;
}

function optionsFor(search: Search, party: BoardParty): Option[] {
  const { board, settled, waiting, mostMoves } = search;
  const movedSoFar = settled.size + waiting.length;
  const options: Option[] = [];
  for (const place of party.choice.places) {
    if (!isOpen(board, place, party)) continue;
    const moved = inTheWay(board, place, party);
    if (movedSoFar + moved.length <= mostMoves) options.push({ place, moved });
    else search.leftOut = true;
  }
  return options.sort((a, b) => a.moved.length - b.moved.length);
}

function hasOpenPlace(board: Board, party: BoardParty): boolean {
  return party.choice.places.some((place) => isOpen(board, place, party));
}
