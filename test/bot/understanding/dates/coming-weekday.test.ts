import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

/** A Saturday: the one that is coming is in a week. */
const now = Temporal.ZonedDateTime.from("2026-11-21T10:00:00+01:00[Europe/Oslo]");

test.for([
  ["en", "this coming Saturday"],
  ["de", "am kommenden Samstag"],
  ["fr", "samedi qui vient"],
  ["es", "mesa para 4 el sábado que viene"],
  ["it", "sabato che viene"],
  ["nl", "aanstaande zaterdag"],
  ["pt", "sábado que vem"],
  ["sv", "på kommande lördag"],
  ["nb", "kommende lørdag"],
  ["da", "på kommende lørdag"],
] as const)("%s: “%s” is not today", ([language, text]) => {
  const understood = understand(text, { now, language, expecting: null });
  expect(understood).toMatchObject({ date: "2026-11-28" });
  expect(understood).not.toHaveProperty("openReadings");
});

test("a weekday alone may be today", () => {
  const understood = understand("Saturday", { now, language: "en", expecting: null });
  expect(understood.openReadings).toEqual({ dates: ["2026-11-28", "2026-11-21"] });
});
