import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
const atSummary = { expecting: "confirm", tablePicked: true } as const;

test.for([
  ["nl", "prima, zet 'm er maar in"],
  ["nl", "zet ons er maar in"],
  ["de", "ja freili"],
  ["de", "ja mei, passt scho"],
] as const)("a table shown is agreed to: %s, %s", ([language, text]) => {
  expect(understand(text, { now, language, draft, ...atSummary }).intent).toBe("affirm");
});

test.for([
  ["fr", "faut annuler du coup"],
  ["es", "hay que cancelar la mesa"],
  ["es", "hay que cancelar"],
] as const)("a booking is called off: %s, %s", ([language, text]) => {
  expect(understand(text, { now, language, draft, expecting: null }).intent).toBe("cancel");
});
