import { expect, test } from "vitest";
import {
  wishesAfter,
  wishesChanged,
  wishesTakenOff,
  withoutUnwished,
} from "#src/bot/machine/tables/comments.ts";

test.for([
  [undefined, "by the window", { added: ["by the window"], removed: [] }],
  ["by the window", "by the window; a cake", { added: ["a cake"], removed: [] }],
  ["by the window; a cake", "a cake", { added: [], removed: ["by the window"] }],
  ["a cake", "", { added: [], removed: ["a cake"] }],
] as const)("of %s, what “%s” adds and takes out", ([former, comment, changed]) => {
  expect(wishesChanged(former, comment)).toEqual(changed);
});

test.for([
  ["with two high chairs; by the window", ["chair"], "by the window"],
  ["Kinderstühle", ["kinderstuhl"], ""],
  ["due seggioloni", ["seggiolone"], ""],
  ["nut allergy", ["nuts"], undefined],
  ["Nussallergie", ["nusse"], undefined],
  ["a cake", undefined, undefined],
  [undefined, ["chair"], undefined],
] as const)("of %s, without what %s tells of", ([comment, words, left]) => {
  expect(withoutUnwished(comment, words)).toBe(left);
});

test.for([
  ["we bring our dog; my brother comes later", { outlived: ["my brother comes later"] }, "we bring our dog"],
  ["20 min late", { outlived: ["20 min late"] }, ""],
  ["20 min late", { outlived: ["20 min late"], comment: "a cake" }, "a cake"],
  ["we bring our dog", { outlived: ["we bring our dog"], unwished: ["dog"], comment: "no dog" }, ""],
  ["a cake", { outlived: ["20 min late"] }, "a cake"],
  [undefined, { outlived: ["20 min late"] }, undefined],
  ["a cake; by the window", { wishedAlone: true }, ""],
  ["a cake; nut allergy", { wishedAlone: true }, "nut allergy"],
  ["en kake; to med cøliaki", { wishedAlone: true }, "to med cøliaki"],
  ["a cake; can't have nuts", { wishedAlone: true, needsKept: "can't have nuts" }, "can't have nuts"],
  ["nut allergy", { wishedAlone: true }, ""],
  ["one of us has a nut allergy and a pram", { wishedAlone: true, comment: "nut allergy" }, "nut allergy"],
  ["coeliac; a pram", { wishedAlone: true, comment: "nut allergy" }, "coeliac; nut allergy"],
  [undefined, { wishedAlone: true }, undefined],
] as const)("of %s, after %s", ([former, said, left]) => {
  expect(wishesAfter(former, said)).toBe(left);
});

test.for([
  ["strictly gluten free", "my daughter is strictly gluten free", []],
  ["a high chair; by the window", "a high chair for the baby", ["by the window"]],
  ["a cake", "", ["a cake"]],
] as const)(
  "“%s” is not taken back by “%s”, where that says it in fuller words",
  ([former, comment, off]) => {
    expect(wishesTakenOff(former, comment)).toEqual(off);
  },
);
