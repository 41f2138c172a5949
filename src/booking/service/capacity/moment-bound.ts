import { at } from "./at.ts";
import type { Board, BoardParty } from "./board.ts";
import { overlaps } from "./party.ts";

const nobody = -1;
const taken = -2;

/**
 * Proves that a party cannot be seated, from single moments of its stay: at some moment those present need
 * more tables than there are for them. Each party counts with the fewest tables it could take, on any of the
 * tables it could use, so a yes is certain and a no says nothing. Everyone else on the board has a place.
 */
export function isFullAtSomeMoment(board: Board, party: BoardParty): boolean {
  const present = board.parties.filter((other) => other.place !== undefined && overlaps(other, party));
  const moments = new Set([party.from, ...present.map(({ from }) => Math.max(from, party.from))]);
  for (const { pinned } of board.tables) {
    for (const { from } of pinned) if (from > party.from && from < party.until) moments.add(from);
  }
  return [...moments].some((moment) => isFullAt(board, present, party, moment));
}

function isFullAt(board: Board, present: readonly BoardParty[], party: BoardParty, moment: number): boolean {
  const now = { from: moment, until: moment + 1 };
  const holders: number[] = board.tables.map(({ pinned }) =>
    pinned.some((other) => overlaps(other, now)) ? taken : nobody,
  );
  const parties = present.filter((other) => overlaps(other, now));
  parties.forEach(({ place, choice }, index) => {
    for (const table of place?.tables.slice(0, choice.fewestTables) ?? []) holders[table] = index;
  });
  parties.push(party);
  for (let needed = party.choice.fewestTables; needed > 0; needed--) {
    if (!gainsTable(holders, parties, parties.length - 1, new Set())) return true;
  }
  return false;
}

/** One augmenting path of a bipartite matching: a free table, or one whose holder can take another. */
function gainsTable(
  holders: number[],
  parties: readonly BoardParty[],
  index: number,
  seen: Set<number>,
): boolean {
  for (const table of at(parties, index).choice.tables) {
    const holder = at(holders, table);
    if (holder === taken || seen.has(table)) continue;
    seen.add(table);
    if (holder !== nobody && !gainsTable(holders, parties, holder, seen)) continue;
    holders[table] = index;
    return true;
  }
  return false;
}
