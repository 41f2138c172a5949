import { describe, expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };

describe("of a party of four,", () => {
  test.for([
    ["en", "one more person", 5],
    ["en", "two more people", 6],
    ["en", "we are one more", 5],
    ["en", "plus one", 5],
    ["en", "two fewer", 2],
    ["en", "one less", 3],
    ["en", "one of us can't make it", 3],
    ["de", "eine Person mehr", 5],
    ["de", "noch zwei Personen dazu", 6],
    ["de", "zwei Personen weniger", 2],
    ["de", "einer von uns kann nicht", 3],
    ["fr", "une personne de plus", 5],
    ["fr", "deux personnes de moins", 2],
    ["es", "una persona más", 5],
    ["es", "dos menos", 2],
    ["it", "una persona in più", 5],
    ["it", "due in meno", 2],
    ["nl", "een persoon meer", 5],
    ["nl", "twee minder", 2],
    ["pt", "mais uma pessoa", 5],
    ["pt", "duas pessoas a menos", 2],
    ["sv", "en person till", 5],
    ["sv", "två färre", 2],
    ["de", "einer mehr", 5],
    ["nl", "met eentje meer", 5],
    ["sv", "vi blir en till", 5],
    ["nb", "vi blir en til", 5],
    ["da", "vi bliver en til", 5],
  ] as const)("in %s, “%s” makes %i", ([language, text, partySize]) => {
    expect(stated(text, { language, draft })).toEqual({ partySize });
    expect(intentOf(text, { language, draft })).toBe("change");
    expect(intentOf(text, { language, draft, expecting: "confirm" })).toBe("change");
  });

  test("a size that is stated counts", () => {
    expect(stated("one friend can't make it, so change it to three people", { draft })).toEqual({
      partySize: 3,
    });
  });
});

test("of a party that is not known, the change alone is", () => {
  expect(stated("one more person")).toEqual({ partyChange: 1 });
  expect(stated("three have called off", { language: "en" })).toEqual({ partyChange: -3 });
  expect(intentOf("one more person")).toBe("change");
});

test.for([
  ["me and two more people", { partySize: 3 }],
  ["can we add a high chair", { comment: "a high chair" }],
  ["two more minutes please", {}],
  ["one more thing", {}],
] as const)("“%s” changes no party", ([text, values]) => {
  expect(stated(text, { language: "en" })).toEqual(values);
});

describe("one number replaces another:", () => {
  test.for([
    ["3 instead of 4", { partySize: 3 }],
    ["8 instead of 7", { time: "20:00" }],
    ["no, 5", { partySize: 5 }],
  ] as const)("%s", ([text, values]) => {
    expect(stated(text, { draft, language: "en" })).toEqual(values);
    expect(intentOf(text, { draft, language: "en" })).toBe("change");
  });
});
