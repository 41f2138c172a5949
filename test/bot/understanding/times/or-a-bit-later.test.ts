import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "maybe 7:30 ish or a bit later"],
  ["de", "19:30 oder etwas später"],
  ["fr", "19h30 ou un peu plus tard"],
  ["es", "a las 19:30 o un poco más tarde"],
  ["it", "alle 19:30 o un po' più tardi"],
  ["nl", "half 8 of iets later"],
  ["pt", "às 19:30 ou um pouco mais tarde"],
  ["sv", "halv 8 eller lite senare"],
  ["nb", "19.30 eller litt senere"],
  ["da", "19.30 eller lidt senere"],
] as const)("an hour or a bit later is from then on: %s, %s", ([language, text]) => {
  const { time, timeFrom } = stated(text, { language, expecting: "slot" });
  expect({ time, timeFrom }).toEqual({ timeFrom: "19:30" });
});

test.for([
  ["en", "8 or a little earlier"],
  ["de", "20 Uhr oder etwas früher"],
  ["fr", "20h ou un peu plus tôt"],
  ["es", "a las 8 o un poco antes"],
  ["nl", "8 uur of iets eerder"],
  ["sv", "kl 20 eller lite tidigare"],
] as const)("an hour or a bit earlier is until then: %s, %s", ([language, text]) => {
  expect(stated(text, { language, expecting: "slot" }).timeTo).toBe("20:00");
});

test("beside no hour it is a later one than is known", () => {
  expect(stated("maybe a bit later", { language: "en", expecting: "slot" })).toMatchObject({
    timeShift: "later",
  });
});
