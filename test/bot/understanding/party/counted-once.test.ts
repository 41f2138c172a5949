import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("those who are named after the count of all are no more of them", () => {
  test.for([
    ["en", "for 4 people 2 adults and 2 kids"],
    ["de", "für 4 Personen, 2 Erwachsene und 2 Kinder"],
    ["fr", "pour quatre personnes, deux adultes et deux enfants"],
    ["es", "para cuatro personas dos adultos y dos niños"],
    ["it", "per quattro persone due adulti e due bambini"],
    ["nl", "voor 4 personen, 2 volwassenen en 2 kinderen"],
    ["pt", "para 4 pessoas dois adultos e duas crianças"],
    ["sv", "för 4 personer, 2 vuxna och 2 barn"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language }).partySize).toBe(4);
  });

  test("while adults and children add up", () => {
    expect(stated("4 adults, 2 kids and 2 babies", { language: "en" }).partySize).toBe(8);
  });
});

describe("about so many are as many", () => {
  test.for([
    ["fr", "on est une trentaine", 30],
    ["fr", "une vingtaine de personnes", 20],
    ["it", "siamo una ventina", 20],
    ["it", "saremo una decina di persone", 10],
    ["es", "seremos una veintena", 20],
    ["pt", "somos uma dezena", 10],
  ] as const)("in %s, “%s”", ([language, text, size]) => {
    expect(stated(text, { language }).partySize).toBe(size);
  });
});

test("one of them is not all of them, wherever it stands", () => {
  expect(stated("nos vamos el 29. Uno de nosotros es celíaco.", { language: "es" })).not.toHaveProperty(
    "partySize",
  );
});

describe("who does not know yet, but between which numbers, is asked no more", () => {
  test.for([
    ["en", "I don't know yet, 5 or 6", 6],
    ["de", "weiß noch nicht, 5 oder 6", 6],
    ["fr", "je sais pas encore, 5 ou 6", 6],
    ["es", "somos unos cuantos, entre 6 y 8", 8],
    ["it", "non lo so ancora, tra 5 e 6", 6],
    ["nl", "weet ik nog niet, 5 of 6", 6],
    ["pt", "ainda não sei, 5 ou 6", 6],
    ["sv", "vet inte än, 5 eller 6", 6],
  ] as const)("in %s, “%s”", ([language, text, size]) => {
    expect(stated(text, { language, expecting: "partySize" })).toEqual({ partySize: size });
  });
});
