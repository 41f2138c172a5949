import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const thursday = "2026-11-19";
const wednesday = "2026-11-25";

test.for([
  ["en", "actually Thursday doesn't work, what about Wednesday?", wednesday],
  ["en", "Thursday won't work. Wednesday?", wednesday],
  ["en", "Thursday is no good for us, how about Wednesday?", wednesday],
  ["en", "Thursday doesn't work", undefined],
  ["de", "Donnerstag geht leider nicht, wie wäre es mit Mittwoch?", wednesday],
  ["de", "Donnerstag passt uns doch nicht, lieber Mittwoch", wednesday],
  ["es", "al final el jueves no puedo, ¿y el miércoles?", wednesday],
  ["fr", "jeudi je ne peux pas, et mercredi ?", wednesday],
  ["it", "giovedì non posso, e mercoledì?", wednesday],
  ["nl", "donderdag gaat toch niet, kan woensdag?", wednesday],
  ["pt", "quinta não posso, e quarta?", wednesday],
  ["sv", "torsdag funkar inte, vad sägs om onsdag?", wednesday],
] as const)("a day that is turned down is not the one that is meant, in %s: %s", ([language, text, date]) => {
  expect(stated(text, { language, expecting: "date" }).date).toBe(date);
});

test.for([
  ["en", "if Thursday doesn't work, Wednesday is fine"],
  ["de", "wenn Donnerstag nicht geht, dann Mittwoch"],
  ["en", "Thursday, and if that doesn't work, Wednesday"],
] as const)("one that may not be free comes first, in %s: %s", ([language, text]) => {
  expect(stated(text, { language, expecting: "date" }).date).toBe(thursday);
});

test("what does not go before an hour is still the day", () => {
  expect(stated("Donnerstag geht nicht vor 19 Uhr", { language: "de" })).toMatchObject({ date: thursday });
});
