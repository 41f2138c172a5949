import { type Board, type BoardParty, lift, put } from "./board.ts";
import type { Place } from "./floor-plan.ts";

/** New places: for the party that asked, and for everyone who has to be put elsewhere on paper. */
export type Moves = ReadonlyMap<BoardParty, Place>;

/** Carries moves out. The order does not matter: what the moves end in has no two at one table. */
export function applyMoves(board: Board, moves: Moves): void {
  for (const party of moves.keys()) lift(board, party);
  for (const [party, place] of moves) put(board, party, place);
}
