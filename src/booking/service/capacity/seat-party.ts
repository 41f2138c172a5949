import { at } from "./at.ts";
import type { Moves } from "./board.ts";
import { checkSeating } from "./check-seating.ts";
import { findPlace } from "./find-place.ts";
import { choiceOf } from "./floor-plan.ts";
import type { Assignment, Interval, SeatRequest } from "./party.ts";
import { type SeatingPlan, toBoardParty } from "./seating-plan.ts";

export interface Seating {
  /** The tables of everyone who reaches into the day's window. */
  readonly assignments: readonly Assignment[];
  /** Those among them that differ from the stored seating: what is to be written. */
  readonly changed: readonly Assignment[];
}

/** Whether some seating of everyone gives the request a place. Remembers the answer. */
export function hasRoomFor(seatingPlan: SeatingPlan, request: SeatRequest): boolean {
  const choice = choiceOf(seatingPlan.day.floorPlan, request.scenarioId, request.partySize);
  if (!choice) return false;
  const answers = seatingPlan.answers.get(choice) ?? new Map<number, boolean>();
  // One number for start and length, which is far quicker to look up than text; no stay takes a thousand hours.
  const key = request.from * 60_000 + (request.until - request.from);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = findMoves(seatingPlan, request) !== undefined;
  seatingPlan.answers.set(choice, answers.set(key, answer));
  return answer;
}

/**
 * A seating of everyone with the request among them, or undefined when there is no room. The plan stays as
 * it is. Only tables count here: hours, pacing and the other rules are `obstacleTo`'s.
 */
export function seatParty(seatingPlan: SeatingPlan, request: SeatRequest): Seating | undefined {
  const moves = findMoves(seatingPlan, request);
  if (!moves) return undefined;
  const seating = seatingOf(seatingPlan, moves);
  const parties = seatingPlan.standing.map((party) => ({
    ...party,
    fixed: seatingPlan.pinned.has(party.id),
  }));
  const mistakes = checkSeating(
    seatingPlan.day.plan,
    [...parties, { ...request, fixed: false }],
    seating.assignments,
  );
  if (mistakes.length > 0) throw new Error(`the seating found is wrong: ${mistakes.join("; ")}`);
  return seating;
}

/** The seating without any request; it differs from the stored one where that will not do any more. */
export function standingSeating(seatingPlan: SeatingPlan): Seating {
  return seatingOf(seatingPlan, new Map());
}

function findMoves({ day, board, standing }: SeatingPlan, request: SeatRequest): Moves | undefined {
  const party = toBoardParty(day.floorPlan, request, standing.length);
  const isWithin = day.window.from <= request.from && request.until <= day.window.until;
  return party && isWithin ? findPlace(board, day.floorPlan, party) : undefined;
}

function seatingOf(seatingPlan: SeatingPlan, moves: Moves): Seating {
  const { standing, movable, pinned } = seatingPlan;
  const newcomers = [...moves].filter(([party]) => !movable.has(party.id));
  const fresh = newcomers.map(([party, { tables }]) => toAssignment(seatingPlan, party, tables));
  const changed = [...fresh];
  const assignments = standing.map((party) => {
    const boardParty = movable.get(party.id);
    const place = boardParty && (moves.get(boardParty) ?? boardParty.place);
    const assignment = toAssignment(seatingPlan, party, place?.tables ?? pinned.get(party.id) ?? []);
    if (!isSameList(assignment.tableIds, party.tableIds)) changed.push(assignment);
    return assignment;
  });
  return { assignments: [...assignments, ...fresh], changed };
}

function toAssignment(
  { day }: SeatingPlan,
  { id, from, until }: Interval & { readonly id: string },
  tables: readonly number[],
): Assignment {
  const tableIds = tables.map((table) => at(day.floorPlan.tableIds, table)).sort((a, b) => a - b);
  return { bookingId: id, tableIds, from, until };
}

function isSameList(sorted: readonly number[], list: readonly number[]): boolean {
  return sorted.length === list.length && sorted.every((value) => list.includes(value));
}
