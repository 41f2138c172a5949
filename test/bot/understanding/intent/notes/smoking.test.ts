import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const venues = [
  {
    id: 1,
    name: "Furu & Fjord",
    scenarioNames: ["Dinner", "Terrace"],
    scenarioTranslations: { Terrace: { es: "Terraza", fr: "Terrasse", de: "Terrasse", it: "Terrazza" } },
  },
];
const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const picked = { now, draft, venues, venueId: 1, tablePicked: true } as const;

test.for([
  ["en", "Kim Fox, and can you smoke on the terrace?"],
  ["en", "under Fox, and hey, can you smoke on the terrace?"],
  ["de", "Kim Fox, und darf man auf der Terrasse rauchen?"],
  ["fr", "Kim Fox, et on peut fumer en terrasse ?"],
  ["es", "Kim Fox, y oye, ¿se puede fumar en la terraza?"],
  ["it", "Kim Fox, e si può fumare in terrazza?"],
  ["pt", "Kim Fox, e pode-se fumar na esplanada?"],
  ["nl", "Kim Fox, en mag je roken op het terras?"],
  ["sv", "Kim Fox, och får man röka på terrassen?"],
  ["nb", "Kim Fox, og kan man røyke på terrassen?"],
] as const)(
  "whether one may smoke is asked, and neither wished for nor moves the table, in %s: %s",
  ([language, text]) => {
    const read = understand(text, { ...picked, language, expecting: "name" });
    expect(read.topics).toContain("smoking");
    expect(read.lastName).toBe("Fox");
    expect({ comment: read.comment, scenarioName: read.scenarioName }).toEqual({});
  },
);

test.for([
  ["en", "a table for smokers please"],
  ["en", "can we have a smoking table?"],
] as const)("a table for smokers is wished for, in %s: %s", ([language, text]) => {
  expect(understand(text, { ...picked, language, expecting: "confirm" }).comment).toBeDefined();
});
