import { at } from "./at.ts";
import { checkSeating } from "./check-seating.ts";
import { type Evening, toBoardParty } from "./evening.ts";
import { findPlace } from "./find-place.ts";
import { choiceOf } from "./floor-plan.ts";
import type { Moves } from "./moves.ts";
import type { Assignment, Interval, SeatRequest } from "./party.ts";

export interface Seating {
  /** The tables of everyone who reaches into the day's window. */
  readonly assignments: readonly Assignment[];
  /** Those among them that differ from the stored seating: what is to be written. */
  readonly changed: readonly Assignment[];
}

/** Whether some seating of everyone gives the request a place. Remembers the answer. */
export function hasRoomFor(evening: Evening, request: SeatRequest): boolean {
  const choice = choiceOf(evening.day.floorPlan, request.scenarioId, request.partySize);
  if (!choice) return false;
  const answers = evening.answers.get(choice) ?? new Map<number, boolean>();
  // One number for start and length, which is far quicker to look up than text; no stay takes a thousand hours.
  const key = request.from * 60_000 + (request.until - request.from);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = findMoves(evening, request) !== undefined;
  evening.answers.set(choice, answers.set(key, answer));
  return answer;
}

/**
 * A seating of everyone with the request among them, or undefined when there is no room. The evening stays as
 * it is. Only tables count here: hours, pacing and the other rules are `obstacleTo`'s.
 */
export function seatParty(evening: Evening, request: SeatRequest): Seating | undefined {
  const moves = findMoves(evening, request);
  if (!moves) return undefined;
  const seating = seatingOf(evening, moves);
  const parties = evening.standing.map((party) => ({ ...party, fixed: evening.pinned.has(party.id) }));
  const mistakes = checkSeating(
    evening.day.plan,
    [...parties, { ...request, fixed: false }],
    seating.assignments,
  );
  if (mistakes.length > 0) throw new Error(`the seating found is wrong: ${mistakes.join("; ")}`);
  return seating;
}

/** The seating without any request; it differs from the stored one where that will not do any more. */
export function standingSeating(evening: Evening): Seating {
  return seatingOf(evening, new Map());
}

function findMoves({ day, board, standing }: Evening, request: SeatRequest): Moves | undefined {
  const party = toBoardParty(day.floorPlan, request, standing.length);
  const isWithin = day.window.from <= request.from && request.until <= day.window.until;
  return party && isWithin ? findPlace(board, day.floorPlan, party) : undefined;
}

function seatingOf(evening: Evening, moves: Moves): Seating {
  const { standing, movable, pinned } = evening;
  const newcomers = [...moves].filter(([party]) => !movable.has(party.id));
  const fresh = newcomers.map(([party, { tables }]) => toAssignment(evening, party, tables));
  const changed = [...fresh];
  const assignments = standing.map((party) => {
    const boardParty = movable.get(party.id);
    const place = boardParty && (moves.get(boardParty) ?? boardParty.place);
    const assignment = toAssignment(evening, party, place?.tables ?? pinned.get(party.id) ?? []);
    if (!isSameList(assignment.tableIds, party.tableIds)) changed.push(assignment);
    return assignment;
  });
  return { assignments: [...assignments, ...fresh], changed };
}

function toAssignment(
  { day }: Evening,
  { id, from, until }: Interval & { readonly id: string },
  tables: readonly number[],
): Assignment {
  const tableIds = tables.map((table) => at(day.floorPlan.tableIds, table)).sort((a, b) => a - b);
  return { bookingId: id, tableIds, from, until };
}

function isSameList(sorted: readonly number[], list: readonly number[]): boolean {
  return sorted.length === list.length && sorted.every((value) => list.includes(value));
}
