import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSeating } from "#src/booking/service/capacity/check-seating.ts";
import type { SeatRequest, StandingParty } from "#src/booking/service/capacity/party.ts";
import { type Seating, seatParty, standingSeating } from "#src/booking/service/capacity/seat-party.ts";
import { planSeating } from "#src/booking/service/capacity/seating-plan.ts";
import { canSeatAll, readReference } from "#test/support/capacity/brute-force.ts";
import { planOf, seatingDayOf } from "#test/support/capacity/plans.ts";

const request = (id: string, partySize: number, from: number, until: number): SeatRequest => ({
  id,
  scenarioId: 1,
  partySize,
  from,
  until,
});
const stands = (party: SeatRequest, tableIds: number[], fixed = false): StandingParty => ({
  ...party,
  tableIds,
  fixed,
});
const tablesOf = (seating: Seating | undefined) =>
  seating && Object.fromEntries(seating.assignments.map(({ bookingId, tableIds }) => [bookingId, tableIds]));

describe("a party is seated", () => {
  test.for([
    { size: 1, tables: [2], why: "at the smallest table that takes it" },
    { size: 3, tables: [3], why: "at a larger table rather than a combination" },
    { size: 5, tables: [1, 2], why: "at a combination when no table takes it" },
    { size: 6, tables: undefined, why: "nowhere when nothing takes it" },
  ])("$why", ({ size, tables }) => {
    const plan = planOf(
      [
        { min: 1, max: 3 },
        { min: 1, max: 2 },
        { min: 3, max: 4 },
      ],
      [{ tables: [1, 2], min: 3, max: 5 }],
    );
    const seatingPlan = planSeating(seatingDayOf(plan), [stands(request("other", 3, 0, 90), [1])]);
    const from = size === 3 ? 0 : 90;
    expect(tablesOf(seatParty(seatingPlan, request("new", size, from, from + 90)))?.["new"]).toEqual(tables);
  });

  test("with others moved on paper, as few as possible, and says which rows change", () => {
    const plan = planOf([
      { min: 1, max: 2 },
      { min: 1, max: 4 },
    ]);
    const standing = [stands(request("couple", 2, 0, 90), [2]), stands(request("later", 2, 90, 180), [2])];
    const seating = seatParty(planSeating(seatingDayOf(plan), standing), request("four", 4, 30, 90));
    expect(tablesOf(seating)).toEqual({ couple: [1], later: [2], four: [2] });
    expect(seating?.changed.map(({ bookingId }) => bookingId).sort()).toEqual(["couple", "four"]);
  });

  test("but nobody who sits at a table in fact is moved for it", () => {
    const plan = planOf([
      { min: 1, max: 2 },
      { min: 1, max: 4 },
    ]);
    const standing = [stands(request("couple", 2, 0, 90), [2], true)];
    expect(seatParty(planSeating(seatingDayOf(plan), standing), request("four", 4, 30, 90))).toBeUndefined();
  });

  test("from the minute at which the party before it has left and the table is laid", () => {
    const standing = [stands(request("first", 2, 0, 105), [1])];
    const seatingPlan = planSeating(seatingDayOf(planOf([{ min: 1, max: 2 }])), standing);
    expect(seatParty(seatingPlan, request("second", 2, 104, 200))).toBeUndefined();
    expect(tablesOf(seatParty(seatingPlan, request("second", 2, 105, 200)))?.["second"]).toEqual([1]);
  });

  test("where three parties have to move up one after another", () => {
    const plan = planOf([
      { min: 1, max: 2 },
      { min: 2, max: 4 },
      { min: 4, max: 6 },
      { min: 5, max: 8 },
    ]);
    const standing = [
      stands(request("two", 2, 0, 90), [2]),
      stands(request("four", 4, 0, 90), [3]),
      stands(request("six", 6, 0, 90), [4]),
    ];
    expect(
      tablesOf(seatParty(planSeating(seatingDayOf(plan), standing), request("eight", 8, 0, 90))),
    ).toEqual({
      two: [1],
      four: [2],
      six: [3],
      eight: [4],
    });
  });
});

