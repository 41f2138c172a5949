import { describe, expect, test } from "vitest";
import { arrivalsOf } from "#bench/engine/arrivals.ts";
import { canSeat } from "#bench/engine/can-seat.ts";
import { playExactly } from "#bench/engine/exact-first-come.ts";
import { house } from "#bench/engine/house.ts";
import { type Decision, decideAll } from "#bench/engine/our-engine.ts";

const seats = house.venue.plan.tables.reduce((sum, { max }) => sum + max, 0);
const coversOf = (requests: readonly { readonly partySize: number }[]) =>
  requests.reduce((sum, { partySize }) => sum + partySize, 0);

describe("a generated evening", () => {
  test("is the same for the same seed, and another one for another", () => {
    expect(arrivalsOf(1, 1)).toEqual(arrivalsOf(1, 1));
    expect(arrivalsOf(1, 1)).not.toEqual(arrivalsOf(2, 1));
  });

  test.for([0.8, 1.3])("asks for %f times the covers that the house has seats", (load) => {
    const covers = coversOf(arrivalsOf(1, load));
    expect(covers).toBeGreaterThanOrEqual(load * seats);
    expect(covers).toBeLessThan(load * seats + 8);
  });

  test("is played by the engine with the same answers each time", () => {
    const answers = () => decideAll(arrivalsOf(7, 1.3)).map(({ accepted }) => accepted);
    expect(answers()).toEqual(answers());
    expect(answers()).toContain(false);
  });
});

describe("the engine", () => {
  // Refused guests who could be seated, as long as its repair only followed the weighing's guide.
  test.for([
    { seed: 60_120, load: 1.2 },
    { seed: 22_130, load: 1.3 },
  ])("refuses nobody on evening $seed whom the solver can seat", ({ seed, load }) => {
    const { refusals } = playExactly(decideAll(arrivalsOf(seed, load)), (parties) =>
      canSeat(house.venue.plan, parties, 10),
    );
    expect(new Set(refusals)).toEqual(new Set(["impossible"]));
  });
});

describe("exact re-seating beside the engine", () => {
  const decisions = [true, false, true, false].map(
    (accepted, index): Decision => ({
      request: { id: `b${index}`, scenarioId: 1, partySize: 2, from: 0, until: 90 },
      accepted,
      milliseconds: 1,
    }),
  );
  const idsOf = (requests: readonly { readonly id: string }[]) => requests.map(({ id }) => id);

  test("takes the same guests while the engine's refusals are right, and asks only about those", () => {
    const asked: string[][] = [];
    const exact = playExactly(decisions, (parties) => {
      asked.push(idsOf(parties));
      return "impossible";
    });
    expect(idsOf(exact.accepted)).toEqual(["b0", "b2"]);
    expect(exact.refusals).toEqual(["impossible", "impossible"]);
    expect(asked).toEqual([
      ["b0", "b1"],
      ["b0", "b2", "b3"],
    ]);
  });

  test("goes its own way from the first refusal that was wrong", () => {
    const room = new Set(["b0,b1", "b0,b1,b3"]);
    const exact = playExactly(decisions, (parties) =>
      room.has(idsOf(parties).join()) ? "seated" : "impossible",
    );
    expect(idsOf(exact.accepted)).toEqual(["b0", "b1", "b3"]);
    expect(exact.refusals).toEqual(["seated", "impossible"]);
  });

  test("refuses where the solver has no answer, and says how often", () => {
    const exact = playExactly(decisions, () => "undecided");
    expect(idsOf(exact.accepted)).toEqual(["b0", "b2"]);
    expect([exact.refusals, exact.undecided]).toEqual([["undecided", "undecided"], 2]);
  });
});
