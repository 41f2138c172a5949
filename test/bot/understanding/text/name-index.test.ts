import fc from "fast-check";
import { expect, test } from "vitest";
import { indexNames } from "#src/bot/understanding/text/name-index.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { runs } from "#test/support/runs.ts";

test.for([
  ["a table at furu tomorrow", "Furu"],
  ["a table at furu strand tomorrow", "Furu Strand"],
  ["furustrand", undefined],
  ["at the blue door, please", "The Blue Door"],
  ["äfuru", undefined],
  ["", undefined],
] as const)("%s names %s", ([text, name]) => {
  const names = ["Furu", "Furu Strand", "The Blue Door"].map((each) => ({ name: each, value: each }));
  expect(indexNames(names).findIn(text)?.value).toBe(name);
});

test("where two are equally long the first is meant, and what is not accepted is passed over", () => {
  const index = indexNames([
    { name: "Gran", value: 1 },
    { name: "Furu", value: 2 },
    { name: "Elm", value: 3 },
  ]);
  expect(index.findIn("furu or gran or elm")).toMatchObject({ value: 1, span: { start: 8, end: 12 } });
  expect(index.findIn("furu or gran or elm", ({ value }) => value === 3)?.value).toBe(3);
});

/** The same by trying each name, the longest first. */
function findSlowly(text: string, names: readonly string[]): string | undefined {
  const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return names
    .toSorted((a, b) => b.length - a.length)
    .find((name) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "u").test(text));
}

test("any names are found in any text as by trying each of them", () => {
  const word = fc.constantFrom("a", "b", "ab", "c.", "7", "é", "𝒶", "&");
  const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
  const text = fc.array(fc.oneof(word, fc.constantFrom(" ", ",", "-")), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(phrase, { maxLength: 8 }), text, (names, parts) => {
      const folded = foldText(parts.join(""));
      const found = indexNames(names.map((name) => ({ name, value: name }))).findIn(folded);
      expect(found?.value.length).toBe(findSlowly(folded, names.map(foldText))?.length);
    }),
    { numRuns: runs(1_000) },
  );
});
