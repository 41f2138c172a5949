import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("asked how many come, the number that is said last counts:", () => {
  test.for([
    // Words of correction and a reason stand between the two.
    ["pt", "quatro. espera, a minha irmã também vem. cinco", 5],
    ["pt", "três... peço desculpa, com o João quatro", 4],
    ["pt", "seis. bem, sete, que a avó vem", 7],
    ["pt", "onze. não, calma, o Rui não vem: dez", 10],
    ["es", "cuatro. espera, también viene mi hermana. cinco", 5],
    ["es", "tres. bueno, cuatro, que se apunta Juan", 4],
    ["es", "seis. perdón, con la abuela siete", 7],
    ["it", "quattro. aspetta, viene anche mia sorella. cinque", 5],
    ["it", "tre. un attimo... con il nonno quattro", 4],
    ["it", "sei. vabbè dai, sette", 7],
    ["it", "siamo in due, rettifico, in tre", 3],
    ["fr", "quatre. attendez, ma sœur vient aussi. cinq", 5],
    ["fr", "trois. enfin, avec Paul quatre", 4],
    ["fr", "six. bon, sept alors", 7],
    ["fr", "huit personnes. rectification, Léa vient : dix", 10],
    // The one that is not meant stands behind.
    ["pt", "4 não 5", 4],
    ["es", "4 no 5", 4],
    ["it", "4 non 5", 4],
    ["fr", "4 pas 5", 4],
    ["en", "table for 3 not 4", 3],
    ["en", "I'm dining alone, i want a table for one not two", 1],
    ["en", "we're 5, not 6, people", 5],
    ["de", "ein Tisch für 3, nicht 4", 3],
    ["nl", "een tafel voor 3 niet 4", 3],
    ["sv", "ett bord för 3 inte 4", 3],
    ["fr", "une table pour 3 et pas 4", 3],
    ["es", "una mesa para 3 no para 4", 3],
    ["it", "un tavolo per 3 non 4", 3],
    ["pt", "uma mesa para 3, não 4", 3],
    // The larger of a range is chosen.
    ["pt", "entre 8 e 10, ponha 10", 10],
    ["es", "entre 8 y 10, pon 10", 10],
    ["it", "tra 8 e 10, segni 10", 10],
    ["fr", "entre 8 et 10, mettez 10", 10],
    ["pt", "faz 6 então", 6],
    ["es", "que sean 6 entonces", 6],
    ["it", "facciamo 6 allora", 6],
    ["fr", "disons 6 alors", 6],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language, expecting: "partySize" }).partySize).toBe(partySize);
  });
});

describe("what tells of some of them is no second number:", () => {
  test.for([
    ["pt", "quatro. espera, 2 são crianças"],
    ["es", "cuatro. bueno, 2 son niños"],
    ["it", "quattro. aspetta, due sono vegani"],
    ["fr", "quatre. attendez, deux sont végétariens"],
    ["es", "cuatro. espera 2 minutos por favor"],
    ["pt", "quatro. calma, 2 minutos"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language, expecting: "partySize" }).partySize).not.toBe(2);
  });
});

describe("asked how many come, a number with a rough word on either side counts people:", () => {
  test.for([
    ["en", "around 12 or so"],
    ["en", "maybe around 12, roughly"],
    ["en", "about 12 or something like that"],
    ["de", "so etwa 12 oder so"],
    ["de", "ungefähr 12 circa"],
    ["fr", "environ 12 à peu près"],
    ["es", "unos 12 más o menos"],
    ["it", "circa 12 più o meno"],
    ["nl", "rond de 12 of zo"],
    ["pt", "uns 12 mais ou menos"],
    ["sv", "runt 12 eller så"],
    ["sv", "omkring 12 typ"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language, expecting: "partySize" })).toEqual({ partySize: 12 });
  });
});

test("who says why there are more after all is not counted once more", () => {
  const text = "dinner for three of us no sorry four my sister is coming too";
  expect(stated(text, { language: "en" })).toMatchObject({ partySize: 4 });
});
