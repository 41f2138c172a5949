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

test("a number is no name", () => {
  expect(stated("table seven", { language: "en", venues }).venueId).toBeUndefined();
});
