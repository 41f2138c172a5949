import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["fr", "on serait une petite dizaine", 10],
  ["fr", "une bonne dizaine de personnes", 10],
  ["it", "saremmo una bella decina", 10],
  ["it", "un paio di persone", 2],
  ["it", "sarò sola", 1],
  ["fr", "un tête-à-tête", 2],
  ["fr", "deux grands et trois petits", 5],
  ["fr", "et si on venait à 6 ?", 6],
  ["fr", "à deux vers 20h", 2],
] as const)("in %s, “%s” are %i", ([language, text, size]) => {
  expect(stated(text, { language, expecting: "partySize" }).partySize).toBe(size);
});

test.for([
  ["fr", "à 20h"],
  ["fr", "dans une dizaine de minutes"],
] as const)("but in %s, “%s” is none", ([language, text]) => {
  expect(stated(text, { language }).partySize).toBeUndefined();
});
