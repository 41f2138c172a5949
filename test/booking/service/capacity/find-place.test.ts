import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Board, BoardParty } from "#src/booking/service/capacity/board.ts";
import { applyMoves } from "#src/booking/service/capacity/board.ts";
import { findPlace } from "#src/booking/service/capacity/find-place.ts";
import { weighLoads } from "#src/booking/service/capacity/load-bound.ts";
import { isFullAtSomeMoment } from "#src/booking/service/capacity/moment-bound.ts";
import { repairSeating } from "#src/booking/service/capacity/repair.ts";
import { searchSeating } from "#src/booking/service/capacity/search.ts";
import { planSeating, toBoardParty } from "#src/booking/service/capacity/seating-plan.ts";
import { canSeatAll } from "#test/support/capacity/brute-force.ts";
import { busyRequests, largeHouse } from "#test/support/capacity/busy-evening.ts";
import { planOf, seatingDayOf } from "#test/support/capacity/plans.ts";

/** Who sits where, and everything else that a search must leave as it was. */
const snapshotOf = ({ tables, parties }: Board) => ({
  tables: tables.map(({ pinned, loose }) => [pinned.length, loose.map(({ id }) => id)]),
  places: parties.map(({ id, place }) => [id, place?.tables]),
});

const twoByTwo = planOf(
  [
    { min: 1, max: 2 },
    { min: 1, max: 2 },
    { min: 2, max: 4 },
    { min: 2, max: 4 },
  ],
  [
    { tables: [1, 2], min: 3, max: 4 },
    { tables: [3, 4], min: 5, max: 8 },
  ],
);
const anyParties = fc.array(
  fc.record({
    partySize: fc.integer({ min: 1, max: 8 }),
    start: fc.nat(6),
    length: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 2, maxLength: 9 },
);

describe("the steps of the search", () => {
  test("prove that there is no seating only where there is none, and move parties only into a right one", () => {
    fc.assert(
      fc.property(anyParties, (parties) => {
        const { board, day } = planSeating(seatingDayOf(twoByTwo), []);
        parties.forEach(({ partySize, start, length }, order) => {
          const from = start * 15;
          const request = { id: `b${order}`, scenarioId: 1, partySize, from, until: from + length * 15 };
          const party = toBoardParty(day.floorPlan, request, order);
          if (!party) return;
          const before = snapshotOf(board);
          const seated = parties.slice(0, order).flatMap((other, index) => {
            const known = board.parties.find(({ id }) => id === `b${index}`);
            return known
              ? [{ ...other, id: known.id, scenarioId: 1, from: known.from, until: known.until }]
              : [];
          });
          const isPossible = canSeatAll(twoByTwo, [...seated, request], []);
          const hints = weighLoads(board, day.floorPlan, party, board.parties);
          const searched = searchSeating(board, party, { mostMoves: 20, mostSteps: 10_000 });
          const repaired = hints && hints !== "none" ? repairSeating(board, party, hints, 200) : undefined;
          const found = findPlace(board, day.floorPlan, party);
          expect(snapshotOf(board)).toEqual(before);
          if (isPossible)
            expect([hints === "none", isFullAtSomeMoment(board, party)]).toEqual([false, false]);
          if (repaired) expect(isPossible).toBe(true);
          expect([searched.moves !== undefined, found !== undefined]).toEqual([isPossible, isPossible]);
          if (!found) return;
          applyMoves(board, repaired ?? found);
          board.parties.push(party);
        });
      }),
      { numRuns: 300 },
    );
  });

  test("leave a search with too few steps or moves undecided instead of saying no", () => {
    const day = seatingDayOf(
      planOf([
        { min: 1, max: 2 },
        { min: 1, max: 4 },
      ]),
    );
    const standing = {
      id: "a",
      scenarioId: 1,
      partySize: 2,
      from: 0,
      until: 90,
      tableIds: [2],
      fixed: false,
    };
    const { board } = planSeating(day, [standing]);
    const party = toBoardParty(
      day.floorPlan,
      { id: "b", scenarioId: 1, partySize: 4, from: 0, until: 90 },
      1,
    );
    const search = (limits: { mostMoves: number; mostSteps: number }) =>
      party && searchSeating(board, party, limits);
    expect(search({ mostMoves: 0, mostSteps: 10 })).toEqual({ moves: undefined, complete: false });
    expect(search({ mostMoves: 1, mostSteps: 1 })).toEqual({ moves: undefined, complete: false });
    expect(search({ mostMoves: 1, mostSteps: 10 })?.moves?.size).toBe(2);
  });
});

describe("a full evening of a large house", () => {
  test("is filled without a table given twice, beyond what seating in turn would take", () => {
    const plan = largeHouse();
    const { board, day } = planSeating(seatingDayOf(plan), []);
    const waiting = busyRequests(7, 400);
    let inTurn = 0;
    waiting.forEach((request, order) => {
      const party = toBoardParty(day.floorPlan, request, order);
      const moves = party && findPlace(board, day.floorPlan, party);
      if (!party || !moves) return;
      if (moves.size === 1) inTurn++;
      applyMoves(board, moves);
      board.parties.push(party);
    });
    expect(board.parties.length).toBeGreaterThan(inTurn);
    expect(doubleUses(board)).toEqual([]);
    expect(board.parties.every(({ place, choice }) => place && choice.places.includes(place))).toBe(true);
  });
});

function doubleUses({ parties }: Board): string[] {
  const shares = (a: BoardParty, b: BoardParty) =>
    a.from < b.until && b.from < a.until && a.place?.tables.some((table) => b.place?.tables.includes(table));
  return parties.flatMap((a, index) =>
    parties
      .slice(index + 1)
      .filter((b) => shares(a, b))
      .map((b) => `${a.id}+${b.id}`),
  );
}
