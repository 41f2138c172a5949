import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-27", time: "19:00", partySize: 2 };

describe("who would not come otherwise stays away from nothing:", () => {
  test.for([
    ["en", "they do have beer, don't they? otherwise my girlfriend won't come"],
    ["de", "und Bier gibts schon, oder? sonst kommt meine Freundin nicht"],
    ["fr", "il y a de la bière quand même ? sinon ma copine vient pas"],
    ["es", "y cerveza hay, ¿no? si no mi novia no viene"],
    ["it", "la birra c'è, vero? sennò la mia ragazza non viene"],
    ["nl", "en bier hebben ze toch wel he? Anders komt mijn vriendin niet ;)"],
    ["pt", "e cerveja há, não? senão a minha namorada não vem"],
    ["sv", "öl har ni väl? annars kommer inte min tjej"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, partySize, partyChange } = understand(text, { now, language, expecting: null, draft });
    expect(intent).not.toBe("cancel");
    expect({ partySize, partyChange }).toEqual({ partySize: undefined, partyChange: undefined });
  });

  test("but who does not come does", () => {
    const text = "my girlfriend won't come";
    const { partySize } = understand(text, { now, language: "en", expecting: null, draft });
    expect(partySize).toBe(1);
  });
});
