import { isOpen } from "./board.ts";
import type { Assignment, StandingParty } from "./party.ts";
import { standingSeating } from "./seat-party.ts";
import { planSeating, type SeatingDay } from "./seating-plan.ts";

/**
 * Fixes a standing party at tables of the staff's choice, whatever the plan says about them, and seats anew whoever
 * stands there on paper. What is to be written; undefined when a table is out of service or has a party that stays
 * where it is, and when somebody would be left without a place.
 */
export function assignTables(
  day: SeatingDay,
  parties: readonly StandingParty[],
  party: StandingParty,
  tableIds: readonly number[],
): readonly Assignment[] | undefined {
  const others = parties.filter(({ id }) => id !== party.id);
  const withoutIt = planSeating(day, others);
  const tables = tableIds.map((id) => day.floorPlan.tableIds.indexOf(id));
  if (!isOpen(withoutIt.board, { tables }, party)) return undefined;
  const seatingPlan = planSeating(day, [...others, { ...party, tableIds, fixed: true }]);
  const before = planSeating(day, parties);
  if (seatingPlan.unseatable.some((id) => !before.unseatable.includes(id))) return undefined;
  const own = { bookingId: party.id, tableIds, from: party.from, until: party.until };
  return [...standingSeating(seatingPlan).changed, own];
}

/** Frees a party to sit anywhere again: where it is, if it may be there. What is to be written. */
export function releaseTables(
  day: SeatingDay,
  parties: readonly StandingParty[],
  partyId: string,
): readonly Assignment[] {
  const released = parties.map((party) => (party.id === partyId ? { ...party, fixed: false } : party));
  return standingSeating(planSeating(day, released)).changed;
}
