import fc from "fast-check";
import { expect, test } from "vitest";
import { createProgram, maximise } from "#src/booking/service/capacity/linear-program.ts";

/** Rows of coefficients with their limit last; `worth` is what each column counts. */
function solve(
  rows: readonly (readonly number[])[],
  worth: readonly number[],
  enough = Infinity,
  mostPivots = 100,
) {
  const program = createProgram(worth.length, rows.length);
  [...rows, [...worth, 0]].forEach((row, index) => {
    row.forEach((value, column) => {
      program.cells[index * (worth.length + 1) + column] = value;
    });
  });
  const solution = maximise(program, enough, mostPivots);
  return solution && { maximum: solution.maximum, values: [...solution.values] };
}

test.for([
  {
    name: "the textbook's two products",
    rows: [
      [1, 0, 4],
      [0, 2, 12],
      [3, 2, 18],
    ],
    worth: [3, 5],
    maximum: 36,
    values: [2, 6],
  },
  { name: "a limit of nothing", rows: [[1, 1, 0]], worth: [1, 1], maximum: 0, values: [0, 0] },
  {
    name: "room made by a negative coefficient",
    rows: [
      [1, -1, 0],
      [0, 1, 1],
    ],
    worth: [1, 0],
    maximum: 1,
    values: [1, 1],
  },
  {
    name: "Beale's program, in which the plain rule goes in circles",
    rows: [
      [0.25, -60, -0.04, 9, 0],
      [0.5, -90, -0.02, 3, 0],
      [0, 0, 1, 0, 1],
    ],
    worth: [0.75, -150, 0.02, -6],
    maximum: 0.05,
    values: [0.04, 0, 1, 0],
  },
])("finds the maximum of $name", ({ rows, worth, maximum, values }) => {
  const solution = solve(rows, worth, Infinity, 1_000);
  expect(solution?.maximum).toBeCloseTo(maximum, 9);
  solution?.values.forEach((value, index) => {
    expect(value).toBeCloseTo(values[index] ?? 0, 9);
  });
});

test("stops once the maximum reaches what is enough", () => {
  const rows = [
    [1, 0, 1],
    [0, 1, 1],
  ];
  expect(solve(rows, [1, 1], 1)?.maximum).toBe(1);
  expect(solve(rows, [1, 1])?.maximum).toBe(2);
});

test("says so when the pivots do not suffice", () => {
  expect(solve([[1, 1]], [1], Infinity, 0)).toBeUndefined();
});

test("keeps every limit, and no whole-numbered point within them is worth more", () => {
  const row = fc.tuple(
    fc.integer({ min: -2, max: 3 }),
    fc.integer({ min: -2, max: 3 }),
    fc.integer({ min: 0, max: 6 }),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), fc.tuple(fc.nat(3), fc.nat(3)), (free, worth) => {
      const rows = [...free, [1, 0, 5], [0, 1, 5]];
      const solution = solve(rows, worth, Infinity, 1_000);
      const [x = 0, y = 0] = solution?.values ?? [];
      for (const [a = 0, b = 0, limit = 0] of rows) expect(a * x + b * y).toBeLessThanOrEqual(limit + 1e-6);
      expect(worth[0] * x + worth[1] * y).toBeCloseTo(solution?.maximum ?? -1, 6);
      for (let i = 0; i <= 5; i++) {
        for (let j = 0; j <= 5; j++) {
          if (rows.some(([a = 0, b = 0, limit = 0]) => a * i + b * j > limit)) continue;
          expect(worth[0] * i + worth[1] * j).toBeLessThanOrEqual((solution?.maximum ?? -1) + 1e-6);
        }
      }
    }),
  );
});
