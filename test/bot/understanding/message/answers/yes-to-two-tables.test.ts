import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string, anotherFollows = false) =>
  understand(text, {
    now,
    language,
    expecting: "confirm",
    tablePicked: true,
    ...(anotherFollows && { anotherFollows }),
    draft: { date: "2026-11-28", time: "19:00", partySize: 4 },
  });

const orders = [
  ["en", "book it, two tables"],
  ["en", "yes, two tables"],
  ["de", "buch das, zwei Tische"],
  ["es", "sí, resérvalo, dos mesas"],
  ["fr", "réservez, deux tables"],
  ["it", "prenota, due tavoli"],
  ["nl", "ja boek maar, twee tafels"],
  ["pt", "reserve, duas mesas"],
  ["sv", "boka, två bord"],
] as const;

describe("where one table is shown, a yes to two is none:", () => {
  test.for(orders)("%s: %s", ([language, text]) => {
    const { intent, agrees } = read(language, text);
    expect({ isYes: intent === "affirm" || agrees === true }).toEqual({ isYes: false });
  });
});

test("where another is to follow, two are what is known", () => {
  expect(read("en", "yes, two tables", true).intent).toBe("affirm");
  expect(read("de", "buch das, zwei Tische", true).intent).toBe("affirm");
});

test("one table is no more than is shown", () => {
  expect(read("en", "book it, one table").intent).toBe("affirm");
});
