import { expect, test } from "vitest";
import { inColumns, wrapped } from "#src/adapters/shell/columns.ts";

const wicked = "Eve\u001b]0;owned\u0007\u001b[2J\u202enamuh";

test("what a terminal would obey is not printed", () => {
  expect(inColumns([["19:00", wicked, "2\n3"]])).toEqual(["19:00  Eve]0;owned[2Jnamuh  2 3"]);
  expect(wrapped(`${wicked}\nby the window`, 80)).toEqual(["Eve]0;owned[2Jnamuh", "by the window"]);
});

test("letters of double width keep the columns", () => {
  const [first = "", second = ""] = inColumns([
    ["王小明", "booked"],
    ["Anna", "seated"],
  ]);
  expect(first).toBe("王小明  booked");
  expect(second).toBe("Anna    seated");
});
