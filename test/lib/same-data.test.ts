import { expect, test } from "vitest";
import { isSameData } from "#src/lib/same-data.ts";

test.for([
  [{ type: "at", time: "19:00" }, { time: "19:00", type: "at" }, true],
  [{ a: [{ b: 1, c: 2 }] }, { a: [{ c: 2, b: 1 }] }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [undefined, undefined, true],
  [[1, 2], [2, 1], false],
  [{ a: 1 }, { a: "1" }, false],
  [{ a: null }, {}, false],
] as const)("%j and %j: %j", ([one, other, isSame]) => {
  expect(isSameData(one, other)).toBe(isSame);
});
