import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("of several days in a letter, the table's is", () => {
  test.for([
    // A day that has just been is told, where another one is to come.
    ["en", "Your colleague rang me on 12 November. We would like to come on 9 December at 7 pm, four of us"],
    ["de", "wir haben am 14. November telefoniert. Bitte am 9. Dezember um 19 Uhr einen Tisch für 4"],
    ["nl", "op 10 november is onze zoon geslaagd! Dat vieren we op 9 december om 19 uur met z'n vieren"],
    ["sv", "vår dotter tog examen den 6 november. Det firar vi den 9 december klockan 19, fyra personer"],
    // So is a month beside a day.
    ["en", "We ate with you back in March and loved it. A table for 4 on 9 December at 7 pm, please"],
    ["de", "Im Juli waren wir schon einmal da. Nun kommen wir am 9. Dezember um 19 Uhr, vier Personen"],
    ["nl", "in mei zaten we ook bij u. Graag 9 december om 19 uur met 4 personen"],
    ["sv", "i augusti åt vi hos er. Nu kommer vi gärna den 9 december kl 19, vi är fyra"],
    // A day within the days of a stay is the table's, and has their month.
    ["en", "we're in Bergen from 7 to 12 December, could we have dinner on the 9th at 7 pm, four of us"],
    ["de", "wir sind vom 7. bis 12. Dezember in der Stadt, am 9. würden wir gern um 19 Uhr essen, zu viert"],
    ["nl", "we logeren van 7 tot 12 december in de stad, op de 9e graag een tafel voor 4 om 19 uur"],
    ["sv", "vi är i stan 7 till 12 december och vill gärna äta den 9:e klockan 19, fyra personer"],
    // What the time and the company stand beside is the table's.
    [
      "en",
      "Mum turns 70 on 6 December, but most of us work then. Would 9 December at 7 pm be possible for four?",
    ],
    ["en", "On Christmas Day we're at my parents', but on 9 December at 7 pm we'd love a table for four"],
    ["de", "Oma wird am 6. Dezember 80. Gefeiert wird am 9. Dezember um 19 Uhr mit vier Leuten"],
    [
      "de",
      "Heiligabend sind wir bei den Schwiegereltern, aber am 9. Dezember um 19 Uhr brauchen wir 4 Plätze",
    ],
    [
      "nl",
      "mijn ouders zijn op 6 december 40 jaar getrouwd, wij vieren het op 9 december om 19 uur met 4 personen",
    ],
    [
      "nl",
      "tweede kerstdag zijn we bij mijn ouders, maar 9 december om 19 uur komen we graag met 4 personen",
    ],
    ["sv", "pappa fyller 60 den 6 december, men vi firar den 9 december kl 19, fyra personer"],
    ["sv", "nyårsafton är vi hos grannarna, men den 9 december kl 19 vill vi ha bord för fyra"],
    // A bill, a deposit or an answer that is due is no visit.
    ["en", "A table for four on 9 December at 7 pm. Please send the invoice before 20 December"],
    ["de", "Die Rechnung bitte bis 20. Dezember. Tisch für vier am 9. Dezember um 19 Uhr"],
    ["nl", "de factuur graag vóór 20 december; tafel voor 4 op 9 december om 19 uur"],
    ["sv", "fakturan vill vi ha senast den 20 december. Bord för fyra den 9 december kl 19"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { date, dateTo, time, partySize, openReadings } = stated(text, { language, country: "NO" });
    expect({ date, dateTo, time, partySize, openReadings }).toEqual({
      date: "2026-12-09",
      time: "19:00",
      partySize: 4,
    });
  });

  test.for([
    ["en", "friday or saturday at 8 for 4", ["2026-11-20", "2026-11-21"]],
    ["de", "am 4. Dezember oder am 11. Dezember um 19 Uhr, 4 Personen", ["2026-12-04", "2026-12-11"]],
    ["nl", "4 december of 11 december om 19 uur", ["2026-12-04", "2026-12-11"]],
    ["sv", "4 december eller 11 december kl 19", ["2026-12-04", "2026-12-11"]],
  ] as const)("either, where the guest leaves it open: %s, “%s”", ([language, text, dates]) => {
    const found = stated(text, { language });
    expect(found.dateTo === undefined ? found.openReadings?.dates : [found.date, found.dateTo]).toEqual(
      dates,
    );
  });

  test.for([
    ["en", "dinner for eight, but I don't know the date yet, I'll know by 1 December"],
    ["en", "a table for eight please, the day isn't fixed yet, we'll decide by Friday"],
    ["de", "ein Tisch für acht Personen, das Datum steht noch nicht fest, ich weiß es bis 1. Dezember"],
    ["nl", "een tafel voor acht personen, de datum weet ik nog niet, dat hoor ik voor 1 december"],
    ["sv", "bord för åtta, datumet är inte bestämt än, jag vet senast 1 december"],
  ] as const)("none, where it is yet to be known: %s, “%s”", ([language, text]) => {
    const { date, partySize } = stated(text, { language });
    expect({ date, partySize }).toEqual({ date: undefined, partySize: 8 });
  });
});

describe("what else a letter counts is no party and no time:", () => {
  test.for([
    ["en", "We shall be seven on 10 December at 7 pm. No mushrooms for one of us"],
    ["en", "table for seven on 10 December at 7 pm, grandpa uses a wheelchair"],
    ["en", "we arrive by the 17.20 train on 10 December, so a table for 7 at seven would suit"],
    ["de", "wir kommen mit dem Zug um 17.20 Uhr an, am 10. Dezember Tisch für 7 um 19 Uhr"],
    ["de", "am 10. Dezember um 19 Uhr sieben Personen, meine Schwester hat eine Nussallergie"],
    ["nl", "10 december om 19 uur met zeven personen, opa zit in een rolstoel"],
    ["nl", "10 december, zeven personen, om 19 uur, mijn zus heeft een notenallergie"],
    ["sv", "10 december kl 19, sju personer, min syster har nötallergi"],
    ["sv", "den 10 december klockan 19, vi blir sju, mormor sitter i rullstol"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { date, time, partySize } = stated(text, { language });
    expect({ date, time, partySize }).toEqual({ date: "2026-12-10", time: "19:00", partySize: 7 });
  });
});
