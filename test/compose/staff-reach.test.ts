import { expect, test } from "vitest";
import { withStaffReach } from "#src/compose/staff-reach.ts";
import { fjord, tejo } from "#test/support/machine/facts.ts";

test("how the staff are reached follows the moment, while the list of venues stays the same one", () => {
  let reach: "page" | "nowhere" = "nowhere";
  const facts = [fjord, tejo];
  const house = withStaffReach({ venues: () => facts }, (id) => (id === fjord.id ? reach : "later"));
  const venues = house.venues();
  expect(venues.map(({ staff }) => staff)).toEqual(["nowhere", "later"]);
  reach = "page";
  expect(venues.map(({ staff }) => staff)).toEqual(["page", "later"]);
  // Names are an index of this list, see `memoizeByHouse`.
  expect(house.venues()).toBe(venues);
});
