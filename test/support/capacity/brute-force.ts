import type { SeatRequest, StandingParty } from "#src/booking/service/capacity/party.ts";
import type { Plan } from "#src/booking/service/venue/plan.ts";

/** A party with the tables it has, in the reference's way of keeping a seating. */
interface Seated {
  readonly party: Pick<SeatRequest, "from" | "until">;
  readonly tables: readonly number[];
}

/** What the evening is like without a request, found out the slow way. */
export interface Reference {
  /** Who cannot be moved. */
  readonly pinned: readonly Seated[];
  /** Who can, wherever they sit. */
  readonly movable: readonly SeatRequest[];
  readonly unseatable: readonly string[];
}

/** Whether everyone can be seated at once, by trying every seating there is. */
export function canSeatAll(plan: Plan, parties: readonly SeatRequest[], seated: readonly Seated[]): boolean {
  const [party, ...others] = parties;
  if (!party) return true;
  return placesFor(plan, party).some(
    (tables) => isFree(tables, party, seated) && canSeatAll(plan, others, [...seated, { party, tables }]),
  );
}

/**
 * Reads an evening by its rules: fixed parties keep their tables, and do not fit without all of them; everyone who
 * can keep the stored tables may be moved; the others are seated in their order wherever that leaves everyone
 * seated, or else keep their tables if nobody at all has them. The last rule depends on where others happen to sit,
 * so an evening in which it would be needed is not for this reference.
 */
export function readReference(plan: Plan, standing: readonly StandingParty[]): Reference | undefined {
  const ordered = standing.toSorted((a, b) => a.from - b.from || a.until - b.until || (a.id < b.id ? -1 : 1));
  const isKnown = (id: number) => plan.tables.some((table) => table.id === id);
  const pinned: Seated[] = ordered
    .filter(({ fixed }) => fixed)
    .map((party) => ({
      party,
      tables: party.tableIds.filter(isKnown),
    }));
  const stored: Seated[] = [];
  const movable: StandingParty[] = [];
  const strays: StandingParty[] = [];
  for (const party of ordered.filter(({ fixed }) => !fixed)) {
    const tables = placesFor(plan, party).find((place) => isSameSet(place, party.tableIds));
    if (tables && isFree(tables, party, [...pinned, ...stored])) {
      stored.push({ party, tables });
      movable.push(party);
    } else strays.push(party);
  }
  const unseatable = ordered
    .filter(({ fixed, tableIds }) => fixed && (tableIds.length === 0 || !tableIds.every(isKnown)))
    .map(({ id }) => id);
  for (const stray of strays) {
    if (canSeatAll(plan, [...movable, stray], pinned)) movable.push(stray);
    else if (stray.tableIds.length > 0) return undefined;
    else unseatable.push(stray.id);
  }
  return { pinned, movable, unseatable };
}

function placesFor(
  { tables, combinations, scenarios }: Plan,
  party: SeatRequest,
): readonly (readonly number[])[] {
  const scenario = scenarios.find(({ id }) => id === party.scenarioId);
  const takes = ({ min, max }: { min: number; max: number }) =>
    min <= party.partySize && party.partySize <= max;
  const single = tables.filter(takes).map(({ id }) => [id]);
  const joined = combinations.filter(takes).map((combination) => combination.tables);
  return [...single, ...joined].filter((place) => place.every((table) => scenario?.tables.includes(table)));
}

function isFree(tables: readonly number[], party: Seated["party"], seated: readonly Seated[]): boolean {
  return !seated.some(
    (other) =>
      other.party.from < party.until &&
      party.from < other.party.until &&
      other.tables.some((table) => tables.includes(table)),
  );
}

function isSameSet(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value));
}
