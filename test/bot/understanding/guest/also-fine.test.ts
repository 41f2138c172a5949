import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["de", "halb 9 geht auch"],
  ["de", "20:30 wäre auch ok"],
  ["en", "8:30 would be fine as well"],
  ["fr", "20h30 ça va aussi"],
  ["es", "20:30 también me va bien"],
  ["it", "alle 20:30 anche va bene"],
  ["pt", "20:30 também serve"],
  ["nl", "20:30 is ook goed"],
  ["sv", "20.30 går också bra"],
  ["nb", "20.30 funker også"],
] as const)("in %s, “%s” as the answer to the question for a name names nobody", ([language, text]) => {
  expect(stated(text, { language, expecting: "name", tablePicked: true })).toEqual({ time: "20:30" });
});

test("a name beside a time stays one", () => {
  expect(stated("8:30, Anna Berg", { language: "en", expecting: "name" })).toMatchObject({
    time: "20:30",
    firstName: "Anna",
    lastName: "Berg",
  });
});
