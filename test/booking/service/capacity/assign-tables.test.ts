import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assignTables, releaseTables } from "#src/booking/service/capacity/assign-tables.ts";
import { checkSeating } from "#src/booking/service/capacity/check-seating.ts";
import type { StandingParty } from "#src/booking/service/capacity/party.ts";
import { seatParty } from "#src/booking/service/capacity/seat-party.ts";
import { planSeating } from "#src/booking/service/capacity/seating-plan.ts";
import { canSeatAll } from "#test/support/capacity/brute-force.ts";
import { planOf, seatingDayOf } from "#test/support/capacity/plans.ts";

const stands = (id: string, partySize: number, tableIds: number[], rest: Partial<StandingParty> = {}) => ({
  id,
  scenarioId: 1,
  partySize,
  from: 0,
  until: 90,
  tableIds,
  fixed: false,
  ...rest,
});
const twos = planOf([
  { min: 1, max: 2 },
  { min: 1, max: 2 },
  { min: 3, max: 4 },
]);

describe("a party at tables of the staff's choice", () => {
  const day = seatingDayOf(twos);

  test("sits there whatever its size, and others move", () => {
    const [one, two] = [stands("one", 2, [1]), stands("two", 2, [2])];
    const changed = assignTables(day, [one, two], one, [2, 3]);
    expect(changed?.map(({ bookingId, tableIds }) => [bookingId, tableIds])).toEqual([
      ["two", [1]],
      ["one", [2, 3]],
    ]);
  });

  test("does not where another one cannot move", () => {
    const [couple, four] = [stands("couple", 2, [1]), stands("four", 4, [3])];
    expect(assignTables(day, [couple, four], couple, [3])).toBeUndefined();
  });

  test("does not where somebody else is fixed, or the table is out, at that time", () => {
    const [one, fixed] = [stands("one", 2, [1]), stands("fixed", 2, [2], { fixed: true })];
    expect(assignTables(day, [one, fixed], one, [2])).toBeUndefined();
    const later = { ...one, from: 90, until: 180 };
    expect(assignTables(day, [later, fixed], later, [2])).toBeDefined();
    const outage = { tableIds: [2], from: 100, until: 110 };
    const withOutage = seatingDayOf(twos, { outages: [outage] });
    expect(assignTables(withOutage, [later], later, [2])).toBeUndefined();
  });

  test("does although somebody had no place before", () => {
    const [one, stray] = [stands("one", 2, [1]), stands("stray", 9, [])];
    expect(assignTables(day, [one, stray], one, [2])?.length).toBe(1);
  });

  test("may be moved again once the choice is taken back, and goes where it may be", () => {
    const [one, at] = [stands("one", 2, [1], { fixed: true }), stands("at", 2, [3], { fixed: true })];
    expect(releaseTables(day, [one, at], "one")).toEqual([]);
    expect(releaseTables(day, [one, at], "at")).toEqual([
      { bookingId: "at", tableIds: [2], from: 0, until: 90 },
    ]);
  });
});

const seats = fc
  .record({ min: fc.integer({ min: 1, max: 3 }), more: fc.nat(3) })
  .map(({ min, more }) => ({ min, max: min + more }));
const request = fc
  .record({
    partySize: fc.integer({ min: 1, max: 5 }),
    start: fc.nat(4),
    length: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ partySize, start, length }) => ({ partySize, from: start * 15, until: (start + length) * 15 }));

test("for any small house, tables are given exactly when everyone else still has a place", () => {
  fc.assert(
    fc.property(
      fc.array(seats, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(request, fc.boolean()), { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(3), { minLength: 1, maxLength: 2 }),
      (tables, wishes, wanted) => {
        const plan = planOf(tables);
        const day = seatingDayOf(plan);
        let standing: StandingParty[] = [];
        wishes.forEach(([wish, fixed], index) => {
          const party = { ...wish, id: `b${index}`, scenarioId: 1 };
          const seating = seatParty(planSeating(day, standing), party);
          if (!seating) return;
          standing = [...standing, { ...party, fixed, tableIds: [] }].map((one) => ({
            ...one,
            tableIds: seating.assignments.find(({ bookingId }) => bookingId === one.id)?.tableIds ?? [],
          }));
        });
        const [party, ...others] = standing.toReversed();
        fc.pre(party !== undefined);
        const tableIds = [...new Set(wanted.map((index) => (index % tables.length) + 1))];
        const pinned = others
          .filter(({ fixed }) => fixed)
          .map((one) => ({ party: one, tables: one.tableIds }));
        const isOpen = pinned.every(
          (one) =>
            one.party.until <= party.from ||
            party.until <= one.party.from ||
            !one.tables.some((id) => tableIds.includes(id)),
        );
        const movable = others.filter(({ fixed }) => !fixed);
        const expected = isOpen && canSeatAll(plan, movable, [...pinned, { party, tables: tableIds }]);
        const changed = assignTables(day, standing, party, tableIds);
        expect(changed !== undefined).toBe(expected);
        if (!changed) return;
        const assignments = standing.map(
          ({ id: bookingId, tableIds, from, until }) =>
            changed.find((one) => one.bookingId === bookingId) ?? { bookingId, tableIds, from, until },
        );
        const parties = standing.map((one) => (one.id === party.id ? { ...one, fixed: true } : one));
        expect(checkSeating(plan, parties, assignments)).toEqual([]);
      },
    ),
    { numRuns: 400 },
  );
});
