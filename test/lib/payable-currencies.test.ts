import { describe, expect, test } from "vitest";
import { fromSmallestUnits, toSmallestUnits } from "#src/lib/payable-currencies.ts";

describe("an amount to be paid in Telegram", () => {
  test.for([
    [400, "NOK", 40_000],
    [19.99, "EUR", 1999],
    [3000, "JPY", 3000],
    [500, "XTR", 500],
    [0.1 + 0.2, "USD", 30],
  ] as const)("%d %s are %d of the smallest units, and back", ([amount, currency, units]) => {
    expect(toSmallestUnits(amount, currency)).toBe(units);
    expect(fromSmallestUnits(units, currency)).toBeCloseTo(amount, 9);
  });

  test.for([
    [10.5, "JPY"],
    [1.5, "XTR"],
    [0.005, "EUR"],
    [10, "XBT"],
  ] as const)("%d %s cannot be paid", ([amount, currency]) => {
    expect(toSmallestUnits(amount, currency)).toBeUndefined();
  });
});
