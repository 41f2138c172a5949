import { at } from "./at.ts";
import type { Choice, FloorPlan, Place } from "./floor-plan.ts";
import { type Interval, overlaps } from "./party.ts";

/** A party that can be put somewhere else, as the search sees it. */
export interface BoardParty extends Interval {
  readonly id: string;
  /** Its place in the order of {@link compareParties}; the search looks at parties in this order. */
  readonly order: number;
  readonly choice: Choice;
  place: Place | undefined;
}

/** What stands on one table over the evening. */
interface BoardTable {
  /** Not to be moved: parties that sit there in fact, tables out of service, what a search has just put here. */
  readonly pinned: Interval[];
  /** Parties that may be put elsewhere, in their order. */
  readonly loose: BoardParty[];
}

/** The plan of who sits where, changed in place for speed. No table ever has two parties at once. */
export interface Board {
  readonly tables: readonly BoardTable[];
  readonly parties: BoardParty[];
}

export function createBoard(floorPlan: FloorPlan): Board {
  return { tables: floorPlan.tableIds.map(() => ({ pinned: [], loose: [] })), parties: [] };
}

/** Whether no pinned party is in the way. */
export function isOpen(board: Board, place: Pick<Place, "tables">, party: Interval): boolean {
  for (const table of place.tables) {
    for (const other of at(board.tables, table).pinned) if (overlaps(other, party)) return false;
  }
  return true;
}

/** Whether nobody at all is in the way. */
export function isFree(board: Board, place: Pick<Place, "tables">, party: Interval): boolean {
  if (!isOpen(board, place, party)) return false;
  for (const table of place.tables) {
    for (const other of at(board.tables, table).loose) if (overlaps(other, party)) return false;
  }
  return true;
}

/** The parties that would have to be put elsewhere. */
export function inTheWay(board: Board, place: Place, party: Interval): BoardParty[] {
  const found: BoardParty[] = [];
  for (const table of place.tables) {
    for (const other of at(board.tables, table).loose) {
      if (overlaps(other, party) && !found.includes(other)) found.push(other);
    }
  }
  return found;
}

/** Puts a party down as one that may be moved later. */
export function put(board: Board, party: BoardParty, place: Place): void {
  party.place = place;
  for (const table of place.tables) {
    const { loose } = at(board.tables, table);
    const after = loose.findIndex(({ order }) => order > party.order);
    loose.splice(after === -1 ? loose.length : after, 0, party);
  }
}

/** Takes a party that may be moved off its tables. */
export function lift(board: Board, party: BoardParty): void {
  for (const table of party.place?.tables ?? []) {
    const { loose } = at(board.tables, table);
    loose.splice(loose.indexOf(party), 1);
  }
  party.place = undefined;
}

export function pin(board: Board, tables: readonly number[], interval: Interval): void {
  for (const table of tables) at(board.tables, table).pinned.push(interval);
}

/** Undoes the latest {@link pin} on these tables. */
export function unpin(board: Board, tables: readonly number[]): void {
  for (const table of tables) at(board.tables, table).pinned.pop();
}

/** New places: for the party that asked, and for everyone who has to be put elsewhere on paper. */
export type Moves = ReadonlyMap<BoardParty, Place>;

/** Carries moves out. The order does not matter: what the moves end in has no two at one table. */
export function applyMoves(board: Board, moves: Moves): void {
  for (const party of moves.keys()) lift(board, party);
  for (const [party, place] of moves) put(board, party, place);
}
