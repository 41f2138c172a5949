import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("little ones are counted with their parents:", () => {
  test.for([
    ["en", "we're two adults and two little ones"],
    ["de", "zwei Erwachsene und zwei Kleine"],
    ["fr", "on est 2 adultes et 2 petits"],
    ["es", "somos dos adultos y dos pequeños"],
    ["it", "siamo due adulti e due piccoli"],
    ["nl", "twee volwassenen en twee kleintjes"],
    ["pt", "somos dois adultos e dois pequenos"],
    ["sv", "två vuxna och två små"],
    ["nb", "to voksne og to små"],
    ["da", "to voksne og to små"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null }).partySize).toBe(4);
  });
});

describe("a meal for two is for two:", () => {
  test.for([
    ["fr", "dîner à deux samedi à 19h"],
    ["sv", "middag på tu man hand på lördag kl 19"],
    ["de", "Abendessen zu zweit am Samstag um 19 Uhr"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null })).toMatchObject({
      partySize: 2,
      date: "2026-11-21",
      time: "19:00",
    });
  });
});
