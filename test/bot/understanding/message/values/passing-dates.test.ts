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

describe("a former visit is told in passing:", () => {
  test.for([
    ["en", "Following our stay with you on 3 May we'd love a table for 5 on 11 December at 7.30 pm"],
    ["de", "nach unserem Besuch am 3. Mai hätten wir gern am 11. Dezember um 19.30 Uhr einen Tisch"],
    ["fr", "après notre visite du 3 mai nous voudrions une table le 11 décembre à 19h30"],
    ["es", "tras nuestra visita del 3 de mayo queremos una mesa el 11 de diciembre a las 19:30"],
    ["it", "dopo la nostra visita del 3 maggio vorremmo un tavolo l'11 dicembre alle 19:30"],
    ["nl", "na ons bezoek op 3 mei willen we graag een tafel op 11 december om 19.30 uur"],
    ["pt", "depois da nossa visita a 3 de maio queremos uma mesa no dia 11 de dezembro às 19:30"],
    ["sv", "efter vårt besök den 3 maj vill vi ha ett bord den 11 december kl 19.30"],
    ["nb", "etter vårt besøk den 3. mai vil vi ha et bord den 11. desember kl 19.30"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { date, time, openReadings } = stated(text, { language });
    expect({ date, time, openReadings }).toEqual({ date: "2026-12-11", time: "19:30" });
  });
});

describe("a flight, a train and others' arrivals are told in passing:", () => {
  test.for([
    ["en", "Our flight lands on 4 December at 5 pm, we'd come on 5 December at 7 pm"],
    ["en", "my sister comes on the 4th of December, could we eat on the 5th of December at 7 pm"],
    ["de", "Unser Flug landet am 4. Dezember um 17 Uhr, wir kommen am 5. Dezember um 19 Uhr"],
    ["de", "Meine Schwester kommt am 4. Dezember, wir essen am 5. Dezember um 19 Uhr"],
    ["es", "Nuestro vuelo aterriza el 4 de diciembre a las 17, vamos el 5 de diciembre a las 19"],
    ["es", "mi hermano viene el 4 de diciembre, cenamos el 5 de diciembre a las 19"],
    ["fr", "Notre vol atterrit le 4 décembre à 17h, nous venons le 5 décembre à 19h"],
    ["it", "Il treno arriva il 4 dicembre alle 17, veniamo il 5 dicembre alle 19"],
    ["nl", "Onze vlucht landt op 4 december om 17 uur, we komen op 5 december om 19 uur"],
    ["nl", "Onze trein komt 4 december om 17 uur aan, we eten graag 5 december om 19 uur"],
    ["pt", "O nosso voo aterra no dia 4 de dezembro às 17, vamos no dia 5 de dezembro às 19"],
    ["sv", "Vårt tåg kommer den 4 december kl 17, vi vill äta den 5 december kl 19"],
    ["sv", "Min bror kommer den 4 december, vi kommer den 5 december kl 19"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { date, time, openReadings } = stated(text, { language });
    expect({ date, time, openReadings }).toEqual({ date: "2026-12-05", time: "19:00" });
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

describe("the day on which somebody else travels home moves no table:", () => {
  test.for([
    ["en", "Joe flies home on Friday, so he's coming too"],
    ["de", "der Jürgen fliegt doch schon am Freitag heim, der kommt also auch noch mit"],
    ["es", "Jo vuelve a casa el viernes, así que viene también"],
    ["fr", "Jo repart vendredi, donc il vient aussi"],
    ["it", "Jo torna a casa venerdì, quindi viene anche lui"],
    ["nl", "Jo vliegt vrijdag naar huis, dus hij komt ook"],
    ["pt", "o Jo volta para casa na sexta, por isso também vem"],
    ["sv", "Jo flyger hem på fredag, så han kommer också"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
    expect(stated(text, { language, expecting: "confirm", tablePicked: true, draft })).not.toHaveProperty(
      "date",
    );
  });
});

describe("the hour at which somebody is in bed is not the table's:", () => {
  test.for([
    ["en", "table for 4 on Thursday, early enough that the kids are in bed by eight"],
    ["de", "Tisch für 4 am Donnerstag, so dass die Kleinen um acht im Bett liegen"],
    ["es", "mesa para 4 el jueves, que los niños estén en la cama a las 8"],
    ["fr", "une table pour 4 jeudi, pour que les petits soient au lit à 20h"],
    ["it", "tavolo per 4 giovedì, così i bimbi sono a letto alle 8"],
    ["nl", "tafel voor 4 donderdag, zodat de kinderen om 8 in bed liggen"],
    ["pt", "mesa para 4 na quinta, para os miúdos estarem na cama às 8"],
    ["sv", "bord för 4 på torsdag, så att barnen är i säng klockan 8"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language, expecting: null })).toMatchObject({ partySize: 4 });
    expect(stated(text, { language, expecting: null })).not.toHaveProperty("time");
  });
});
