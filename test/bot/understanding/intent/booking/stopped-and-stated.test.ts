import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4, comment: "by the window" };
const picked = { now, tablePicked: true, draft } as const;

describe("“never mind” before a value that suits drops no table:", () => {
  test.for([
    ["en", "nvm 5 is fine", { partySize: 5 }],
    ["en", "scratch that, we're 5", { partySize: 5 }],
    ["en", "nvm, 8pm works", { time: "20:00" }],
    ["en", "nvm saturday instead", { date: "2026-11-21" }],
    ["de", "vergiss es, 5 passt", { partySize: 5 }],
    ["de", "vergiss es, lieber 20 Uhr", { time: "20:00" }],
    ["fr", "laissez tomber, 20h c'est bien", { time: "20:00" }],
    ["es", "déjalo, a las 20:30 está bien", { time: "20:30" }],
    ["it", "lascia stare, sabato va bene", { date: "2026-11-21" }],
    ["nl", "laat maar, 20 uur is goed", { time: "20:00" }],
    ["pt", "esquece, às 20h está bom", { time: "20:00" }],
    ["sv", "strunt i det, kl 20 går bra", { time: "20:00" }],
    ["nb", "glem det, vi er 5", { partySize: 5 }],
  ] as const)("in %s, “%s”", ([language, text, values]) => {
    const { intent, firstName, ...said } = understand(text, { ...picked, language, expecting: "name" });
    expect(said).toMatchObject(values);
    expect(["inform", "change"]).toContain(intent);
    expect(firstName).toBeUndefined();
  });

  test.for([
    "forget it, it's too late at 9",
    "forget it, we'll eat at 8 somewhere else",
    "forget it, we can't do 8",
    "forget it, my wife is allergic to nuts anyway",
    "never mind, we'll find something quieter",
  ])("“%s” does", (text) => {
    expect(understand(text, { ...picked, language: "en", expecting: "confirm" }).intent).toBe("cancel");
  });
});

describe("“forget that” before another wish takes back the wish that is noted:", () => {
  test.for([
    ["en", "no forget that, inside is fine", "inside is fine"],
    ["en", "scratch that, a high chair please", "a high chair"],
    ["de", "nein vergiss das, drinnen ist ok", "drinnen ist ok"],
    ["fr", "non laissez tomber, à l'intérieur c'est bien", "à l'intérieur c'est bien"],
    ["es", "no, olvídelo, dentro está bien", "dentro está bien"],
    ["it", "no lascia stare, dentro va bene", "dentro va bene"],
    ["nl", "nee laat maar, binnen is prima", "binnen is prima"],
    ["pt", "não, esquece, dentro está bem", "dentro está bem"],
    ["sv", "nej strunt i det, inne går bra", "inne går bra"],
    ["nb", "nei glem det, inne er fint", "inne er fint"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    const understood = understand(text, { ...picked, language, expecting: "confirm" });
    expect(understood).toMatchObject({ intent: "inform", comment, wishesLeft: "" });
  });

  test("an allergy stays", () => {
    const text = "no forget that, inside is fine";
    const allergic = { ...picked, draft: { ...draft, comment: "my son is allergic to nuts" } };
    const { wishesLeft } = understand(text, { ...allergic, language: "en", expecting: "confirm" });
    expect(wishesLeft).toBeUndefined();
  });
});

describe("the party held against another number moves no time:", () => {
  const ten = { now, expecting: null, draft: { date: "2026-11-20", time: "20:00", partySize: 10 } };
  test.for([
    ["en", "so it's 10 not 12?", 10],
    ["en", "it's 12, not 10", 12],
    ["de", "10, nicht 12", 10],
    ["es", "son 10, no 12", 10],
    ["nl", "het is 10, niet 12", 10],
  ] as const)("in %s, “%s”", ([language, text, partySize]) => {
    const { time, ...said } = understand(text, { ...ten, language });
    expect(said.partySize).toBe(partySize);
    expect(time).toBeUndefined();
  });
});
