import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("the weekday that is today, said of a table near it, is the day beside that one:", () => {
  test.for([
    ["en", "actually wednesday would be better", "2026-11-26", "2026-11-25"],
    ["pt", "afinal quarta-feira dava mais jeito", "2026-11-24", "2026-11-25"],
    ["en", "wednesday after all", "2026-11-19", "2026-11-18"],
  ] as const)("%s: %s", ([language, text, known, date]) => {
    const draft = { date: known, time: "19:00", partySize: 2 };
    expect(stated(text, { language, draft })).toEqual({ date });
  });

  test("and of one that is far, either", () => {
    const draft = { date: "2026-12-12", partySize: 2 };
    const { openReadings } = stated("wednesday", { language: "en", draft });
    expect(openReadings?.dates).toEqual(["2026-11-25", "2026-11-18"]);
  });
});
