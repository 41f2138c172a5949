import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const german = { language: "de" } as const;

describe("“so” before a number may be about that many, or a Sunday:", () => {
  test.for([
    ["wir sind so 6", { partySize: 6 }],
    ["so 6-7 Leute", { partySize: 7, partyFrom: 6 }],
    ["am 5. Dezember so 4 Leute", { partySize: 4, date: "2026-12-05" }],
    ["morgen so 6 Leute", { partySize: 6, date: "2026-11-19" }],
  ] as const)("%s: about that many", ([text, { partySize, ...values }]) => {
    const { partyFrom: _, ...others } = { partyFrom: 0, ...values };
    expect(stated(text, german)).toEqual({ partySize, ...others });
  });

  test("as the answer to how many come", () => {
    expect(stated("so 6 Leute", { ...german, expecting: "partySize" })).toEqual({ partySize: 6 });
  });

  test.for([
    ["So 6 Leute um 19 Uhr", "2026-11-22"],
    ["Tisch für So 6 Leute 19 Uhr", "2026-11-22"],
    ["So 6.12.", "2026-12-06"],
    ["So, 29.11., 4 Personen", "2026-11-29"],
  ] as const)("%s: a Sunday", ([text, date]) => {
    expect(stated(text, german)).toMatchObject({ date });
  });
});

describe("“so” beside no words of a day is none:", () => {
  test.for([
    "so jetzt stehts fest, wir sind doch 10",
    "gut. so jetzt ein Tisch für 4",
    "Ja, so bitte",
    "perfekt, so.",
    "ok, so jetzt gut",
  ])("%s", (text) => {
    expect(stated(text, german)).not.toHaveProperty("date");
  });

  test.for(["am So bitte", "So abend zu viert", "Tisch für 2, So 19:30", "So. um 20 Uhr"])(
    "%s: a Sunday",
    (text) => {
      expect(stated(text, german)).toMatchObject({ date: "2026-11-22" });
    },
  );

  test.for(["So", "so bitte", "so, bitte"])("%s: a Sunday, where a day was asked for", (text) => {
    expect(stated(text, { ...german, expecting: "date" })).toMatchObject({ date: "2026-11-22" });
  });
});
