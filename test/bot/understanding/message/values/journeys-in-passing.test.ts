import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now, stated } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 3, date: "2026-11-25", time: "19:00" };
const atName = (text: string, language: string) =>
  understand(text, { now, language, expecting: "name", tablePicked: true, draft });

describe("what became of a journey moves no table:", () => {
  test.for([
    ["fr", "notre vol a été annulé ce matin c'est pour ça qu'on reste un jour de plus"],
    ["en", "our flight was cancelled this morning so we're staying one more day"],
    ["de", "unser Flug wurde heute früh gestrichen, deshalb bleiben wir einen Tag länger"],
    ["es", "nos han cancelado el vuelo esta mañana, por eso nos quedamos un día más"],
    ["nl", "onze vlucht is vanochtend geannuleerd, daarom blijven we een dag langer"],
    ["pt", "o nosso voo foi cancelado esta manhã, por isso ficamos mais um dia"],
    ["sv", "vårt flyg blev inställt i morse så vi stannar en dag till"],
  ] as const)("%s: %s", ([language, text]) => {
    const understood = atName(text, language);
    for (const key of ["date", "time", "timeFrom", "firstName"]) expect(understood).not.toHaveProperty(key);
  });

  test("“this morning works better, at 11” does", () => {
    expect(atName("this morning works better, at 11", "en")).toMatchObject({ time: "11:00" });
  });

  test("“later than nine is out of the question” names nobody", () => {
    expect(atName("plus tard que 21h c'est exclu", "fr")).toMatchObject({ timeTo: "21:00" });
    expect(atName("plus tard que 21h c'est exclu", "fr")).not.toHaveProperty("firstName");
  });
});

describe("arriving in town and going home are no days of the table:", () => {
  test.for([
    [
      "sv",
      "Jag vill boka bord för två torsdag 10 december kl 20. Vi kommer till Oslo den 9 och åker hem den 13.",
    ],
    [
      "en",
      "I would like a table for two on Thursday 10 December at 8pm. We arrive in Oslo on the 9th and leave on the 13th.",
    ],
    [
      "fr",
      "je souhaite réserver une table pour deux le jeudi 10 décembre à 20h00. Nous arrivons à Oslo le 9 et repartons le 13.",
    ],
  ] as const)("%s: %s", ([language, text]) => {
    const { date, time, openReadings } = stated(text, { language });
    expect({ date, time, openReadings }).toEqual({ date: "2026-12-10", time: "20:00" });
  });
});
