import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("a child that is told by its age is counted", () => {
  test.for([
    ["en", "table for two adults and a two year old", 3],
    ["en", "two adults and a two-year-old", 3],
    ["en", "2 adults, a 5 year old and a 3 year old", 4],
    ["en", "me, my wife and our 4 year old", 3],
    ["en", "table for 2 and our 4 year old son", 3],
    ["de", "zwei Erwachsene und ein Zweijähriger", 3],
    ["de", "Tisch für zwei Erwachsene und einen Zweijährigen", 3],
    ["de", "zwei Erwachsene und eine 3-jährige Tochter", 3],
    ["de", "zwei Erwachsene und ein dreijähriges Kind", 3],
    ["fr", "deux adultes et un enfant de deux ans", 3],
    ["es", "dos adultos y un niño de dos años", 3],
    ["it", "due adulti e un bimbo di due anni", 3],
    ["pt", "dois adultos e uma criança de dois anos", 3],
    ["sv", "två vuxna och en tvååring", 3],
    ["nb", "to voksne og en toåring", 3],
  ] as const)("in %s, “%s”", ([language, text, partySize]) => {
    expect(stated(text, { language }).partySize).toBe(partySize);
  });

  test.for([
    ["en", "2 adults and 2 kids, a 5 year old and a 3 year old", 4],
    ["en", "table for 4 with a 3 year old", 4],
    ["en", "table for 4, one is a 3 year old", 4],
    ["de", "Tisch für 4, mit einem 5-jährigen", 4],
  ] as const)("but once, in %s, “%s”", ([language, text, partySize]) => {
    expect(stated(text, { language }).partySize).toBe(partySize);
  });
});
