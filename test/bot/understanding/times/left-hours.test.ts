import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) => stated(text, { language });

describe("between two numbers a day has the people before it and the hour behind it:", () => {
  test.for([
    ["en", "2 tomorrow 8"],
    ["en", "2 tmrw 8"],
    ["de", "2 morgen 8"],
    ["fr", "2 demain 8"],
    ["es", "2, mañana, 8"],
    ["it", "2 domani 8"],
    ["nl", "2 morgen 8"],
    ["pt", "2 amanhã 8"],
    ["sv", "2 imorgon 8"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toEqual({ partySize: 2, date: "2026-11-19", time: "20:00" });
  });

  test.for(["8 friday 2", "2 tomorrow", "2 tomorrow 8 or 9 of us"])("but not in “%s”", (text) => {
    expect(read(text, "en")).not.toMatchObject({ partySize: 2, time: "20:00" });
  });
});

describe("of two numbers behind a day, the one that may be an hour is it, or the first that follows at once:", () => {
  test.for([
    ["en", "friday 8, 4"],
    ["en", "fri, 8, 4"],
    ["de", "Freitag 8, 4"],
    ["fr", "vendredi 8, 4"],
    ["es", "viernes 8, 4"],
    ["it", "venerdì 8, 4"],
    ["nl", "vrijdag 8, 4"],
    ["pt", "sexta 8, 4"],
    ["sv", "fredag 8, 4"],
    ["da", "fredag 8, 4"],
    ["nb", "fredag 8, 4"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toEqual({ partySize: 4, date: "2026-11-20", time: "20:00" });
  });

  test("“Friday 7, 8”", () => {
    expect(read("Friday 7, 8", "en")).toEqual({ partySize: 8, date: "2026-11-20", time: "19:00" });
  });

  test.for(["Friday, 7, 8", "Friday 2, 3", "Friday 7 or 8"])("but not in “%s”", (text) => {
    expect(read(text, "en")).not.toHaveProperty("partySize");
  });
});

describe("beside a party and a day a number that is left alone is the hour:", () => {
  test.for([
    ["en", "table for 4 friday, 8"],
    ["en", "table for 4 on friday 8"],
    ["en", "4 of us on Friday, maybe 8"],
    ["en", "table 4 friday 8 and make it quick"],
    ["de", "Tisch für 4 am Freitag, 8"],
    ["de", "wir sind zu viert, Freitag, vielleicht 8"],
    ["fr", "une table pour 4 vendredi, 8"],
    ["es", "mesa para 4 el viernes, 8"],
    ["it", "un tavolo per 4 venerdì, 8"],
    ["nl", "tafel voor 4 op vrijdag, 8"],
    ["pt", "mesa para 4 na sexta, 8"],
    ["sv", "bord för 4 på fredag, 8"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toEqual({ partySize: 4, date: "2026-11-20", time: "20:00" });
  });
});

describe("it is the hour too where a name, a wish or an occasion follows:", () => {
  test.for([
    ["en", "table for 4 friday 8, by the window"],
    ["en", "table for 4 friday 8, Tom Lee"],
    ["en", "4 people, friday 8, it's a birthday"],
    ["de", "Tisch für 4 Freitag 8, am Fenster bitte"],
    ["fr", "table pour 4 vendredi 8, près de la fenêtre"],
    ["es", "mesa para 4 el viernes, 8, junto a la ventana"],
    ["it", "tavolo per 4 venerdì, 8, vicino alla finestra"],
    ["nl", "tafel voor 4 vrijdag 8, bij het raam"],
    ["pt", "mesa para 4 na sexta, 8, junto à janela"],
    ["sv", "bord för 4 fredag 8, vid fönstret"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ partySize: 4, date: "2026-11-20", time: "20:00" });
  });

  test.for(["table for 4 friday, 2 kids, by the window", "table for 4 friday, 3 high chairs, please"])(
    "but what they count is none: %s",
    (text) => {
      expect(read(text, "en").time).toBeUndefined();
    },
  );
});

describe("of two such hours both are read:", () => {
  test.for([
    ["en", "table for 4 friday, not sure yet, 8 or maybe 9"],
    ["de", "Tisch für 4 Freitag, weiß noch nicht genau, 8 oder vielleicht 9"],
    ["fr", "table pour 4 vendredi, je ne sais pas encore, 8 ou peut-être 9"],
    ["es", "mesa para 4 el viernes, no sé todavía, 8 o quizás 9"],
    ["it", "tavolo per 4 venerdì, non so ancora, 8 o forse 9"],
    ["nl", "tafel voor 4 vrijdag, weet nog niet, 8 of misschien 9"],
    ["pt", "mesa para 4 na sexta, ainda não sei, 8 ou talvez 9"],
    ["sv", "bord för 4 på fredag, vet inte än, 8 eller kanske 9"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { openReadings, ...values } = read(text, language);
    expect(values).toMatchObject({ partySize: 4, date: "2026-11-20", time: "20:00" });
    expect(openReadings).toEqual({ times: ["20:00", "21:00"] });
  });
});

test.for([
  ["en", "table for 4 friday, not 8"],
  ["en", "table for 4 on Friday, 2 of them vegetarian"],
  ["en", "table for 4 on Friday, we have 2 dogs"],
  ["en", "table for 4 on Friday 27"],
  ["de", "Tisch für 4 am Freitag, 2 Kinder"],
  ["en", "we want to eat on friday, 2 of us, maybe 3"],
  ["de", "Freitag, wir sind zu zweit, vielleicht 3"],
  ["fr", "vendredi, nous sommes 2, peut-être 3"],
  ["es", "el viernes, somos 2, quizás 3"],
  ["it", "venerdì, siamo in 2, forse 3"],
  ["nl", "vrijdag, we zijn met 2, misschien 3"],
  ["pt", "sexta, somos 2, talvez 3"],
  ["sv", "på fredag, vi är 2, kanske 3"],
] as const)("in %s, “%s” names no hour", ([language, text]) => {
  expect(read(text, language).time).toBeUndefined();
});

describe("where times are offered, the one that is corrected is not the one wanted:", () => {
  test.for([
    ["en", "half six, er no wait, quarter past seven?"],
    ["de", "halb sieben, äh nein warte, viertel nach sieben?"],
    ["nl", "doe maar half zeven, eh nee wacht, kwart over zeven?"],
  ] as const)("%s: %s", ([language, text]) => {
    const offers = [{ time: "17:30" }, { time: "18:30" }, { time: "19:15" }];
    const draft = { partySize: 4, date: "2026-11-20" };
    expect(stated(text, { language, expecting: "slot", draft, offers }).time).toBe("19:15");
  });
});

describe("when their train goes is no time of the table:", () => {
  test.for([
    ["en", "we have to catch a train at 11 so not too long"],
    ["de", "wir müssen um 11 den Zug erwischen"],
    ["nl", "we moeten om 11 uur de trein halen dus niet te lang tafelen"],
  ] as const)("%s: %s", ([language, text]) => {
    const draft = { partySize: 2, date: "2026-11-20", time: "20:00" };
    expect(stated(text, { language, draft, tablePicked: true, expecting: "name" })).not.toHaveProperty(
      "time",
    );
  });
});

describe("an hour in four figures needs no day before it:", () => {
  test.for([
    ["en", "table tonight 2 ppl 1930"],
    ["de", "tisch heute 2 pers 1930"],
    ["es", "mesa hoy 2 pers 1930"],
    ["sv", "bord ikväll 2 pers 1930"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ partySize: 2, time: "19:30" });
  });

  test("but it has the minutes of a clock", () => {
    expect(read("table tonight 2 ppl 1937", "en")).not.toHaveProperty("time");
  });
});
