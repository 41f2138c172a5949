import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["fr", "demain en huit", "2026-11-26"],
  ["it", "domani a otto", "2026-11-26"],
  ["it", "domani a quindici", "2026-12-03"],
  ["pt", "de amanhã a oito dias", "2026-11-26"],
  ["pt", "de hoje a oito dias", "2026-11-25"],
  ["es", "hoy en ocho", "2026-11-25"],
  ["fr", "le jour des rois", "2027-01-06"],
  ["es", "el puente de la constitución", "2026-12-06"],
  ["pt", "no dia de reis", "2027-01-06"],
  ["pt", "feriado da imaculada", "2026-12-08"],
] as const)("%s: %s is %s", ([language, text, date]) => {
  expect(stated(text, { language, expecting: "date" }).date).toBe(date);
});
