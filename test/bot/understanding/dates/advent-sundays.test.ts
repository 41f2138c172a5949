import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("a Sunday of Advent is named by its place:", () => {
  test.for([
    ["en", "the first Sunday of Advent", "2026-11-29"],
    ["de", "1. Advent", "2026-11-29"],
    ["de", "am zweiten Advent", "2026-12-06"],
    ["de", "4. Adventssonntag", "2026-12-20"],
    ["nb", "første søndag i advent", "2026-11-29"],
    ["da", "2. søndag i advent", "2026-12-06"],
    ["sv", "tredje advent", "2026-12-13"],
    ["nl", "tweede advent", "2026-12-06"],
    ["fr", "le premier dimanche de l'avent", "2026-11-29"],
    ["es", "el segundo domingo de adviento", "2026-12-06"],
    ["it", "la prima domenica d'avvento", "2026-11-29"],
    ["pt", "o terceiro domingo do advento", "2026-12-13"],
  ] as const)("in %s, “%s” is %s", ([language, text, date]) => {
    expect(understand(text, { now, expecting: "date", language }).date).toBe(date);
  });

  test("where Christmas Eve is a Sunday, it is the fourth; and the ones that are over are next year's", () => {
    const inTime = now.with({ year: 2028, month: 12, day: 20 });
    const read = (text: string) => understand(text, { now: inTime, expecting: "date", language: "de" }).date;
    expect(read("4. Advent")).toBe("2028-12-24");
    expect(read("1. Advent")).toBe("2029-12-02");
  });
});
