import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["es", "entre las 12 y 30 y las 14"],
  ["it", "tra le 12 e 30 e le 14"],
  ["it", "fra le 12 e 30 e 14"],
  ["pt", "entre as 12 e 30 e as 14"],
] as const)("the minutes of a range's first hour are none of its end, in %s: %s", ([language, text]) => {
  expect(stated(text, { language, expecting: "time" })).toEqual({ timeFrom: "12:30", timeTo: "14:00" });
});

test.for([
  ["es", "entre las 8 y 10", "20:00", "22:00"],
  ["it", "tra le 7 e 8", "19:00", "20:00"],
  ["pt", "entre as 8 e 10", "20:00", "22:00"],
] as const)("but the second of two hours is no minutes, in %s: %s", ([language, text, timeFrom, timeTo]) => {
  expect(stated(text, { language, expecting: "time" })).toEqual({ timeFrom, timeTo });
});
