import { describe, expect, test } from "vitest";
import { bestFit, bestFitWithOneMove, firstFit, type Policy } from "#bench/engine/peers.ts";
import type { SeatRequest } from "#src/booking/service/capacity/party.ts";
import type { Plan } from "#src/booking/service/venue/plan.ts";
import { planOf } from "#test/support/capacity/plans.ts";

const party = (partySize: number, from = 0, until = from + 90): SeatRequest => ({
  id: `${partySize}-${from}`,
  scenarioId: 1,
  partySize,
  from,
  until,
});
const answers = (policy: (plan: Plan) => Policy, plan: Plan, parties: readonly SeatRequest[]) =>
  parties.map(policy(plan));

const largeFirst = planOf(
  [
    { min: 1, max: 4 },
    { min: 1, max: 2 },
  ],
  [{ tables: [1, 2], min: 5, max: 6 }],
);

describe("the policies beside the engine", () => {
  test("first-fit gives the large table to the couple that comes first", () => {
    expect(answers(firstFit, largeFirst, [party(2), party(4)])).toEqual([true, false]);
  });

  test("best-fit keeps it for the large party, and seats two at once at neither", () => {
    expect(answers(bestFit, largeFirst, [party(2), party(4), party(2), party(2, 90)])).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  test.for([{ policy: firstFit }, { policy: bestFit }, { policy: bestFitWithOneMove }])(
    "$policy.name joins tables for a party that fits none",
    ({ policy }) => {
      expect(answers(policy, largeFirst, [party(6), party(2)])).toEqual([true, false]);
    },
  );

  test("one move makes room where best-fit finds none, and the moved party keeps its table", () => {
    const alike = planOf([
      { min: 1, max: 2 },
      { min: 1, max: 2 },
    ]);
    const parties = [
      party(2, 0, 60),
      party(2, 30, 90),
      party(2, 90, 150),
      // At the first table, once the party before has moved to the second.
      party(2, 60, 150),
      party(2, 120, 180),
    ];
    expect(answers(bestFit, alike, parties)).toEqual([true, true, true, false, true]);
    expect(answers(bestFitWithOneMove, alike, parties)).toEqual([true, true, true, true, false]);
  });
});
