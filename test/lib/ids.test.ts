import { expect, test } from "vitest";
import { asReference, newReference } from "#src/lib/ids.ts";

test("a reference can be read out: two groups of four, without what looks or sounds alike, and hardly ever the same twice", () => {
  const references = Array.from({ length: 1000 }, newReference);
  for (const reference of references) {
    expect(reference).toMatch(/^[2-9AC-HJKMNP-RTV-Y]{4}-[2-9AC-HJKMNP-RTV-Y]{4}$/);
  }
  expect(new Set(references).size).toBe(1000);
  expect(new Set(references.join("").replaceAll("-", "")).size).toBe(27);
});

test.for([
  ["k7qm2xrf", "K7QM-2XRF"],
  [" K7QM 2XRF. ", "K7QM-2XRF"],
  ["4tzc-k7qm-2x9f-8wnb", "4TZC-K7QM-2X9F-8WNB"],
  ["?", ""],
] as const)("a reference is known however it is typed: %s", ([typed, reference]) => {
  expect(asReference(typed)).toBe(reference);
});