describe("a seating plan", () => {
  const plan = planOf([
    { min: 1, max: 2 },
    { min: 3, max: 4 },
  ]);

  test("keeps a table that is out of service empty", () => {
    const day = seatingDayOf(plan, { outages: [{ tableIds: [1], from: 60, until: 120 }] });
    const seatingPlan = planSeating(day, []);
    expect(seatParty(seatingPlan, request("new", 2, 0, 61))).toBeUndefined();
    expect(seatParty(seatingPlan, request("new", 2, 0, 60))).toBeDefined();
  });

  test("does not move a party that reaches beyond its window, where others may be", () => {
    const standing = [stands(request("early", 2, -30, 60), [2])];
    const tables = planOf([
      { min: 1, max: 4 },
      { min: 1, max: 4 },
    ]);
    const wide = planSeating(seatingDayOf(tables, { window: { from: -30, until: 500 } }), standing);
    const narrow = planSeating(seatingDayOf(tables, { window: { from: 0, until: 500 } }), standing);
    expect([wide.movable.has("early"), narrow.movable.has("early")]).toEqual([true, false]);
    expect(tablesOf(seatParty(narrow, request("new", 2, 0, 60)))).toEqual({ early: [2], new: [1] });
  });

  test("seats a booking anew whose table is gone, before it gives the place to others", () => {
    const seatingPlan = planSeating(seatingDayOf(plan), [stands(request("old", 2, 0, 90), [99])]);
    expect(standingSeating(seatingPlan).changed).toEqual([
      { bookingId: "old", tableIds: [1], from: 0, until: 90 },
    ]);
    expect(seatParty(seatingPlan, request("new", 2, 0, 90))).toBeUndefined();
    expect(seatingPlan.unseatable).toEqual([]);
  });

  test("leaves a booking that fits nowhere at its table, tells of it, and sells the table to nobody", () => {
    const seatingPlan = planSeating(seatingDayOf(plan), [stands(request("old", 7, 0, 90), [2])]);
    expect(seatingPlan.unseatable).toEqual(["old"]);
    expect(standingSeating(seatingPlan).changed).toEqual([]);
    expect(seatParty(seatingPlan, request("new", 4, 0, 90))).toBeUndefined();
  });

  test("takes the tables from a booking that fits nowhere when others have them", () => {
    const standing = [stands(request("a", 3, 0, 90), [2], true), stands(request("b", 7, 0, 90), [2])];
    const seatingPlan = planSeating(seatingDayOf(plan), standing);
    expect(seatingPlan.unseatable).toEqual(["b"]);
    expect(standingSeating(seatingPlan).changed).toEqual([
      { bookingId: "b", tableIds: [], from: 0, until: 90 },
    ]);
  });

  test("gives the same answer whatever the order in which its parties come", () => {
    const standing = [0, 30, 60, 90].map((from, index) =>
      stands(request(`p${index}`, 2, from, from + 45), []),
    );
    const seatings = [standing, standing.toReversed()].map((parties) =>
      standingSeating(planSeating(seatingDayOf(plan), parties)),
    );
    expect(seatings[0]).toEqual(seatings[1]);
  });
});

const seats = fc
  .record({ min: fc.integer({ min: 1, max: 4 }), more: fc.integer({ min: 0, max: 3 }) })
  .map(({ min, more }) => ({ min, max: min + more }));
const smallPlan = fc
  .record({
    tables: fc.array(seats, { minLength: 1, maxLength: 5 }),
    joined: fc.array(fc.record({ pick: fc.array(fc.nat(4), { minLength: 2, maxLength: 3 }), seats }), {
      maxLength: 3,
    }),
  })
  .map(({ tables, joined }) => {
    const combinations = joined
      .map(({ pick, seats: { min, max } }) => ({
        tables: [...new Set(pick.map((index) => (index % tables.length) + 1))],
        min: min + 1,
        max: max + 2,
      }))
      .filter((combination) => combination.tables.length > 1);
    return planOf(tables, combinations);
  });
const anyRequest = fc
  .record({
    partySize: fc.integer({ min: 1, max: 7 }),
    start: fc.nat(8),
    length: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ partySize, start, length }) => ({ partySize, from: start * 15, until: (start + length) * 15 }));

describe("for any small house", () => {
  test("a party is seated exactly when some seating of everyone exists, and the seating is right", () => {
    fc.assert(
      fc.property(
        smallPlan,
        fc.array(fc.tuple(anyRequest, fc.nat(9)), { minLength: 1, maxLength: 9 }),
        (plan, requests) => {
          const day = seatingDayOf(plan);
          let standing: StandingParty[] = [];
          requests.forEach(([wanted, chance], index) => {
            const party = { ...wanted, id: `b${index}`, scenarioId: 1 };
            const reference = readReference(plan, standing);
            const expected = reference && canSeatAll(plan, [...reference.movable, party], reference.pinned);
            const seating = seatParty(planSeating(day, standing), party);
            expect(seating !== undefined).toBe(expected);
            if (!seating) return;
            standing = [...standing, { ...party, tableIds: [], fixed: false }].map((one) => ({
              ...one,
              tableIds: seating.assignments.find(({ bookingId }) => bookingId === one.id)?.tableIds ?? [],
              fixed: one.fixed || (one.id === party.id && chance === 0),
            }));
            expect(checkSeating(plan, standing, seating.assignments)).toEqual([]);
          });
        },
      ),
      { numRuns: 400 },
    );
  });

  test("bookings whose stored tables are wrong are seated as long as that is possible at all", () => {
    const anyStanding = fc.array(
      fc.tuple(anyRequest, fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }), fc.nat(9)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(smallPlan, anyStanding, anyRequest, (plan, parties, wanted) => {
        const standing = parties.map(([party, tableIds, chance], index) => ({
          ...party,
          id: `b${index}`,
          scenarioId: 1,
          tableIds: [...new Set(tableIds)],
          fixed: chance === 0,
        }));
        const reference = readReference(plan, standing);
        fc.pre(reference !== undefined);
        const seatingPlan = planSeating(seatingDayOf(plan), standing);
        expect(seatingPlan.unseatable.toSorted()).toEqual(reference.unseatable.toSorted());
        const party = { ...wanted, id: "new", scenarioId: 1 };
        expect(seatParty(seatingPlan, party) !== undefined).toBe(
          canSeatAll(plan, [...reference.movable, party], reference.pinned),
        );
      }),
      { numRuns: 400 },
    );
  });
});
