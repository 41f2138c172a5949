import { describe, expect, test } from "vitest";
import { evening, stated } from "#test/bot/understanding/stated.ts";

describe("the first or the last of a day's times, whenever they are:", () => {
  test.for([
    ["en", "as late as possible", "latest"],
    ["en", "the later the better", "latest"],
    ["en", "the latest you have", "latest"],
    ["en", "as early as possible", "earliest"],
    ["de", "so spät wie möglich", "latest"],
    ["de", "möglichst früh", "earliest"],
    ["fr", "le plus tard possible", "latest"],
    ["fr", "le plus tôt possible", "earliest"],
    ["es", "lo más tarde posible", "latest"],
    ["es", "lo más temprano posible", "earliest"],
    ["it", "il più tardi possibile", "latest"],
    ["it", "il più presto possibile", "earliest"],
    ["pt", "o mais tarde possível", "latest"],
    ["pt", "o mais cedo possível", "earliest"],
    ["nl", "zo laat mogelijk", "latest"],
    ["nl", "hoe vroeger hoe beter", "earliest"],
    ["sv", "så sent som möjligt", "latest"],
    ["sv", "så tidigt som möjligt", "earliest"],
    ["nb", "så sent som mulig", "latest"],
    ["da", "så tidligt som muligt", "earliest"],
  ] as const)("%s: %s", ([language, text, dayEnd]) => {
    for (const expecting of ["partySize", "date", "time", "venue", null] as const)
      expect(stated(text, { language, expecting })).toEqual({ dayEnd });
  });

  test("within a part of the day", () => {
    const text = "table for 2 tomorrow evening as late as possible";
    expect(stated(text, { language: "en" })).toEqual({
      ...{ partySize: 2, date: "2026-11-19", dayEnd: "latest" },
      ...evening,
    });
  });

  test("a time that is said says more", () => {
    expect(stated("tomorrow at 8 pm, or as late as possible", { language: "en" }).time).toBe("20:00");
  });

  test("who asks for it is told", () => {
    expect(stated("what's the latest table you have?", { language: "en" }).dayEnd).toBeUndefined();
  });
});

describe("about a time, in one word:", () => {
  test.for([
    ["table for 2 tomorrow eightish", { partySize: 2, date: "2026-11-19", time: "20:00" }],
    ["noonish", { time: "12:00" }],
    ["tomorrow lunchish", { date: "2026-11-19", part: "lunch", timeFrom: "11:30", timeTo: "15:00" }],
  ] as const)("en: %s", ([text, values]) => {
    expect(stated(text, { language: "en" })).toEqual(values);
  });
});
