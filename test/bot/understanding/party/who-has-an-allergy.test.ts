import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const partyOf = (language: string, text: string, tablePicked = false) =>
  understand(text, { now, language, expecting: tablePicked ? "confirm" : null, tablePicked }).partySize;

describe("those who have an allergy, or need a chair, are counted among the party", () => {
  test.for([
    ["sv", "vi blir åtta istället för nio. Glutenallergin är bara en person nu", 8],
    ["en", "we're eight instead of nine. The nut allergy is only one person now", 8],
    ["de", "wir sind acht statt neun. Die Nussallergie betrifft nur eine Person", 8],
  ] as const)("of another booking, in %s: %s", ([language, text, partySize]) => {
    expect(partyOf(language, text)).toBe(partySize);
  });

  test.for([
    ["en", "can I get a high chair for one of us"],
    ["en", "nut free for one of us please"],
  ] as const)("of the table that is picked, in %s: %s", ([language, text]) => {
    expect(partyOf(language, text, true)).toBeUndefined();
  });
});

test.for([
  ["en", "a vegetarian dinner for 4", 4],
  ["en", "a gluten free table for 3 people", 3],
  ["de", "ein veganes Essen für 4 Personen", 4],
] as const)("a table for so many is for them: %s, %s", ([language, text, partySize]) => {
  expect(partyOf(language, text)).toBe(partySize);
});

test.for([
  "only one thing: can you put us by the window?",
  "just one thing, can we sit by the window",
] as const)("what is said next counts nobody: %s", (text) => {
  expect(partyOf("en", text, true)).toBeUndefined();
});
