import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { intentOf, now } from "#test/bot/understanding/stated.ts";

describe("a yes or a no with regret is one all the same:", () => {
  test.for([
    ["en", "yes sadly", "affirm"],
    ["en", "unfortunately not", "deny"],
    ["de", "ja leider", "affirm"],
    ["de", "leider nein", "deny"],
    ["fr", "oui malheureusement", "affirm"],
    ["fr", "malheureusement non", "deny"],
    ["es", "sí por desgracia", "affirm"],
    ["es", "lamentablemente no", "deny"],
    ["it", "sì purtroppo", "affirm"],
    ["nl", "ja helaas", "affirm"],
    ["nl", "helaas niet", "deny"],
    ["pt", "sim, infelizmente", "affirm"],
    ["sv", "ja tyvärr", "affirm"],
    ["da", "ja desværre", "affirm"],
    ["nb", "ja dessverre", "affirm"],
  ] as const)("%s: %s", ([language, text, intent]) => {
    expect(intentOf(text, { language, expecting: "confirm" })).toBe(intent);
  });
});

describe("who cannot come because somebody else called off does not come:", () => {
  test.for([
    ["en", "sorry I don't think we can make it, the babysitter cancelled"],
    ["de", "leider klappt es nicht, der Babysitter hat abgesagt"],
    ["fr", "désolé, ça ne va pas être possible, la baby-sitter a annulé"],
    ["es", "lo siento, no va a poder ser, la niñera canceló"],
    ["it", "scusa, mi sa che non ce la facciamo, la babysitter ha disdetto"],
    ["nl", "sorry, het gaat niet lukken, de oppas heeft afgezegd"],
    ["pt", "ai desculpa, acho que não vai dar, a babá cancelou"],
    ["sv", "tyvärr, det går inte, barnvakten har ställt in"],
    ["da", "desværre, det går ikke, babysitteren har aflyst"],
    ["nb", "beklager, det går ikke, barnevakten har avlyst"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, meant } = understand(text, { now, language, expecting: "confirm" });
    expect([intent === "deny" || intent === "cancel", meant]).toEqual([true, undefined]);
  });
});

test.for([
  ["en", "yes, 6"],
  ["es", "venga sí, 6"],
  ["de", "ja, 6"],
] as const)("a table for six is agreed to by “%s, %s”", ([language, text]) => {
  const draft = { partySize: 6, date: "2026-11-20", time: "19:00" };
  const context = { language, draft, tablePicked: true, expecting: "confirm" } as const;
  expect(intentOf(text, context)).toBe("affirm");
  expect(intentOf(text.replace("6", "7"), context)).not.toBe("affirm");
});
