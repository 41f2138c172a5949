import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", time: "19:00", partySize: 4, comment: "by the window; a high chair" };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("a note that is dictated takes the place of what is noted", () => {
  test.for([
    ["en", "the note should only say: two coeliacs, one vegan", "two coeliacs, one vegan"],
    ["en", "scrap what you wrote and put: nut allergy. Nothing else please", "nut allergy"],
    [
      "de",
      "da ist bei dem Hinweis allerhand durcheinandergeraten, schreiben Sie doch bitte nur: vierzigster Hochzeitstag, Fensterplatz",
      "vierzigster Hochzeitstag, Fensterplatz",
    ],
    [
      "de",
      "da soll bitte nur stehen: Fensterplatz und Hochzeitstag, alles andere bitte streichen",
      "Fensterplatz und Hochzeitstag",
    ],
    [
      "fr",
      "Changez la note : « mon mari ne supporte pas la crème », et rien d'autre",
      "mon mari ne supporte pas la crème",
    ],
    ["es", "en la nota pongan solo: dos celíacos y un vegano, nada más", "dos celíacos y un vegano"],
    ["it", "la nota è sbagliata, scriva solo: figlia celiaca, tolga il resto", "figlia celiaca"],
    ["nl", "de notitie klopt niet, er moet staan: één glutenvrij, één vegan", "één glutenvrij, één vegan"],
    ["pt", 'quero a nota "sogros diabéticos" e mais nada. depois reserva', "sogros diabéticos"],
    [
      "sv",
      "Ta bort alla anteckningar och skriv: 2 gluten, 1 skaldjur, 1 vegan",
      "2 gluten, 1 skaldjur, 1 vegan",
    ],
    [
      "sv",
      "Anteckningen är fel, det ska stå: 1 glutenintolerant, julmiddag",
      "1 glutenintolerant, julmiddag",
    ],
  ] as const)("in %s: %s", ([language, text, comment]) => {
    expect(read(language, text)).toMatchObject({ intent: "inform", comment, wishedAlone: true });
  });
});

test.for([
  ["en", "one question: is there parking?"],
  ["en", "change it to: 5 people"],
  ["en", "change the note and the time: 8pm"],
  ["en", "just so you know: we might be late"],
  ["de", "nur eine Frage: gibt es Parkplätze?"],
  ["es", "cambia la hora: a las nueve"],
] as const)("nothing is dictated in %s: %s", ([language, text]) => {
  expect(read(language, text)).not.toHaveProperty("wishedAlone");
});
