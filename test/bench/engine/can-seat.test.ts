import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canSeat } from "#bench/engine/can-seat.ts";
import type { SeatRequest } from "#src/booking/service/capacity/party.ts";
import { canSeatAll } from "#test/support/capacity/brute-force.ts";
import { type Joined, planOf, type Seats } from "#test/support/capacity/plans.ts";

const party = (id: number, partySize: number, from: number, until: number): SeatRequest => ({
  id: `b${id}`,
  scenarioId: 1,
  partySize,
  from,
  until,
});

const seats = fc
  .record({ min: fc.integer({ min: 1, max: 3 }), more: fc.nat(2) })
  .map(({ min, more }): Seats => ({ min, max: min + more }));
const anyPlan = fc
  .record({
    // Few kinds and many tables, so that some are alike.
    kinds: fc.array(seats, { minLength: 1, maxLength: 2 }),
    tables: fc.array(fc.nat(1), { minLength: 2, maxLength: 5 }),
    joined: fc.array(fc.record({ first: fc.nat(4), count: fc.integer({ min: 2, max: 3 }), seats }), {
      maxLength: 3,
    }),
  })
  .map(({ kinds, tables, joined }) => {
    const combinations = joined.flatMap(({ first, count, seats: { min, max } }): Joined[] => {
      const ids = Array.from({ length: count }, (_, index) => first + index + 1);
      return ids.every((id) => id <= tables.length) ? [{ tables: ids, min: min + 1, max: max + 2 }] : [];
    });
    return planOf(
      tables.flatMap((kind) => kinds[kind % kinds.length] ?? []),
      combinations,
    );
  });
const anyParties = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.nat(6), fc.integer({ min: 1, max: 4 })), {
    minLength: 1,
    maxLength: 7,
  })
  .map((parties) =>
    parties.map(([size, start, length], index) => party(index, size, start * 15, (start + length) * 15)),
  );

describe("the solver's answer", () => {
  test("is that of trying every seating there is", () => {
    fc.assert(
      fc.property(anyPlan, anyParties, (plan, parties) => {
        expect(canSeat(plan, parties, 10)).toBe(canSeatAll(plan, parties, []) ? "seated" : "impossible");
      }),
      { numRuns: 200 },
    );
  });

  test("tells tables apart that only one combination has", () => {
    const plan = planOf(
      [
        { min: 1, max: 2 },
        { min: 1, max: 2 },
        { min: 1, max: 2 },
      ],
      [{ tables: [1, 2], min: 3, max: 4 }],
    );
    const couples = [party(0, 2, 0, 60), party(1, 2, 30, 90)];
    expect(canSeat(plan, [...couples, party(2, 4, 60, 120)], 10)).toBe("seated");
    expect(canSeat(plan, [...couples, party(2, 4, 45, 120)], 10)).toBe("impossible");
  });

  test("is no for a party that nothing takes", () => {
    expect(canSeat(planOf([{ min: 1, max: 2 }]), [party(0, 5, 0, 60)], 10)).toBe("impossible");
  });
});
