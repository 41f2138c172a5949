import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const atSummary = { now, expecting: "confirm", tablePicked: true } as const;

test.for([
  ["es", "sí todo correcto resérvelo por favor"],
  ["es", "sí todo correcto"],
  ["it", "sì tutto giusto prenoti"],
  ["it", "sì prenoti pure"],
] as const)("with its accent, a yes needs no comma: %s, %s", ([language, text]) => {
  expect(understand(text, { ...atSummary, language }).intent).toBe("affirm");
});

test("an if is none", () => {
  const understood = understand("si podemos ir con el perro", { ...atSummary, language: "es" });
  expect(understood.intent).not.toBe("affirm");
});
