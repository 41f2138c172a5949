import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["es", "sí apúntame"],
  ["es", "sí, resérvanos"],
  ["fr", "oui inscrivez-moi"],
  ["fr", "oui notez-nous"],
  ["it", "sì segnami"],
  ["it", "ok questa"],
  ["pt", "pode ser essa"],
  ["pt", "blz essa"],
] as const)("in %s, “%s” as the answer to the question for a name names nobody", ([language, text]) => {
  const { firstName, lastName } = understand(text, { now, language, expecting: "name", tablePicked: true });
  expect([firstName, lastName]).toEqual([undefined, undefined]);
});

test.for([
  ["fr", "ui"],
  ["fr", "c'est beau, réservez"],
] as const)("in %s, “%s” is a yes", ([language, text]) => {
  expect(understand(text, { now, language, expecting: "confirm" }).intent).toBe("affirm");
});
