import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-22", time: "20:00", partySize: 2 };

describe("a given name and a family's that is as well a word are a name:", () => {
  test.for([
    ["en", "Anna Lie"],
    ["en", "Kari Lie"],
    ["en", "Anna Seven"],
    ["en", "Anna Late"],
    ["de", "Anna Vier"],
    ["de", "Anna Tisch"],
    ["es", "Ana Mesa"],
    ["es", "Clara Abril"],
    ["it", "Anna Natale"],
    ["pt", "Ana Maio"],
    ["fr", "Anne Matin"],
    ["nl", "Anna Zes"],
    ["sv", "Anna Vår"],
  ] as const)("%s: %s", ([language, text]) => {
    const [firstName, lastName] = text.split(" ");
    expect(stated(text, { language, draft, expecting: "name", tablePicked: true })).toEqual({
      firstName,
      lastName,
    });
  });

  test.for([
    ["en", "Anna Thanks"],
    ["en", "Anna Yes"],
    ["de", "Anna Danke"],
    ["es", "Ana Gracias"],
  ] as const)("but no courtesy is: %s, %s", ([language, text]) => {
    const [firstName] = text.split(" ");
    expect(stated(text, { language, draft, expecting: "name", tablePicked: true })).toEqual({ firstName });
  });
});

test("a stroke parts a name from a number", () => {
  const understood = stated("Anna Lie / 944 55 666", {
    language: "en",
    draft,
    expecting: "name",
    country: "NO",
  });
  expect(understood).toEqual({ firstName: "Anna", lastName: "Lie", phone: "+4794455666" });
});

test("“Al” and “Jo” are names where one is asked for, but where the language says yes by it", () => {
  expect(stated("Al", { language: "en", expecting: "name" })).toEqual({ firstName: "Al" });
  expect(stated("Jo", { language: "en", expecting: "name" })).toEqual({ firstName: "Jo" });
  expect(stated("Jo", { language: "de", expecting: "name" })).toEqual({});
});
