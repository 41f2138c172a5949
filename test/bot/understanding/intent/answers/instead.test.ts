import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-12-02", time: "18:00" };
const read = (text: string, language: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("one table in place of the other, where a second is asked about:", () => {
  test.for([
    ["en", "Instead of the two, naturally. One table, for the four of us"],
    ["en", "instead please, one table is enough"],
    ["en", "replace it"],
    ["en", "one table only"],
    ["en", "the second one"],
    ["de", "statt dessen bitte"],
    ["de", "statt der anderen, wir brauchen nur einen Tisch"],
    ["de", "bitte ersetzen"],
    ["fr", "à la place, une seule table"],
    ["fr", "remplacez l'autre s'il vous plaît"],
    ["es", "en lugar de la otra"],
    ["es", "sustituye la primera, solo una mesa"],
    ["it", "invece di quello, un solo tavolo"],
    ["it", "sostituiscilo"],
    ["nl", "in plaats van die andere"],
    ["nl", "vervang die maar, één tafel is genoeg"],
    ["pt", "em vez da outra"],
    ["pt", "substitui a outra, é só uma mesa"],
    ["sv", "i stället för det andra"],
    ["sv", "ersätt det, bara ett bord"],
  ] as const)("%s: %s", ([language, text]) => {
    const { instead, comment } = read(text, language);
    expect({ instead, comment }).toEqual({ instead: true, comment: undefined });
  });

  test.for([
    ["en", "a second table"],
    ["en", "both please"],
    ["de", "einen zweiten bitte"],
    ["fr", "une deuxième"],
    ["es", "otra mesa"],
    ["it", "un altro tavolo"],
    ["nl", "nog een tafel"],
    ["pt", "mais uma mesa"],
    ["sv", "det andra bordet tack"],
  ] as const)("%s: %s is one more", ([language, text]) => {
    expect(read(text, language)).not.toHaveProperty("instead");
  });
});
