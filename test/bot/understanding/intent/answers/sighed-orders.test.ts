import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const atSummary = { now, expecting: "confirm", tablePicked: true } as const;

test.for([
  ["en", "oh well, book it then"],
  ["de", "na ja, dann buchen Sie halt"],
  ["fr", "bon ben réservez"],
  ["es", "bueno pues resérvela"],
  ["it", "mah, prenoti pure"],
  ["nl", "Nou ja doe maar gewoon boeken"],
  ["pt", "pronto, pode reservar"],
  ["sv", "nja, boka det då"],
] as const)("who sighs and tells to book says yes: %s, %s", ([language, text]) => {
  expect(understand(text, { ...atSummary, language }).intent).toBe("affirm");
});

test.for([
  ["de", "na ja"],
  ["nl", "nou ja"],
  ["sv", "nja"],
  ["nl", "nou ja ik weet niet"],
] as const)("who only sighs does not: %s, %s", ([language, text]) => {
  expect(understand(text, { ...atSummary, language }).intent).not.toBe("affirm");
});
