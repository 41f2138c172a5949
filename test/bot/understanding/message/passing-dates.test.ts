import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("the table's day is told from those in passing:", () => {
  test.for([
    ["en", "I am writing on 18 November to ask for a table for four on Friday, 11 December at 7.30 pm"],
    ["en", "we arrive on 9 December at 6 pm and would like to dine on 11 December at 7.30 pm"],
    ["en", "my husband's birthday is on 1 December but we'd like the table on 11 December at 7:30pm"],
    ["en", "we are staying until 13 December, table for 4 on 11 December at 7.30 pm please"],
    ["de", "Wir reisen am 9. Dezember an und hätten gern am 11. Dezember um 19.30 Uhr einen Tisch"],
    ["de", "mein Mann hat am 1. Dezember Geburtstag, wir möchten am 11. Dezember um 19.30 Uhr essen"],
    ["fr", "nous arrivons le 9 décembre et voudrions une table le 11 décembre à 19h30"],
    ["es", "llegamos el 9 de diciembre y queremos una mesa el 11 de diciembre a las 19:30"],
    ["it", "arriviamo il 9 dicembre e vorremmo un tavolo l'11 dicembre alle 19:30"],
    ["nl", "wij komen op 9 december aan en willen een tafel op 11 december om 19.30 uur"],
    ["pt", "chegamos no dia 9 de dezembro e queremos uma mesa no dia 11 de dezembro às 19:30"],
    ["sv", "min mamma fyller år den 10 december, vi vill ha ett bord den 11 december kl 19.30"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { date, time, openReadings } = stated(text, { language });
    expect({ date, time, openReadings }).toEqual({ date: "2026-12-11", time: "19:30" });
  });
});

describe("a feast that names the meal is no day beside one that is stated:", () => {
  test.for([
    ["en", "company Christmas dinner on 11 December for 12"],
    ["de", "Weihnachtsessen am 11.12. für 12 Personen"],
    ["fr", "dîner de Noël le 11 décembre pour 12"],
    ["es", "cena de Navidad de la empresa el 11 de diciembre para 12"],
    ["it", "cena di Natale aziendale l'11 dicembre per 12 persone"],
    ["nl", "kerstdiner op 11 december voor 12"],
    ["pt", "jantar de Natal da empresa no dia 11 de dezembro para 12"],
    ["sv", "julmiddag med jobbet den 11 december för 12"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { date, openReadings, partySize } = stated(text, { language, country: "NO" });
    expect({ date, openReadings, partySize }).toEqual({ date: "2026-12-11", partySize: 12 });
  });

  test.for([
    ["Christmas Eve dinner for 4", "2026-12-24"],
    ["my birthday is on 11 December, table for 4", "2026-12-11"],
  ] as const)("but “%s” has no other", ([text, date]) => {
    expect(stated(text, { language: "en", country: "NO" })).toMatchObject({ date });
  });

  test("of two days that may both be the table's, the guest is asked", () => {
    const { openReadings } = stated("table for 4 on Christmas Day or 27 December", { language: "en" });
    expect(openReadings).toEqual({ dates: ["2026-12-25", "2026-12-27"] });
  });
});
