import { expect, test } from "vitest";
import { newReference } from "#src/lib/ids.ts";

test("a reference can be read out: four groups of four, without I, L, O and U, and never the same twice", () => {
  const references = Array.from({ length: 1000 }, newReference);
  for (const reference of references)
    expect(reference).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(references).size).toBe(1000);
  expect(new Set(references.join("").replaceAll("-", "")).size).toBe(32);
});
