import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-20", time: "19:00" };
const context = { now, expecting: "name", tablePicked: true, draft } as const;

test.for([
  ["sv", "skriv upp det på Lindqvist", "Lindqvist"],
  ["sv", "det är till Priya Patel", "Priya Patel"],
  ["sv", "Eva-Lena heter jag", "Eva-Lena"],
  ["sv", "du kan skriva Nisse", "Nisse"],
  ["sv", "ta mitt: Göran Berg", "Göran Berg"],
  ["sv", "förnamn Li efternamn Wong", "Li Wong"],
  ["sv", "det stavas Christer med Ch", "Christer"],
  ["en", "under the name of the wilsons", "Wilsons"],
  ["en", "use mine: Greg Barnes", "Greg Barnes"],
  ["en", "it's spelled Sean not Shaun", "Sean"],
] as const)("%s, “%s” is %s", ([language, text, name]) => {
  const { firstName, lastName } = understand(text, { ...context, language });
  expect([firstName, lastName].filter((part) => part !== undefined).join(" ")).toBe(name);
});

test.for([
  ["sv", "spelar ingen roll"],
  ["sv", "inga problem"],
  ["sv", "det kvittar"],
  ["en", "doesn't matter"],
] as const)("%s, “%s” is nobody", ([language, text]) => {
  const { firstName, lastName } = understand(text, { ...context, language });
  expect([firstName, lastName]).toEqual([undefined, undefined]);
});
