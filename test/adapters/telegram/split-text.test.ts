import fc from "fast-check";
import { expect, test } from "vitest";
import { splitText } from "#src/adapters/telegram/split-text.ts";

test.for([
  ["a short text stays whole", "hello", 10, ["hello"]],
  ["a text of exactly the limit stays whole", "1234567890", 10, ["1234567890"]],
  ["a line break is the first choice", "one two\nthree", 10, ["one two", "three"]],
  ["a line break just after the limit counts", "1234567890\nab", 10, ["1234567890", "ab"]],
  ["a space is the second", "one two three", 10, ["one two", "three"]],
  ["a word too long is cut", "123456789012345", 10, ["1234567890", "12345"]],
  ["a pair of surrogates stays together", "123456789😀1", 10, ["123456789", "😀1"]],
  ["nothing is nothing", " \n ", 10, []],
] as const)("%s", ([, text, limit, expected]) => {
  expect(splitText(text, limit)).toEqual(expected);
});

test("no part is too long or blank, no character is cut or lost but space", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "😀", "é"), maxLength: 200 });
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 30 }), (whole, limit) => {
      const parts = splitText(whole, limit);
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(limit);
        expect(part.trim()).not.toBe("");
        expect(part.isWellFormed()).toBe(true);
      }
      expect(parts.join("").replaceAll(/\s/g, "")).toBe(whole.replaceAll(/\s/g, ""));
    }),
  );
});
