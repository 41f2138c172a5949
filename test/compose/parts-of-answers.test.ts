import { expect, test } from "vitest";
import { withParts } from "#src/compose/parts-of-answers.ts";

test("what a house has written under a wider topic answers for the things that it names there, and for no other", () => {
  const children = { en: "We have high chairs, and room for prams.", de: "Wir haben Hochstühle." };
  expect(withParts({ children })).toEqual({ children, prams: children });
});

test("a text of no known language is looked through for the words of all", () => {
  expect(withParts({ payment: "Tarjetas, efectivo y vales regalo" }).vouchers).toBeDefined();
});

test("what it has written of one thing alone stands", () => {
  const tips = "Service is included.";
  expect(withParts({ payment: "Cards. A tip is welcome.", tips }).tips).toBe(tips);
});
