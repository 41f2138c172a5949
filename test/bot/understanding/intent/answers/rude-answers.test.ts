import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("a curse beside a yes only colours it", () => {
  test.for([
    ["en", "yes damn it"],
    ["en", "ffs yes"],
    ["de", "ja verdammt"],
    ["fr", "ouais putain"],
    ["es", "que sí coño"],
    ["it", "sì cazzo"],
    ["nl", "ja verdomme"],
    ["pt", "sim porra"],
    ["sv", "ja för fan"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const understood = understand(text, { now, language, expecting: "confirm", tablePicked: true });
    expect(understood).toMatchObject({ intent: "affirm" });
    expect(understood).not.toHaveProperty("feeling");
  });

  test("and by itself it is one", () => {
    const understood = understand("putain", { now, language: "fr", expecting: "confirm", tablePicked: true });
    expect(understood).toMatchObject({ intent: "other", feeling: "anger" });
  });
});

describe("a curse beside a wish for a table leaves it one", () => {
  test.for([
    ["en", "book me a table wtf why do i need to type so much"],
    ["de", "reservier mir einfach einen Tisch verdammt nochmal"],
    ["fr", "réservez-moi une table putain c'est si compliqué"],
    ["es", "joder resérvame una mesa de una vez"],
    ["it", "cazzo prenotami un tavolo e basta"],
    ["nl", "boek gewoon een tafel verdomme"],
    ["sv", "boka ett bord för fan"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const understood = understand(text, { now, language, expecting: null });
    expect(understood.intent).toBe("book");
    expect(understood).not.toHaveProperty("feeling");
  });
});

describe("who would not be asked is told why", () => {
  test.for([
    ["en", "none of your business"],
    ["de", "das geht Sie nichts an"],
    ["fr", "ça vous regarde pas"],
    ["es", "a ti qué te importa"],
    ["it", "non sono affari suoi"],
    ["nl", "dat gaat je niks aan"],
    ["pt", "não é da sua conta"],
    ["sv", "det har du inte med att göra"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    for (const expecting of ["name", "phone"] as const) {
      const { language: _, ...understood } = understand(text, {
        now,
        language,
        expecting,
        tablePicked: true,
      });
      expect(understood).toEqual({ intent: "question", asksWhy: true });
    }
  });
});

test.for([
  ["vale sí", { intent: "affirm" }],
  ["espera que llega mi novio", { undecided: true }],
] as const)("at the summary “%s” is no question and no wish", ([text, meant]) => {
  const understood = understand(text, { now, language: "es", expecting: "confirm", tablePicked: true });
  expect(understood).toMatchObject(meant);
  expect(understood).not.toHaveProperty("comment");
});
