import type { Context, VenueFacts } from "./context.ts";

/** More are no list that anybody reads, and no keyboard that a platform shows: then the guest says which. */
const mostListed = 24;
const mostNamed = 12;

/** The venues as they are told one by one; none of a house that has too many for that. */
export function listedVenues({ venues }: Pick<Context, "venues">): readonly VenueFacts[] {
  return venues.length > mostListed ? [] : venues;
}

/** What the house is called: by its one venue, or all of them, or some where they are many. */
export function houseName({ venues }: Pick<Context, "venues">): string {
  const names = venues.slice(0, mostNamed).map(({ name }) => name);
  return [...names, ...(venues.length > mostNamed ? ["…"] : [])].join(" · ");
}
