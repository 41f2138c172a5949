import { expect, test } from "vitest";
import { toCsv } from "#src/lib/csv.ts";

test("begins with a byte order mark, and ends every line as RFC 4180 has it", () => {
  expect(
    toCsv([
      ["date", "covers"],
      ["2026-11-21", 12],
    ]),
  ).toBe("\uFEFFdate,covers\r\n2026-11-21,12\r\n");
  expect(toCsv([])).toBe("\uFEFF");
});

test.for([
  ["À la carte", "À la carte"],
  ["Lunch, late", '"Lunch, late"'],
  ['The "long" lunch', '"The ""long"" lunch"'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", "'=1+1"],
  ["+47", "'+47"],
  ["-1", "'-1"],
  ["@cmd", "'@cmd"],
  ["\t=1", "'\t=1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
] as const)("writes %j as %j", ([text, field]) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${field}\r\n`);
});

test("a number is no formula, whatever its sign", () => {
  expect(toCsv([[-3, 0.5]])).toBe("\uFEFF-3,0.5\r\n");
});
