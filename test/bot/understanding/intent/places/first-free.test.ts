import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("asked for a day, the first that is free is no first of a month:", () => {
  test.for([
    ["en", "the first of those that is free"],
    ["en", "the first free day please"],
    ["en", "whichever is free first"],
    ["de", "den ersten, der frei ist"],
    ["de", "den ersten freien Tag"],
    ["fr", "le premier de libre"],
    ["fr", "le premier jour qui est libre"],
    ["es", "el primero que esté libre"],
    ["es", "el primer día libre"],
    ["it", "il primo libero"],
    ["it", "il primo giorno che sia libero"],
    ["nl", "de eerste die vrij is"],
    ["nl", "de eerste vrije dag"],
    ["pt", "o primeiro que estiver livre"],
    ["pt", "o primeiro dia livre"],
    ["sv", "den första som är ledig"],
    ["sv", "den första lediga dagen"],
    ["nb", "den første som er ledig"],
    ["nb", "den første ledige dagen"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language, expecting: "date" })).toEqual({ firstFree: true });
  });

  test.for([
    ["en", "the first of December"],
    ["de", "der erste Dezember"],
    ["fr", "le premier décembre"],
    ["es", "el primero de diciembre"],
    ["it", "il primo dicembre"],
    ["nl", "de eerste december"],
    ["pt", "o primeiro de dezembro"],
    ["sv", "den första december"],
    ["nb", "den første desember"],
  ] as const)("but in %s, “%s” names one", ([language, text]) => {
    const said = stated(text, { language, expecting: "date" });
    expect(said).toMatchObject({ date: "2026-12-01" });
    expect(said).not.toHaveProperty("firstFree");
  });

  test("nor is a question for it", () => {
    const said = stated("is the first free?", { language: "en", expecting: "date" });
    expect(said).not.toHaveProperty("firstFree");
  });
});
