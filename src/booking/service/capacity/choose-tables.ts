import { isOpen } from "./board.ts";
import { readEvening, type SeatingPlan } from "./evening.ts";
import type { Assignment, StandingParty } from "./party.ts";
import { standingSeating } from "./seat-party.ts";

/**
 * Fixes a standing party at tables of the staff's choice, whatever the plan says about them, and seats anew whoever
 * stands there on paper. What is to be written; undefined when a table is out of service or has a party that stays
 * where it is, and when somebody would be left without a place.
 */
export function chooseTables(
  day: SeatingPlan,
  parties: readonly StandingParty[],
  party: StandingParty,
  tableIds: readonly number[],
): readonly Assignment[] | undefined {
  const others = parties.filter(({ id }) => id !== party.id);
  const withoutIt = readEvening(day, others);
  const tables = tableIds.map((id) => day.floorPlan.tableIds.indexOf(id));
  if (!isOpen(withoutIt.board, { tables }, party)) return undefined;
  const evening = readEvening(day, [...others, { ...party, tableIds, fixed: true }]);
  const before = readEvening(day, parties);
  if (evening.misfits.some((id) => !before.misfits.includes(id))) return undefined;
  const own = { bookingId: party.id, tableIds, from: party.from, until: party.until };
  return [...standingSeating(evening).changed, own];
}

/** Frees a party to sit anywhere again: where it is, if it may be there. What is to be written. */
export function releaseTables(
  day: SeatingPlan,
  parties: readonly StandingParty[],
  partyId: string,
): readonly Assignment[] {
  const released = parties.map((party) => (party.id === partyId ? { ...party, fixed: false } : party));
  return standingSeating(readEvening(day, released)).changed;
}
