import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const window = (part: string, timeFrom: string, timeTo: string) => ({ part, timeFrom, timeTo });

describe("the beginning, middle and end of a part of the day:", () => {
  test.for([
    ["en", "early evening", window("evening", "17:00", "19:00")],
    ["en", "late in the evening", window("evening", "20:30", "23:00")],
    ["en", "early in the afternoon", window("afternoon", "12:00", "15:00")],
    ["en", "mid-morning", window("morning", "09:00", "11:00")],
    ["en", "late lunch", window("lunch", "13:30", "15:30")],
    ["en", "towards the end of the afternoon", window("afternoon", "16:00", "18:00")],
    ["en", "after work", window("evening", "17:00", "21:00")],
    ["en", "after lunch", window("afternoon", "14:00", "18:00")],
    ["de", "am frühen Abend", window("evening", "17:00", "19:00")],
    ["de", "am späten Nachmittag", window("afternoon", "16:00", "18:00")],
    ["de", "nach der Arbeit", window("evening", "17:00", "21:00")],
  ] as const)("in %s, “%s”", ([language, text, values]) => {
    expect(stated(text, { language })).toEqual(values);
  });

  test.for([
    ["fr", "en milieu d'après-midi", "afternoon", "14:00"],
    ["it", "nel tardo pomeriggio", "afternoon", "16:00"],
    ["pt", "ao fim da tarde", "afternoon", "16:00"],
    ["nl", "laat in de middag", "afternoon", "16:00"],
    ["sv", "sent på eftermiddagen", "afternoon", "16:00"],
  ] as const)("in %s, “%s” begins later than its part", ([language, text, part, from]) => {
    const values = stated(text, { language });
    expect(values.part).toBe(part);
    expect(values.timeFrom ?? "").toMatch(new RegExp(`^1[${from.charAt(1)}-9]`));
  });

  test("a day that is also a part of the day has them too", () => {
    const tonight = { date: "2026-11-18", ...window("evening", "20:30", "23:00") };
    expect(stated("late tonight", { language: "en" })).toEqual(tonight);
    expect(stated("tonight, late", { language: "en" })).toEqual(tonight);
  });
});

describe("a weekday and a part of the day in one word:", () => {
  test.for([
    ["de", "Freitagabend", "2026-11-20", "evening"],
    ["de", "Sonntagmorgen", "2026-11-22", "morning"],
    ["de", "Samstag Morgen", "2026-11-21", "morning"],
    ["de", "Samstagmittag", "2026-11-21", "lunch"],
    ["nl", "zaterdagavond", "2026-11-21", "evening"],
    ["nl", "zondagochtend", "2026-11-22", "morning"],
    ["sv", "fredagkväll", "2026-11-20", "evening"],
    ["sv", "lördagseftermiddag", "2026-11-21", "afternoon"],
  ] as const)("in %s, %s", ([language, text, date, part]) => {
    expect(stated(text, { language })).toMatchObject({ date, part });
  });

  test("tomorrow is no morning", () => {
    expect(stated("morgen um 8", { language: "de" })).toEqual({ date: "2026-11-19", time: "20:00" });
  });
});

describe("what is booked says when, where it names a meal:", () => {
  test.for([
    ["dinner reservation for 2", "evening"],
    ["book a lunch table", "lunch"],
    ["a table for brunch", "morning"],
  ] as const)("%s", ([text, part]) => {
    expect(stated(text)).toMatchObject({ part });
  });

  test("with a time beside it, the time", () => {
    expect(stated("dinner at 8")).toEqual({ time: "20:00" });
    expect(stated("8 in the evening")).toEqual({ time: "20:00" });
  });
});
