import type { Moves } from "./board.ts";
import { type Board, type BoardParty, isFree } from "./board.ts";
import type { FloorPlan } from "./floor-plan.ts";
import { type LoadHints, weighLoads } from "./load-bound.ts";
import { isFullAtSomeMoment } from "./moment-bound.ts";
import { overlaps } from "./party.ts";
import { repairSeating } from "./repair.ts";
import { searchSeating } from "./search.ts";

const fewMoves = { mostMoves: 2, mostSteps: 60 };
const anyMoves = { mostMoves: Number.POSITIVE_INFINITY, mostSteps: 1_000 };
const guidedSteps = 500;
const unguidedSteps = 2_000;

/**
 * Finds a place for a party that is not on the board yet, moving others on paper where needed, from the cheap
 * and frequent answers to the dear and rare ones. What it finds is a seating of everyone; undefined is
 * certain wherever the search was complete, as it is in all but the largest and fullest restaurants, and otherwise
 * means that no seating was found. Leaves the board as it was; the same board gets the same answer.
 */
export function findPlace(board: Board, floorPlan: FloorPlan, party: BoardParty): Moves | undefined {
  const free = party.choice.places.find((place) => isFree(board, place, party));
  if (free) return new Map([[party, free]]);
  if (isFullAtSomeMoment(board, party)) return undefined;
  const nearby = searchSeating(board, party, fewMoves);
  if (nearby.moves || nearby.complete) return nearby.moves;
  const neighbours = board.parties.filter((other) => overlaps(other, party));
  if (weighLoads(board, floorPlan, party, neighbours) === "none") return undefined;
  const hints = weighLoads(board, floorPlan, party, board.parties);
  if (hints === "none") return undefined;
  return (
    (hints && repairSeating(board, party, hints, guidedSteps)) ??
    (hints && repairSeating(board, party, anyLoadOf(hints.keys()), guidedSteps)) ??
    repairSeating(board, party, anyLoadOf([...board.parties, party]), unguidedSteps) ??
    searchSeating(board, party, anyMoves).moves
  );
}

/** Hints that name the parties to move, and leave open what they take. */
function anyLoadOf(parties: Iterable<BoardParty>): LoadHints {
  return new Map([...parties].map((party) => [party, new Set(party.choice.loads)]));
}
