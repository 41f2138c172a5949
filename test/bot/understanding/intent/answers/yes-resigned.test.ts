import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
const atSummary = { now, expecting: "confirm", tablePicked: true, draft } as const;

describe("a yes of who takes it as it is, or has said so before,", () => {
  test.for([
    ["en", "yes, oh well"],
    ["en", "yes I told you"],
    ["en", "yes, that'll have to do"],
    ["de", "ja hab ich doch gesagt"],
    ["de", "ja, hilft ja nix"],
    ["de", "meinetwegen ja"],
    ["fr", "oui je vous l'ai dit"],
    ["fr", "oui, tant pis"],
    ["es", "sí, qué remedio"],
    ["es", "sí, ya te lo he dicho"],
    ["it", "sì gliel'ho detto"],
    ["it", "sì, pazienza"],
    ["nl", "ja dat zei ik toch"],
    ["nl", "ja, het moet maar"],
    ["pt", "sim, já disse"],
    ["pt", "sim, que remédio"],
    ["sv", "ja det sa jag ju"],
    ["sv", "ja, det får väl gå"],
  ] as const)("is one in %s: %s", ([language, text]) => {
    expect(understand(text, { ...atSummary, language }).intent).toBe("affirm");
  });

  test.for([
    ["en", "I told you"],
    ["en", "oh well"],
    ["en", "no, oh well"],
    ["en", "yes I told you we're vegetarian"],
    ["de", "meinetwegen"],
    ["fr", "tant pis"],
    ["fr", "non, tant pis"],
    ["fr", "oui tant pis, laissez tomber"],
    ["es", "qué remedio"],
    ["it", "pazienza"],
    ["it", "no, pazienza"],
    ["sv", "det får väl gå"],
  ] as const)("is missing in %s: %s", ([language, text]) => {
    expect(understand(text, { ...atSummary, language }).intent).not.toBe("affirm");
  });
});

test.for([
  ["pt", "sim, assim está bem, e já agora podem pôr umas velas?"],
  ["es", "sí, así está bien, y ¿podéis poner unas velas?"],
  ["de", "ja, passt so, und könnten Sie noch ein paar Kerzen hinstellen?"],
  ["nl", "ja, zo is het goed, en kunt u er meteen wat kaarsen bij zetten?"],
] as const)("%s: “%s” is a yes with a wish", ([language, text]) => {
  expect(understand(text, { ...atSummary, language })).toMatchObject({
    agrees: true,
    comment: expect.stringMatching(/velas|Kerzen|kaarsen/),
  });
});
