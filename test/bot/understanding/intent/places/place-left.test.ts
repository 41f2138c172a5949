import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { lunchAndDinner, now } from "#test/bot/understanding/stated.ts";

const terraces = {
  de: "Terrasse",
  fr: "Terrasse",
  es: "Terraza",
  it: "Terrazza",
  nl: "Terras",
  pt: "Esplanada",
  sv: "Terrass",
};
const venue = {
  id: 1,
  name: "Furu & Fjord",
  scenarioNames: ["Dinner", "Terrace"],
  scenarioTranslations: { Terrace: terraces },
};
const draft = { date: "2026-11-20", partySize: 4 } as const;
const known = { now, expecting: "slot", venues: [venue], venueId: 1, openings: lunchAndDinner } as const;

const read = (text: string, language: string, named: object) =>
  understand(text, { ...known, language, draft: { ...draft, ...named } });

const inside = [
  ["en", "inside then please"],
  ["de", "dann lieber drinnen"],
  ["fr", "alors à l'intérieur"],
  ["es", "pues dentro"],
  ["it", "allora all'interno"],
  ["nl", "doe toch maar binnen"],
  ["pt", "então lá dentro"],
  ["sv", "inomhus då"],
] as const;

describe("who named the terrace and asks to sit inside wants another way to dine, and no note of it", () => {
  test.for(inside)("in %s: “%s”", ([language, text]) => {
    for (const named of [{ scenarioName: "Terrace" }, { missedScenario: "Terrace" }]) {
      expect(read(text, language, named)).toMatchObject({ leavesScenario: true });
      expect(read(text, language, named)).not.toHaveProperty("comment");
    }
  });

  test.for(inside)("but of another table it is noted in %s: “%s”", ([language, text]) => {
    for (const named of [{}, { scenarioName: "Dinner" }]) {
      expect(read(text, language, named)).toHaveProperty("comment");
      expect(read(text, language, named)).not.toHaveProperty("leavesScenario");
    }
  });

  test.for([
    ["en", "the terrace? no, indoors please"],
    ["de", "Terrasse?? im Dezember? ne drinnen bitte"],
    ["fr", "la terrasse ? non, à l'intérieur"],
    ["es", "¿la terraza? no, dentro"],
    ["sv", "terrassen? nej, inomhus"],
  ] as const)("and asks nothing of the terrace, in %s: “%s”", ([language, text]) => {
    const picked = { ...known, expecting: "confirm", tablePicked: true } as const;
    const said = understand(text, { ...picked, language, draft: { ...draft, missedScenario: "Terrace" } });
    expect(said).toMatchObject({ leavesScenario: true });
    expect(said.intent).not.toBe("question");
    expect(said.topics ?? []).not.toContain("scenario");
  });

  test("and what is told beside it is noted", () => {
    const said = read("inside please, and we need a high chair", "en", { scenarioName: "Terrace" });
    expect(said.comment ?? "").toContain("high chair");
  });
});
