import type { Plan } from "#src/booking/service/venue/plan.ts";
import type { Assignment, StandingParty } from "./party.ts";

type CheckedParty = Omit<StandingParty, "tableIds">;

/**
 * Whether a seating is right, found out from the venue's plan alone and in the plainest way, so that it can
 * vouch for the search. Parties that are fixed may sit where the plan would not put them; all others sit at
 * one table or combination of their scenario that takes their size, for as long as they stay, and share no
 * table with anyone at any time. Returns what is wrong, nothing when all is right.
 */
export function checkSeating(
  plan: Pick<Plan, "tables" | "combinations" | "scenarios">,
  parties: readonly CheckedParty[],
  assignments: readonly Assignment[],
): string[] {
  const byId = new Map(parties.map((party) => [party.id, party]));
  const places = new Map(plan.scenarios.map(({ id }) => [id, placesOf(plan, id)]));
  return [
    ...assignments.flatMap((assignment) => {
      const party = byId.get(assignment.bookingId);
      if (!party) return [`${assignment.bookingId} is no party`];
      return misplacements(
        places.get(party.scenarioId) ?? placesOf(plan, party.scenarioId),
        party,
        assignment,
      );
    }),
    ...doubleUses(assignments, byId),
  ];
}

/** Where a scenario may seat a party. */
interface Places {
  readonly own: ReadonlySet<number>;
  readonly all: readonly { readonly tables: readonly number[]; readonly min: number; readonly max: number }[];
}

function placesOf(
  { tables, combinations, scenarios }: Pick<Plan, "tables" | "combinations" | "scenarios">,
  scenarioId: number,
): Places {
  const scenario = scenarios.find(({ id }) => id === scenarioId);
  const named = new Set(scenario?.tables);
  const own = tables.filter(
    ({ id, section }) => named.has(id) || scenario?.sections.some((name) => name === section),
  );
  return {
    own: new Set(own.map(({ id }) => id)),
    all: [...own.map(({ id, min, max }) => ({ tables: [id], min, max })), ...combinations],
  };
}

function misplacements(
  { own, all }: Places,
  party: CheckedParty,
  { bookingId, tableIds, from, until }: Assignment,
): string[] {
  if (from !== party.from || until !== party.until) return [`${bookingId} is seated for another time`];
  if (party.fixed) return [];
  if (!tableIds.every((table) => own.has(table))) {
    return [`${bookingId} is at a table that its scenario does not use`];
  }
  const fits = all.some(
    (place) =>
      place.min <= party.partySize &&
      party.partySize <= place.max &&
      place.tables.length === tableIds.length &&
      place.tables.every((table) => tableIds.includes(table)),
  );
  return fits ? [] : [`${bookingId} is at tables that do not take ${party.partySize}`];
}

/** Tables given twice at a time; what the staff have fixed twice themselves is theirs to sort out. */
function doubleUses(
  assignments: readonly Assignment[],
  parties: ReadonlyMap<string, CheckedParty>,
): string[] {
  const mistakes: string[] = [];
  const byTable = Map.groupBy(
    assignments.flatMap((assignment) => assignment.tableIds.map((table) => ({ table, assignment }))),
    ({ table }) => table,
  );
  for (const [table, uses] of byTable) {
    uses.forEach(({ assignment: one }, index) => {
      for (const { assignment: other } of uses.slice(index + 1)) {
        const bothFixed = parties.get(one.bookingId)?.fixed && parties.get(other.bookingId)?.fixed;
        if (bothFixed || one.until <= other.from || other.until <= one.from) continue;
        mistakes.push(`table ${table} is given to ${one.bookingId} and ${other.bookingId} at once`);
      }
    });
  }
  return mistakes;
}
