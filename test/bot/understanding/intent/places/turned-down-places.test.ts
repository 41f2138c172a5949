import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const terraces = {
  de: "Terrasse",
  fr: "Terrasse",
  es: "Terraza",
  it: "Terrazza",
  nl: "Terras",
  pt: "Esplanada",
  sv: "Terrass",
};
const venues = [
  {
    id: 1,
    name: "Furu & Fjord",
    scenarioNames: ["Dinner", "Terrace"],
    scenarioTranslations: { Terrace: terraces },
  },
];
const scenarioIn = (language: string, text: string) => stated(text, { language, venues }).scenarioName;

describe("a way to dine that is turned down is not wished for:", () => {
  test.for([
    ["en", "table for 2 saturday 7pm, but not the terrace"],
    ["en", "anything but the terrace, 2 people saturday at 7"],
    ["de", "Tisch für 2 Samstag 19 Uhr, aber nicht auf der Terrasse"],
    ["fr", "table pour 2 samedi 19h, mais pas en terrasse"],
    ["es", "mesa para 2 el sábado a las 19, pero no en la terraza"],
    ["it", "tavolo per 2 sabato alle 19, ma non in terrazza"],
    ["nl", "tafel voor 2 zaterdag 19 uur, maar niet op het terras"],
    ["pt", "mesa para 2 sábado às 19h, mas não na esplanada"],
    ["sv", "bord för 2 lördag kl 19, men inte på terrass"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(scenarioIn(language, text)).toBeUndefined();
  });

  test.for([
    ["en", "table for 2 on the terrace saturday 7pm"],
    ["en", "why not the terrace?"],
    ["de", "Tisch für 2 auf der Terrasse Samstag 19 Uhr"],
    ["fr", "table pour 2 en terrasse samedi 19h"],
    ["es", "no, terraza"],
  ] as const)("but is in %s, “%s”", ([language, text]) => {
    expect(scenarioIn(language, text)).toBe("Terrace");
  });
});
