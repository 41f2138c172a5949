import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("a word is enough for a wish, where nothing was asked", () => {
  test.for([
    ["en", "table"],
    ["en", "a table please"],
    ["en", "oi, gimme a table"],
    ["de", "Tisch?"],
    ["de", "einen Tisch bitte"],
    ["fr", "table"],
    ["fr", "bonjour, une table svp"],
    ["es", "mesa"],
    ["it", "tavolo"],
    ["nl", "tafel"],
    ["pt", "mesa por favor"],
    ["sv", "bord"],
  ])("in %s: %s", ([language = "", text = ""]) => {
    expect(understand(text, { now, language, expecting: null }).intent).toBe("book");
  });

  test("but not in answer to a question", () => {
    expect(understand("table", { now, language: "en", expecting: "name" }).intent).not.toBe("book");
  });
});

describe("no number, said before it is asked for", () => {
  test.for([
    ["en", "for 2 tonight at 7, Lee Park, no number"],
    ["de", "für 2 heute 19 Uhr, Max Kern, kein Telefon"],
    ["fr", "pour 2 ce soir 19h, Marc Leroy, sans téléphone"],
    ["es", "para 2 hoy a las 19:00, Pablo Rey, sin teléfono"],
    ["it", "per 2 stasera alle 19, Dino Riva, senza telefono"],
    ["nl", "voor 2 vanavond 19 uur, Daan Mol, geen nummer"],
    ["pt", "para 2 hoje às 19h, Caio Dias, sem telefone"],
    ["sv", "för 2 ikväll kl 19, Axel Dahl, inget nummer"],
  ])("in %s: %s", ([language = "", text = ""]) => {
    expect(understand(text, { now, language, expecting: null })).toMatchObject({
      partySize: 2,
      withoutPhone: true,
    });
  });

  test.for(["do you have no phone?", "no, number 4 please", "table for 2 without a window"])(
    "%s says nothing of it",
    (text) => {
      expect(understand(text, { now, language: "en", expecting: null })).not.toHaveProperty("withoutPhone");
    },
  );
});

describe("between two days or times, a place among them is picked", () => {
  const readings = { expecting: "date", offers: [{}, {}] } as const;

  test.for([
    ["en", "ok the first one then", 1],
    ["en", "the second one", 2],
    ["de", "den zweiten bitte", 2],
    ["fr", "le premier", 1],
    ["es", "la primera", 1],
    ["it", "la seconda", 2],
    ["nl", "de eerste", 1],
    ["pt", "a primeira", 1],
    ["sv", "den första", 1],
  ] as const)("in %s: %s", ([language, text, choice]) => {
    expect(understand(text, { now, language, ...readings })).toMatchObject({ choice });
  });

  test("and a number is a day or a time itself", () => {
    expect(understand("28", { now, language: "en", ...readings })).not.toHaveProperty("choice");
  });
});
