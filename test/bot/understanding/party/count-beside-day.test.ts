import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "company Christmas dinner on 11 December, maybe about 9"],
  ["de", "Firmenweihnachtsessen am 11. Dezember, vielleicht so 9"],
  ["fr", "repas de Noël de l'entreprise le 11 décembre, peut-être environ 9"],
  ["es", "cena de Navidad de la empresa el 11 de diciembre, quizás unos 9"],
  ["it", "cena di Natale aziendale l'11 dicembre, forse circa 9"],
  ["nl", "kerstdiner van de zaak op 11 december, misschien een stuk of 9"],
  ["pt", "jantar de Natal da empresa a 11 de dezembro, talvez uns 9"],
  ["sv", "företagets julmiddag den 11 december, kanske runt 9"],
  ["nb", "julemiddag med firmaet 11. desember, kanskje rundt 9"],
] as const)("asked how many, a day is heard beside about so many, in %s, “%s”", ([language, text]) => {
  expect(stated(text, { language, expecting: "partySize" })).toMatchObject({
    date: "2026-12-11",
    partySize: 9,
  });
});

test.for([
  ["en", "around 12, er, say 10", 10],
  ["de", "12, nein, sagen wir 10", 10],
  ["es", "somos 12, bueno, pon 10", 10],
] as const)("but of two counts the last one counts, in %s, “%s”", ([language, text, partySize]) => {
  expect(stated(text, { language, expecting: "partySize" })).toEqual({ partySize });
});
