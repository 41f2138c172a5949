import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const told = [
  ["en", "the babysitter cancelled"],
  ["en", "our babysitter has let us down"],
  ["de", "der Babysitter hat abgesagt"],
  ["fr", "la baby-sitter a annulé"],
  ["es", "la canguro ha cancelado"],
  ["it", "la babysitter ha disdetto"],
  ["pt", "a babysitter cancelou"],
  ["nl", "de oppas heeft afgezegd"],
  ["sv", "barnvakten har ställt in"],
  ["nb", "barnevakten meldte avbud"],
] as const;

describe("whose babysitter does not come", () => {
  test.for(told)("of a table they have, does not either: %s: %s", ([language, text]) => {
    const { intent, feeling, meant } = understand(text, { now, language, expecting: null });
    expect({ intent, feeling, meant }).toEqual({ intent: "cancel", feeling: "sorrow", meant: undefined });
  });

  test.for(told)("gives up none that is being booked: %s: %s", ([language, text]) => {
    for (const expecting of ["name", "confirm"] as const) {
      const { intent, feeling } = understand(text, { now, language, expecting, tablePicked: true });
      expect([["other", "inform"].includes(intent), feeling]).toEqual([true, "sorrow"]);
    }
  });

  test.for([
    ["en", "the babysitter cancelled, could we come at 6 instead?", "change"],
    ["en", "table for 2 friday, the babysitter cancelled", "book"],
    ["en", "the babysitter cancelled, can we bring the kids?", "question"],
    ["en", "we can't come, the babysitter cancelled", "cancel"],
    ["de", "wir können nicht kommen, der Babysitter hat abgesagt", "cancel"],
  ] as const)("but what else is said counts: %s: %s", ([language, text, intent]) => {
    expect(understand(text, { now, language, expecting: null }).intent).toBe(intent);
  });
});
