import { expect, test } from "vitest";
import { describeSizes, parsePartySizes } from "#src/booking/service/venue/party-sizes.ts";
import { closestWord } from "#src/lib/closest-word.ts";

test.for([
  ["2", { min: 2, max: 2 }],
  ["1-4", { min: 1, max: 4 }],
  ["5+", { min: 5, max: Number.POSITIVE_INFINITY }],
] as const)("%s is a range of party sizes", ([text, sizes]) => {
  expect(parsePartySizes(text)).toEqual(sizes);
});

test.for(["", "0", "4-1", "1-", "+5", "1–4", "two", "1-2-3", "10000"])("%s is none", (text) => {
  expect(parsePartySizes(text)).toBeUndefined();
});

test.for([
  [[3], "3"],
  [[3, 5, 6, 7, 8], "3, 5–8"],
  [[3, 4, 10], "3–4, 10"],
] as const)("%j read as %s", ([sizes, text]) => {
  expect(describeSizes(sizes)).toBe(text);
});

test.for([
  ["timezone", "timeZone"],
  ["partysizes", "partySize"],
  ["tbles", "tables"],
  ["wednesday", undefined],
] as const)("the word closest to %s is %s", ([word, closest]) => {
  expect(closestWord(word, ["tables", "partySize", "timeZone", "name"])).toBe(closest);
});
