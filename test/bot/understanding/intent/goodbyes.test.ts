import { expect, test } from "vitest";
import { intentOf } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "goodbye"],
  ["en", "au revoir"],
  ["de", "tschüss"],
  ["fr", "au revoir"],
  ["es", "adiós"],
  ["it", "arrivederci"],
  ["nl", "tot ziens"],
  ["pt", "tchau"],
  ["sv", "ha det bra"],
  ["nb", "ha det"],
  ["da", "farvel"],
] as const)("a goodbye is a courtesy as thanks are: %s, %s", ([language, text]) => {
  expect(intentOf(text, { language })).toBe("thanks");
});
