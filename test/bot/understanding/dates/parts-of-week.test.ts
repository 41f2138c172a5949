import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

/** Now is Wednesday, 18 November. */
const days = (text: string, language: string) => stated(text, { language, expecting: "date" });

describe("the end of the week is Friday to Sunday", () => {
  test.for([
    ["en", "end of the week"],
    ["en", "at the end of the week"],
    ["en", "towards the end of this week"],
    ["de", "Ende der Woche"],
    ["de", "gegen Ende der Woche"],
    ["es", "a finales de semana"],
    ["it", "alla fine della settimana"],
    ["nl", "eind van de week"],
    ["nl", "eind deze week"],
    ["pt", "no fim da semana"],
    ["sv", "i slutet av veckan"],
    ["sv", "slutet av veckan"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(days(text, language)).toEqual({ date: "2026-11-20", dateTo: "2026-11-22" });
  });
});

describe("its beginning is Monday and Tuesday, and where they are over those of the next", () => {
  test.for([
    ["en", "early next week"],
    ["en", "the beginning of next week"],
    ["en", "beginning of the week"],
    ["de", "Anfang nächster Woche"],
    ["de", "Anfang der Woche"],
    ["fr", "en début de semaine prochaine"],
    ["fr", "en début de semaine"],
    ["es", "a principios de la semana que viene"],
    ["it", "all'inizio della prossima settimana"],
    ["nl", "begin volgende week"],
    ["pt", "no início da próxima semana"],
    ["sv", "i början av nästa vecka"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(days(text, language)).toEqual({ date: "2026-11-23", dateTo: "2026-11-24" });
  });
});

describe("its middle is Tuesday to Thursday, what is over left out", () => {
  test.for([
    ["en", "middle of the week"],
    ["de", "Mitte der Woche"],
    ["fr", "en milieu de semaine"],
    ["es", "a mediados de semana"],
    ["it", "a metà settimana"],
    ["nl", "midden in de week"],
    ["pt", "a meio da semana"],
    ["sv", "mitt i veckan"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(days(text, language)).toEqual({ date: "2026-11-18", dateTo: "2026-11-19" });
  });
});

test.for([
  ["es", "el fin de semana"],
  ["pt", "no fim de semana"],
  ["it", "il fine settimana"],
  ["fr", "en fin de semaine"],
] as const)("but the weekend is one, in %s: %s", ([language, text]) => {
  expect(days(text, language)).toEqual({ date: "2026-11-21", dateTo: "2026-11-22" });
});

test.for([
  ["en", "rather towards the end of the week"],
  ["de", "eher gegen Ende der Woche"],
  ["sv", "helst i slutet av veckan"],
] as const)("the week is the one that is talked about, in %s: %s", ([language, text]) => {
  const draft = { partySize: 4, date: "2026-11-30" };
  expect(stated(text, { language, expecting: "date", draft })).toEqual({
    date: "2026-12-04",
    dateTo: "2026-12-06",
  });
});
