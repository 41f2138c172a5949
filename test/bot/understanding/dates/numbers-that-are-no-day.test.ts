import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-26", partySize: 3 } as const;

describe("a place in a list, said once a table is picked, is no day of the month:", () => {
  test.for([
    ["en", "the first"],
    ["de", "der erste"],
    ["fr", "le premier"],
    ["es", "el primero"],
    ["it", "il primo"],
    ["nl", "de eerste"],
    ["pt", "o primeiro"],
    ["sv", "den första"],
  ] as const)("%s: %s", ([language, text]) => {
    const context = { language, expecting: "name", tablePicked: true, draft } as const;
    expect(stated(text, context).date).toBeUndefined();
  });

  test("but a day is", () => {
    const context = { language: "en", expecting: "name", tablePicked: true, draft } as const;
    expect(stated("the 27th", context)).toMatchObject({ date: "2026-11-27" });
    expect(stated("the first of December", context)).toMatchObject({ date: "2026-12-01" });
  });
});

describe("the party said once more is no day:", () => {
  test.for([
    ["en", "three"],
    ["de", "drei"],
    ["fr", "disons trois"],
    ["es", "tres"],
    ["it", "tre"],
    ["nl", "drie"],
    ["pt", "três"],
    ["sv", "tre"],
  ] as const)("%s: %s", ([language, text]) => {
    const context = { language, expecting: "date", draft: { partySize: 3 } } as const;
    expect(stated(text, context).date).toBeUndefined();
    expect(stated(text, { ...context, draft: { partySize: 2 } }).date).toMatch(/-03$/);
  });

  test.for([
    ["en", "the third"],
    ["de", "am dritten"],
    ["fr", "le trois"],
    ["es", "el tres"],
  ] as const)("where a day is named it is one, %s: %s", ([language, text]) => {
    const context = { language, expecting: "date", draft: { partySize: 3 } } as const;
    expect(stated(text, context).date).toMatch(/-03$/);
  });
});
