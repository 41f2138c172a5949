import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

/** The days of next week, of which one is asked for; today is Wednesday 18 November. */
const offers = [23, 24, 25, 26, 27, 28, 29].map((day) => ({ date: `2026-11-${day}` }));

describe("a weekday, where days are listed, is the one of them:", () => {
  test.for([
    ["en", "Thursday"],
    ["en", "Thursday please"],
    ["de", "am Donnerstag"],
    ["fr", "jeudi"],
    ["es", "el jueves"],
    ["it", "giovedì"],
    ["nl", "donderdag"],
    ["pt", "quinta"],
    ["sv", "torsdag"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language, expecting: "date", offers })).toEqual({ date: "2026-11-26" });
    expect(stated(text, { language, expecting: "date" })).toEqual({ date: "2026-11-19" });
  });

  test("but this week's is said to be that, and so is a date", () => {
    const listed = { language: "en", expecting: "date", offers } as const;
    expect(stated("this Thursday", listed)).toMatchObject({ date: "2026-11-19" });
    expect(stated("Thursday 19 November", listed)).toMatchObject({ date: "2026-11-19" });
    expect(stated("December 3rd", listed)).toEqual({ date: "2026-12-03" });
  });
});
