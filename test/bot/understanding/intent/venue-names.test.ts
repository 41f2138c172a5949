import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const venues = [
  { id: 1, name: "Furu & Fjord", scenarioNames: ["Dinner"] },
  { id: 2, name: "Seven Sisters", scenarioNames: ["Dinner"] },
];

test.for([
  ["de", "Tisch für 2 morgen 19 Uhr furu"],
  ["de", "Tisch bei Furu und Fjord für 4"],
  ["fr", "table pour 2 demain 20h furu"],
  ["fr", "bonjour, une table chez furu et fjord"],
  ["es", "mesa furu mañana 21h"],
  ["es", "mesa para 2 en furu y fjord"],
  ["it", "tavolo per 2 domani furu"],
  ["it", "un tavolo da furu e fjord per 4"],
  ["nl", "tafel furu morgen 19 uur"],
  ["nl", "een tafel bij furu en fjord voor 2"],
  ["pt", "mesa furu amanhã às 20h"],
  ["pt", "mesa no furu e fjord para 4"],
  ["sv", "hej furu, bord för 2 imorgon?"],
  ["sv", "bord på furu och fjord för 4"],
] as const)("%s: %s", ([language, text]) => {
  expect(stated(text, { language, venues }).venueId).toBe(1);
});

const furu = {
  id: 1,
  name: "Furu & Fjord",
  scenarioNames: ["Dinner", "Tasting menu", "Terrace"],
  scenarioTranslations: {
    "Tasting menu": { de: "Degustationsmenü", fr: "Menu dégustation", pt: "Menu de degustação" },
    Terrace: { de: "Terrasse", es: "Terraza" },
    Dinner: { sv: "Middag", nl: "Diner" },
  },
};

test.for([
  ["en", "the tasting menu for 2 on Friday", "Tasting menu"],
  ["de", "das Degustationsmenü für 2 am Freitag", "Tasting menu"],
  ["fr", "le menu degustation pour 2 vendredi", "Tasting menu"],
  ["pt", "menu de degustação para dois na sexta", "Tasting menu"],
  // In another language than the chat's.
  ["en", "a table for 2 on Friday, Menu dégustation", "Tasting menu"],
  ["es", "mesa para 4 en la terraza mañana a las 14", "Terrace"],
  ["sv", "bord för 2 till middag på fredag", "Dinner"],
  // The afternoon, in Dutch.
  ["nl", "tafel voor 2 zaterdag middag", undefined],
  ["it", "un tavolo per 2 venerdì alle 20", undefined],
] as const)("%s: a way to dine by any of its names, %s", ([language, text, name]) => {
  expect(stated(text, { language, venues: [furu] }).scenarioName).toBe(name);
});

test("a number is no name", () => {
  expect(stated("table seven", { language: "en", venues }).venueId).toBeUndefined();
});
