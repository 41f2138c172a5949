import { expect, test } from "vitest";
import { storable, storableText } from "#src/lib/storable.ts";

test.for([
  ["table for 4", "table for 4"],
  ["table for 4\0", "table for 4"],
  ["half \ud83d", "half \ufffd"],
  ["whole 🙂", "whole 🙂"],
  ["\0", ""],
] as const)("%j is stored as %j", ([text, stored]) => {
  expect(storableText(text)).toBe(stored);
});

test("texts are found wherever they stand", () => {
  const content = {
    type: "contact",
    phone: "+47\0 1",
    booking: { names: ["Ola\0", "\udc00"], party: 2, note: null },
  };
  expect(storable(content)).toEqual({
    type: "contact",
    phone: "+47 1",
    booking: { names: ["Ola", "\ufffd"], party: 2, note: null },
  });
});
