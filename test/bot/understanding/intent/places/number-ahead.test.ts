import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const listed = [{ date: "2026-11-27" }, { date: "2026-11-28" }];

describe("a booking that is listed is told by its number, before what becomes of it:", () => {
  test.for([
    ["en", "number 2: we'll be six"],
    ["de", "Nummer 2: wir werden sechs"],
    ["fr", "numéro 2 : on sera six"],
    ["es", "número 2: seremos seis"],
    ["it", "numero 2: saremo in sei"],
    ["pt", "número 2: vamos ser seis"],
    ["nl", "nummer 2: we worden zes"],
    ["sv", "nummer 2: vi blir sex"],
    ["nb", "nummer 2: vi blir seks"],
  ] as const)("%s: %s", ([language, text]) => {
    const said = understand(text, { now, language, expecting: null, offers: listed });
    expect(said).toMatchObject({ choice: 2, partySize: 6 });
  });

  test("but not where none is listed, or so many are not", () => {
    const text = "number 2: we'll be six";
    expect(understand(text, { now, language: "en", expecting: null })).not.toHaveProperty("choice");
    const one = { now, language: "en", expecting: null, offers: listed.slice(1) } as const;
    expect(understand(text, one)).not.toHaveProperty("choice");
  });
});
