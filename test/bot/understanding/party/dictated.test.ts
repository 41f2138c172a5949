import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("a number that dictation writes as another word is the party", () => {
  test.for([
    ["en", "table for too", 2],
    ["en", "tabel for for", 4],
    ["en", "id like to book a table for for people", 4],
    ["en", "a table for to people", 2],
    ["sv", "jag å en kompis", 2],
    ["sv", "jag å min fru", 2],
  ] as const)("in %s, “%s”", ([language, text, partySize]) => {
    expect(stated(text, { language, expecting: "partySize" })).toMatchObject({ partySize });
  });

  test("and a table for tonight is one tonight", () => {
    expect(stated("do you have a table for tonight", { language: "en" })).not.toHaveProperty("partySize");
  });
});

describe("à stands between two numbers of which the larger is seated", () => {
  test.for([
    ["sv", "2 à 3"],
    ["de", "2 à 3 Personen"],
    ["nl", "2 à 3"],
    ["fr", "2 à 3"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language, expecting: "partySize" })).toEqual({ partySize: 3 });
  });
});

test.for([
  ["de", "zwei Tische zu siebt"],
  ["de", "zwei Tische à sieben"],
  ["nl", "twee tafels met z'n zevenen"],
] as const)("two tables of seven, in %s: %s", ([language, text]) => {
  expect(stated(text, { language })).toEqual({ tables: 2, partySize: 7 });
});

test("in German, so many in a row are no Sunday", () => {
  expect(stated("so 8 9 Leute", { language: "de", expecting: "partySize" })).toEqual({ partySize: 9 });
});

test.for([
  ["fr", "c'est avec +33 ?"],
  ["en", "is it +44?"],
] as const)("the code of a country is no party, in %s: %s", ([language, text]) => {
  expect(stated(text, { language, expecting: "partySize" })).toEqual({});
});
