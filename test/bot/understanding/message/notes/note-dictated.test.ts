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

describe("the sentence behind what is dictated is no part of it", () => {
  test.for([
    ["en", "the note should just say coeliac, high chair. that's how it should read", "coeliac, high chair"],
    ["de", "schreib nur Zöliakie, Kinderstuhl. so soll es da stehen", "Zöliakie, Kinderstuhl"],
    ["fr", "notez juste coeliaque, chaise haute. C'est comme ça que ça doit être", "coeliaque, chaise haute"],
    ["es", "en la nota pongan solo celíaca y trona. Así es como tiene que quedar", "celíaca y trona"],
    ["it", "scriva solo celiaca, seggiolone. Così deve risultare", "celiaca, seggiolone"],
    ["nl", "zet er alleen coeliakie, kinderstoel in. Zo moet het er staan", "coeliakie, kinderstoel"],
    ["pt", "escreva só celíaca, cadeira de bebé. É assim que deve ficar", "celíaca, cadeira de bebé"],
    ["sv", "Skriv: glutenintolerant, barnstol. Så ska det stå.", "glutenintolerant, barnstol"],
    ["sv", '"1 glutenintolerant, barnstol". Så ska det stå', "1 glutenintolerant, barnstol"],
  ] as const)("in %s: %s", ([language, text, comment]) => {
    expect(read(language, text)).toMatchObject({ intent: "inform", comment, wishedAlone: true });
  });
});

describe("a note is dictated without marks, and the rest dropped", () => {
  test.for([
    ["en", "just write coeliac daughter remove the rest", "coeliac daughter"],
    ["de", "schreib nur Tochter Zöliakie Rest streichen", "Tochter Zöliakie"],
    ["fr", "notez juste fille coeliaque enlevez le reste", "fille coeliaque"],
    ["es", "escribir solo hija celíaca quita lo demás", "hija celíaca"],
    ["it", "scrivere solo figlia celiaca togli il resto", "figlia celiaca"],
    ["nl", "zet er alleen dochter coeliakie de rest weg", "dochter coeliakie"],
    ["pt", "escrever só filha celíaca tira o resto", "filha celíaca"],
    ["sv", "skriv bara dotter glutenintolerant ta bort resten", "dotter glutenintolerant"],
  ] as const)("in %s: %s", ([language, text, comment]) => {
    const { keepsPlace, ...understood } = read(language, text);
    expect(understood).toMatchObject({ intent: "inform", comment, wishedAlone: true });
    expect(keepsPlace).toBeUndefined();
  });
});

test.for([
  ["en", "the table is fine. that's how it should be"],
  ["de", "wir sind 5. so soll es sein"],
] as const)("where no note is told, none takes the place of what is noted in %s: %s", ([language, text]) => {
  expect(read(language, text)).not.toHaveProperty("wishedAlone");
});
