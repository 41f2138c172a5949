import { at } from "./at.ts";
import { applyMoves, type Board, type BoardParty, createBoard, isFree, pin, put } from "./board.ts";
import type { DayPlan } from "./day-plan.ts";
import { findPlace } from "./find-place.ts";
import { type Choice, choiceOf, type FloorPlan, type Place } from "./floor-plan.ts";
import { compareParties, overlaps, type SeatRequest, type StandingParty } from "./party.ts";

/** What seating needs of a day's plan. */
export type SeatingDay = Pick<DayPlan, "floorPlan" | "plan" | "window" | "outages">;

/** The standing parties around a date, put on paper, ready for many decisions. */
export interface SeatingPlan {
  readonly day: SeatingDay;
  /** Those that reach into the day's window, in their order. */
  readonly standing: readonly StandingParty[];
  readonly board: Board;
  /** The parties that may be seated anew, by booking id. */
  readonly movable: ReadonlyMap<string, BoardParty>;
  /** Positions in {@link FloorPlan.tableIds} of what all others have, by booking id. */
  readonly pinned: ReadonlyMap<string, readonly number[]>;
  /**
   * Bookings that no longer fit, since the plan or the staff changed something: at the tables they had where
   * nobody else has those, or at none; and those fixed at tables that are out of service or gone. The staff have
   * to look after them.
   */
  readonly unseatable: readonly string[];
  /** What was asked before: by the places and the stay, see `hasRoomFor`. */
  readonly answers: Map<Choice, Map<number, boolean>>;
}

/**
 * Puts the standing parties on paper as they are stored. Parties whose stored tables will not do any more are
 * seated anew where that is possible, so that nobody else is given the capacity that they need.
 */
export function planSeating(day: SeatingDay, parties: readonly StandingParty[]): SeatingPlan {
  const standing = parties.filter((party) => overlaps(party, day.window)).toSorted(compareParties);
  const board = createBoard(day.floorPlan);
  const movable = new Map<string, BoardParty>();
  const pinned = new Map<string, readonly number[]>();
  for (const { tableIds, ...interval } of day.outages)
    pin(board, knownTables(day.floorPlan, tableIds), interval);
  for (const party of standing) {
    if (!isPinned(day, party)) continue;
    pinned.set(party.id, knownTables(day.floorPlan, party.tableIds));
    pin(board, knownTables(day.floorPlan, party.tableIds), party);
  }
  const seatingPlan = { day, standing, board, movable, pinned };
  const strays: [StandingParty, number][] = [];
  standing.forEach((party, order) => {
    if (!pinned.has(party.id) && !putAsStored(seatingPlan, party, order)) strays.push([party, order]);
  });
  const unseatable = strays
    .filter(([party, order]) => !seatStray(seatingPlan, party, order))
    .map(([{ id }]) => id);
  const stranded = standing.filter((party) => party.fixed && !hasItsTables(day, party)).map(({ id }) => id);
  return { ...seatingPlan, unseatable: [...unseatable, ...stranded], answers: new Map() };
}

type SeatingPlanInMaking = Omit<SeatingPlan, "movable" | "pinned" | "unseatable" | "answers"> & {
  readonly movable: Map<string, BoardParty>;
  readonly pinned: Map<string, readonly number[]>;
};

/** A party as the search sees it; undefined when its scenario has no place for its size. */
export function toBoardParty(
  floorPlan: FloorPlan,
  party: SeatRequest,
  order: number,
): BoardParty | undefined {
  const choice = choiceOf(floorPlan, party.scenarioId, party.partySize);
  return choice && { id: party.id, order, from: party.from, until: party.until, choice, place: undefined };
}

/** Positions of the tables that the floor plan still has. */
function knownTables(floorPlan: FloorPlan, tableIds: readonly number[]): number[] {
  return tableIds.map((id) => floorPlan.tableIds.indexOf(id)).filter((index) => index >= 0);
}

/** Parties that reach beyond the window may be in the way of someone who is not known here. */
function isPinned({ window }: SeatingDay, party: StandingParty): boolean {
  return party.fixed || party.from < window.from || party.until > window.until;
}

function hasItsTables({ floorPlan, outages }: SeatingDay, party: StandingParty): boolean {
  const { tableIds } = party;
  const isOut = outages.some(
    (outage) => overlaps(outage, party) && outage.tableIds.some((id) => tableIds.includes(id)),
  );
  return tableIds.length > 0 && tableIds.every((id) => floorPlan.tableIds.includes(id)) && !isOut;
}

function putAsStored(seatingPlan: SeatingPlanInMaking, party: StandingParty, order: number): boolean {
  const { day, board, movable } = seatingPlan;
  const boardParty = toBoardParty(day.floorPlan, party, order);
  const place = boardParty && storedPlace(day.floorPlan, boardParty.choice.places, party.tableIds);
  if (!boardParty || !place || !isFree(board, place, party)) return false;
  put(board, boardParty, place);
  board.parties.push(boardParty);
  movable.set(party.id, boardParty);
  return true;
}

/** False when there is no place for the party: it keeps what it has, if nobody else has that. */
function seatStray(
  { day, board, movable, pinned }: SeatingPlanInMaking,
  party: StandingParty,
  order: number,
): boolean {
  const boardParty = toBoardParty(day.floorPlan, party, order);
  const moves = boardParty && findPlace(board, day.floorPlan, boardParty);
  if (boardParty && moves) {
    applyMoves(board, moves);
    board.parties.push(boardParty);
    movable.set(party.id, boardParty);
    return true;
  }
  const tables = knownTables(day.floorPlan, party.tableIds);
  const keeps = isFree(board, { tables }, party) ? tables : [];
  pin(board, keeps, party);
  pinned.set(party.id, keeps);
  return false;
}

function storedPlace(
  floorPlan: FloorPlan,
  places: readonly Place[],
  tableIds: readonly number[],
): Place | undefined {
  return places.find(
    ({ tables }) =>
      tables.length === tableIds.length &&
      tables.every((table) => tableIds.includes(at(floorPlan.tableIds, table))),
  );
}
