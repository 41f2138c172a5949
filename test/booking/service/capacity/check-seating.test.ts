import { expect, test } from "vitest";
import { checkSeating } from "#src/booking/service/capacity/check-seating.ts";
import { planOf } from "#test/support/capacity/plans.ts";

const plan = planOf(
  [
    { min: 1, max: 2 },
    { min: 2, max: 4 },
    { min: 1, max: 2 },
  ],
  [{ tables: [1, 2], min: 5, max: 6 }],
  { tables: [1, 2] },
);
const party = (id: string, partySize: number, from = 0, fixed = false) => ({
  id,
  scenarioId: 1,
  partySize,
  from,
  until: from + 60,
  fixed,
});
const seat = (bookingId: string, tableIds: number[], from = 0) => ({
  bookingId,
  tableIds,
  from,
  until: from + 60,
});

test.for([
  { name: "a table", parties: [party("a", 2)], seats: [seat("a", [1])], mistakes: [] },
  { name: "a combination", parties: [party("a", 5)], seats: [seat("a", [2, 1])], mistakes: [] },
  {
    name: "one table after another's party",
    parties: [party("a", 2), party("b", 2, 60)],
    seats: [seat("a", [1]), seat("b", [1], 60)],
    mistakes: [],
  },
  {
    name: "a table given twice",
    parties: [party("a", 2), party("b", 2, 59)],
    seats: [seat("a", [2]), seat("b", [2], 59)],
    mistakes: ["table 2 is given to a and b at once"],
  },
  {
    name: "a table of somebody's combination",
    parties: [party("a", 5), party("b", 1)],
    seats: [seat("a", [1, 2]), seat("b", [1])],
    mistakes: ["table 1 is given to a and b at once"],
  },
  {
    name: "a party too large",
    parties: [party("a", 3)],
    seats: [seat("a", [1])],
    mistakes: ["a is at tables that do not take 3"],
  },
  {
    name: "a party too small",
    parties: [party("a", 1)],
    seats: [seat("a", [2])],
    mistakes: ["a is at tables that do not take 1"],
  },
  {
    name: "half a combination",
    parties: [party("a", 5)],
    seats: [seat("a", [2])],
    mistakes: ["a is at tables that do not take 5"],
  },
  {
    name: "another scenario's table",
    parties: [party("a", 2)],
    seats: [seat("a", [3])],
    mistakes: ["a is at a table that its scenario does not use"],
  },
  {
    name: "another time",
    parties: [party("a", 2)],
    seats: [seat("a", [1], 5)],
    mistakes: ["a is seated for another time"],
  },
  { name: "nobody", parties: [], seats: [seat("a", [1])], mistakes: ["a is no party"] },
  {
    name: "a party that the staff put where they like",
    parties: [party("a", 4, 0, true)],
    seats: [seat("a", [1])],
    mistakes: [],
  },
  {
    name: "two whom the staff put at one table themselves",
    parties: [party("a", 2, 0, true), party("b", 2, 0, true)],
    seats: [seat("a", [1]), seat("b", [1])],
    mistakes: [],
  },
  {
    name: "one beside whom the staff put",
    parties: [party("a", 2, 0, true), party("b", 2)],
    seats: [seat("a", [1]), seat("b", [1])],
    mistakes: ["table 1 is given to a and b at once"],
  },
])("a seating with $name: $mistakes", ({ parties, seats, mistakes }) => {
  expect(checkSeating(plan, parties, seats)).toEqual(mistakes);
});
