import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("a day and its second choice are of the week that either names:", () => {
  test.for([
    ["en", "Thursday next week, otherwise Friday"],
    ["en", "Thursday, or else Friday next week"],
    ["de", "Donnerstag nächste Woche, sonst Freitag"],
    ["fr", "jeudi de la semaine prochaine, sinon vendredi"],
    ["es", "el jueves de la semana que viene, y si no el viernes"],
    ["it", "giovedì della settimana prossima, altrimenti venerdì"],
    ["nl", "donderdag volgende week, anders vrijdag"],
    ["pt", "quinta da próxima semana, senão sexta"],
    ["sv", "torsdag nästa vecka, annars fredag"],
    ["nb", "torsdag eller eventuelt fredag neste uke"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language })).toEqual({ date: "2026-11-26", otherwise: [{ date: "2026-11-27" }] });
  });
});

describe("the only time, said after both days, is that of both:", () => {
  test.for([
    ["en", "table for 4 Friday, or if not Saturday, at 8 pm"],
    ["de", "Tisch für 4 am Freitag, sonst Samstag, um 20 Uhr"],
    ["fr", "table pour 4 vendredi, sinon samedi, à 20h"],
    ["es", "mesa para 4 el viernes, o si no puede ser, el sábado, a las 20:00"],
    ["it", "tavolo per 4 venerdì, altrimenti sabato, alle 20"],
    ["nl", "tafel voor 4 vrijdag, anders zaterdag, om 20 uur"],
    ["pt", "mesa para 4 na sexta, senão no sábado, às 20h"],
    ["sv", "bord för 4 på fredag, annars lördag, kl 20"],
    ["nb", "bord til 4 på fredag, ellers lørdag, kl 20"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language })).toMatchObject({
      ...{ partySize: 4, date: "2026-11-20", time: "20:00" },
      otherwise: [{ date: "2026-11-21", time: "20:00" }],
    });
  });
});

describe("tomorrow or the day after, in few words:", () => {
  test.for([
    ["en", "a table tomorrow or the day after"],
    ["en", "tomorrow or the day after that"],
    ["es", "mesa para mañana o pasado"],
    ["pt", "mesa para amanhã ou depois"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language })).toEqual({ date: "2026-11-19", dateTo: "2026-11-20" });
  });

  test.for([
    ["pt", "mesa para amanhã ou depois das 8", { date: "2026-11-19", timeFrom: "20:00" }],
    ["es", "el pasado mañana", { date: "2026-11-20" }],
    ["en", "the day after tomorrow", { date: "2026-11-20" }],
  ] as const)("but in %s, “%s”", ([language, text, values]) => {
    expect(stated(text, { language })).toEqual(values);
  });
});

test("between some Saturdays, a number that is none of them is no day either", () => {
  const offers = [{ date: "2026-12-05" }, { date: "2026-12-12" }];
  const read = (text: string) => stated(text, { language: "en", expecting: "date", offers });
  expect(read("8")).not.toHaveProperty("date");
  expect(read("12")).toMatchObject({ date: "2026-12-12" });
  expect(read("the 8th")).toMatchObject({ date: "2026-12-08" });
});
