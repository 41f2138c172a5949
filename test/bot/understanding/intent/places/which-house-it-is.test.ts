import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const venues = [
  { id: 1, name: "Furu & Fjord", scenarioNames: ["Dinner"], address: "Kaigata 7, 0150 Oslo", country: "NO" },
  {
    id: 2,
    name: "Harbor & Vine",
    scenarioNames: ["Dinner"],
    address: "12 Ferry Row, New York",
    country: "US",
  },
  { id: 3, name: "Seven Sisters", scenarioNames: ["Dinner"] },
];

type Asked = "venue" | "time" | "name" | "confirm";
const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
const read = (language: string, text: string, expecting: Asked, venueId = 1, of = venues) =>
  understand(text, {
    now,
    language,
    expecting,
    venues: of,
    draft,
    ...(expecting === "venue" ? {} : { venueId }),
    ...(expecting === "name" || expecting === "confirm" ? { tablePicked: true } : {}),
  });

describe("a house that is only asked about:", () => {
  test.for([
    ["en", "is harbor nice as well?"],
    ["en", "is Harbor any good?"],
    ["en", "is the Harbor cheaper?"],
    ["de", "ist Harbor auch schön?"],
    ["de", "ist das Harbor auch gut?"],
    ["fr", "Harbor est bien aussi ?"],
    ["fr", "c'est sympa, Harbor ?"],
    ["es", "¿es bonito también Harbor?"],
    ["es", "¿Harbor está bien también?"],
    ["it", "è bello anche Harbor?"],
    ["pt", "o Harbor também é bom?"],
    ["nl", "is Harbor ook leuk?"],
    ["sv", "är Harbor också bra?"],
    ["nb", "er Harbor bra også?"],
  ] as const)("%s: %s", ([language, text]) => {
    for (const expecting of ["time", "name", "confirm"] as const) {
      const { intent, topics, venueId } = read(language, text, expecting);
      expect({ intent, topics, venueId }, expecting).toEqual({
        intent: "question",
        topics: ["house"],
        venueId: 2,
      });
    }
  });

  test.for([
    ["en", "is Harbor free?"],
    ["en", "what about Harbor?"],
    ["en", "does Harbor have a table?"],
    ["de", "ist Harbor frei?"],
    ["en", "is Harbor free on Friday, it's so nice there?"],
  ] as const)("but a table is looked for: %s, %s", ([language, text]) => {
    const { topics, venueId } = read(language, text, "confirm");
    expect({ topics, venueId }).toEqual({ topics: undefined, venueId: 2 });
  });
});

describe("which house it is, is asked:", () => {
  test.for([
    ["en", "it is for the Harbor, right?"],
    ["en", "is it at Harbor?"],
    ["en", "this is for Furu, isn't it?"],
    ["en", "that's at Harbor & Vine, right?"],
    ["en", "which restaurant is it for?"],
    ["de", "das ist im Harbor, oder?"],
    ["de", "ist das im Furu?"],
    ["de", "in welchem Restaurant ist das?"],
    ["fr", "c'est bien au Harbor ?"],
    ["fr", "c'est dans quel restaurant ?"],
    ["es", "¿es en Harbor, verdad?"],
    ["es", "¿en qué restaurante es?"],
    ["it", "è da Harbor, vero?"],
    ["it", "in quale ristorante è?"],
    ["pt", "é no Harbor, certo?"],
    ["pt", "em que restaurante é?"],
    ["nl", "het is bij Harbor, toch?"],
    ["nl", "is dat bij Furu?"],
    ["nl", "in welk restaurant is het?"],
    ["sv", "det är på Harbor, eller hur?"],
    ["sv", "vilken restaurang är det?"],
    ["nb", "det er på Harbor, ikke sant?"],
    ["nb", "hvilken restaurant er det?"],
  ] as const)("%s: %s", ([language, text]) => {
    for (const expecting of ["name", "confirm"] as const) {
      const { language: _, ...understood } = read(language, text, expecting);
      expect(understood, expecting).toEqual({ intent: "askBooked" });
    }
  });

  test.for([
    ["en", "is it possible at Harbor?"],
    ["en", "it's for Friday at Harbor"],
    ["en", "is it at Harbor on Friday at 8?"],
    ["de", "ist das im Harbor möglich?"],
  ] as const)("but not in: %s, %s", ([language, text]) => {
    expect(read(language, text, "confirm").intent).not.toBe("askBooked");
  });
});

test.for([
  ["fr", "on est combien, j'ai dit ?"],
  ["fr", "on est combien déjà ?"],
  ["es", "¿cuántos somos, dije?"],
  ["it", "in quanti siamo, ho detto?"],
  ["pt", "quantos somos, eu disse?"],
  ["nl", "met hoeveel zijn we, zei ik?"],
  ["sv", "hur många är vi, sa jag?"],
  ["nb", "hvor mange er vi, sa jeg?"],
] as const)("%s: of those who come, too: %s", ([language, text]) => {
  for (const expecting of ["time", "name", "confirm"] as const)
    expect(read(language, text, expecting).intent).toBe("askBooked");
});
