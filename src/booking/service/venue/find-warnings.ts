import type { Mistake } from "./mistake.ts";
import { describeSizes } from "./party-sizes.ts";
import type { Plan, Scenario } from "./plan.ts";
import type { Venue } from "./venue.ts";

/** What the service can live with, but the author of the file hardly meant: party sizes without a place. */
export function findWarnings(venues: readonly Venue[]): Mistake[] {
  return venues.flatMap(({ plan }, venue) =>
    (plan?.scenarios ?? []).flatMap((scenario, index) => {
      const sizes = plan ? unseatableSizes(plan, scenario) : [];
      if (sizes.length === 0) return [];
      return {
        path: ["venues", venue, "plan", "scenarios", index, "partySize"],
        message: `lets parties of ${describeSizes(sizes)} book, whom none of the scenario's tables takes`,
        remedy: "change the party sizes, or give the scenario a table or a combination for them",
      };
    }),
  );
}

function unseatableSizes(
  { tables, combinations }: Plan,
  { sections, tables: ids, partySize }: Scenario,
): number[] {
  const own = tables.filter(({ id, section }) => ids.includes(id) || (section && sections.includes(section)));
  const joined = combinations.filter((place) =>
    place.tables.every((table) => own.some(({ id }) => id === table)),
  );
  const sizes = Array.from(
    { length: partySize.max - partySize.min + 1 },
    (_, index) => partySize.min + index,
  );
  return sizes.filter((size) => ![...own, ...joined].some(({ min, max }) => min <= size && size <= max));
}
