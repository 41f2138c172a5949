import { describe, expect, test } from "vitest";
import { parseTables, unknownTables } from "#src/bot/desk/tables-meant.ts";
import { tablesOf } from "#src/bot/desk/words.ts";

const tables = [
  { id: 5, name: "5" },
  { id: 6, name: "Window 2", section: "Window" },
  { id: 7, name: "6" },
  { id: 8, name: "A+B" },
];

describe("the tables that staff name", () => {
  test.for([
    ["5", [5]],
    [" table 5 ", [5]],
    ["5+6", [5, 7]],
    ["Tables 5, window 2", [5, 6]],
    ["5 & 8", [5, 8]],
    ["a+b", [8]],
    ["5+5", [5]],
    ["7", [7]],
  ] as const)("%j are %j, a name before a number", ([text, ids]) => {
    const meant = parseTables(text, tables);
    expect(meant.ok && meant.value.map(({ id }) => id)).toEqual(ids);
  });

  test.for([
    ["", []],
    [" + ", []],
    ["9", ["9"]],
    ["5+9+x", ["9", "x"]],
  ] as const)("%j is refused with what no table is called: %j", ([text, unknown]) => {
    expect(parseTables(text, tables)).toEqual({ ok: false, unknown });
  });

  test("a refusal names the tables there are", () => {
    expect(unknownTables(["9", "x"], tables)).toBe(
      'No table is called "9" and "x". There are: 5, Window 2, 6, A+B.',
    );
  });
});

test.for([
  [["5"], "table 5"],
  [["A", "B"], "tables A + B"],
  [["the long table"], "the long table"],
  [["5", "Window 2"], "5 + Window 2"],
  [[], undefined],
] as const)("the tables %j are %j in a sentence", ([names, words]) => {
  expect(tablesOf(names)).toBe(words);
});
