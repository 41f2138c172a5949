import { expect, test } from "vitest";
import { median, quantile, spreadOf } from "#bench/statistics.ts";
import { toTable } from "#bench/table.ts";

test("a table has a line for each measurement and no column in which nobody says anything", () => {
  expect(
    toTable("writes", [
      {
        name: "create and cancel",
        value: 123.456,
        unit: "pairs/s",
        beside: { name: "one row", value: 1500.4 },
        ratio: 0.0823,
      },
      { name: "decision", value: 2, unit: "ms", aim: "≤ 5 ms" },
    ]),
  ).toBe(
    [
      "writes             value        beside          ratio  aim",
      "create and cancel  123 pairs/s  1500 (one row)  0.082",
      "decision           2 ms                                ≤ 5 ms",
      "",
    ].join("\n"),
  );
});

test("quantiles are values that were measured", () => {
  const values = [5, 1, 4, 2, 3];
  expect([median(values), quantile(values, 0.99), quantile(values, 1)]).toEqual([3, 5, 5]);
  expect(spreadOf(values, 1)).toBe("1.0–5.0");
});
