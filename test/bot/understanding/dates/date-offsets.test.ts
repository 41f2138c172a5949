import { describe, expect, test } from "vitest";
import { now, stated } from "#test/bot/understanding/stated.ts";

type Row = readonly [language: string, text: string, ...dates: string[]];

function datesOf(text: string, language: string, context: Parameters<typeof stated>[1] = {}) {
  const { date, openReadings } = stated(text, { language, ...context });
  return openReadings?.dates ?? (date === undefined ? [] : [date]);
}

describe("a day is counted from another one:", () => {
  const rows: readonly Row[] = [
    ["en", "two weeks from Friday", "2026-12-04"],
    ["en", "3 days after Christmas", "2026-12-28"],
    ["en", "three days after Easter", "2027-03-31"],
    ["en", "the day before Christmas Eve", "2026-12-23"],
    ["en", "the day after the 5th of December", "2026-12-06"],
    ["en", "one week before Christmas", "2026-12-18"],
    ["en", "a week from tomorrow", "2026-11-26"],
    ["en", "a week tomorrow", "2026-11-26"],
    ["en", "tomorrow week", "2026-11-26"],
    ["en", "a month from Friday", "2026-12-20"],
    ["en", "Monday week", "2026-11-30"],
    ["en", "Wednesday week", "2026-11-25"],
    ["en", "a week on Saturday", "2026-11-28"],
    ["en", "a fortnight on Friday", "2026-12-04"],
    ["en", "the Friday after next", "2026-11-27"],
    ["en", "Friday in two weeks", "2026-12-04"],
    ["en", "table for 4 in 2 weeks on Saturday", "2026-12-05"],
    ["en", "in two weeks on Monday", "2026-11-30"],
    ["en", "Friday, a week from now", "2026-11-27"],
    ["de", "drei Tage nach Weihnachten", "2026-12-28"],
    ["de", "am Tag vor Heiligabend", "2026-12-23"],
    ["de", "eine Woche nach Ostern", "2027-04-04"],
    ["de", "Freitag in zwei Wochen", "2026-12-04"],
    ["fr", "trois jours après Noël", "2026-12-28"],
    ["fr", "la veille de Noël", "2026-12-24"],
    ["fr", "le lendemain de Noël", "2026-12-26"],
    ["fr", "samedi en huit", "2026-11-28"],
    ["fr", "lundi en quinze", "2026-12-07"],
    ["fr", "vendredi dans deux semaines", "2026-12-04"],
    ["es", "tres días después de Navidad", "2026-12-28"],
    ["es", "el día antes de Nochebuena", "2026-12-23"],
    ["es", "viernes dentro de dos semanas", "2026-12-04"],
    ["it", "tre giorni dopo Natale", "2026-12-28"],
    ["it", "il giorno prima di Natale", "2026-12-24"],
    ["it", "venerdì tra due settimane", "2026-12-04"],
    ["nl", "drie dagen na kerst", "2026-12-28"],
    ["nl", "de dag voor kerst", "2026-12-24"],
    ["nl", "vrijdag over twee weken", "2026-12-04"],
    ["pt", "três dias depois do Natal", "2026-12-28"],
    ["pt", "a véspera de Natal", "2026-12-24"],
    ["pt", "sexta daqui a duas semanas", "2026-12-04"],
    ["sv", "dagen före julafton", "2026-12-23"],
    ["sv", "fredag om två veckor", "2026-12-04"],
  ];
  test.for(rows)("%s: %s", ([language, text, ...dates]) => {
    expect(datesOf(text, language)).toEqual(dates);
  });

  test("a weekday of some weeks away that lies before today's is two days, by how one counts", () => {
    expect(datesOf("Monday in two weeks", "en")).toEqual(["2026-12-07", "2026-11-30"]);
  });
});

describe("a weekday, a weekend or a week beside a day:", () => {
  test.for([
    ["en", "the Friday after Christmas", { date: "2027-01-01" }],
    ["en", "the Sunday before Christmas", { date: "2026-12-20" }],
    ["en", "the weekend after Christmas", { date: "2026-12-26", dateTo: "2026-12-27" }],
    ["en", "the weekend of the 5th", { date: "2026-12-05", dateTo: "2026-12-06" }],
    ["en", "the week of December 7th", { date: "2026-12-07", dateTo: "2026-12-13" }],
    ["en", "the week after Easter", { date: "2027-03-29", dateTo: "2027-04-04" }],
    ["de", "der Freitag nach Ostern", { date: "2027-04-02" }],
    ["fr", "le vendredi après Noël", { date: "2027-01-01" }],
    ["es", "el viernes después de Navidad", { date: "2027-01-01" }],
    ["it", "il venerdì dopo Natale", { date: "2027-01-01" }],
    ["nl", "de vrijdag na kerst", { date: "2027-01-01" }],
    ["pt", "a sexta depois do Natal", { date: "2027-01-01" }],
  ] as const)("%s: %s", ([language, text, values]) => {
    expect(stated(text, { language })).toEqual(values);
  });
});

describe("with a Friday in the draft", () => {
  const draft = { date: "2026-11-27" };
  const rows: readonly Row[] = [
    ["en", "the day after", "2026-11-28"],
    ["en", "a day earlier", "2026-11-26"],
    ["en", "two days later", "2026-11-29"],
    ["en", "same time next week", "2026-12-04"],
    ["en", "the same day a week later", "2026-12-04"],
    ["en", "the following week", "2026-12-04"],
    ["en", "a week earlier", "2026-11-20"],
    ["en", "the following Friday", "2026-12-04"],
    ["en", "the Saturday after", "2026-11-28"],
    ["en", "the Saturday after that", "2026-11-28"],
    ["de", "zwei Tage später", "2026-11-29"],
    ["de", "eine Woche später", "2026-12-04"],
    ["fr", "deux jours plus tard", "2026-11-29"],
    ["fr", "le vendredi suivant", "2026-12-04"],
    ["es", "el viernes siguiente", "2026-12-04"],
    ["it", "due giorni dopo", "2026-11-29"],
    ["it", "il venerdì successivo", "2026-12-04"],
    ["nl", "twee dagen later", "2026-11-29"],
    ["pt", "dois dias depois", "2026-11-29"],
    ["sv", "två dagar senare", "2026-11-29"],
  ];
  test.for(rows)("%s: %s", ([language, text, ...dates]) => {
    expect(datesOf(text, language, { draft })).toEqual(dates);
  });

  test("a day that is named is what others are counted from", () => {
    expect(datesOf("the day after Christmas", "en", { draft })).toEqual(["2026-12-26"]);
    expect(datesOf("the day after tomorrow", "en", { draft })).toEqual(["2026-11-20"]);
    expect(datesOf("Saturday after 7", "en", { draft })).toEqual(["2026-11-21"]);
  });

  test("a day before today is not read", () => {
    const soon = { date: "2026-11-19" };
    expect(datesOf("a week earlier", "en", { draft: soon })).toEqual([]);
    expect(datesOf("two days later", "en")).toEqual([]);
  });
});

describe("the day that is wanted, not the one it replaces:", () => {
  const rows: readonly Row[] = [
    ["en", "not Saturday, Sunday", "2026-11-22"],
    ["en", "Friday instead of Thursday", "2026-11-20"],
    ["en", "Sunday rather than Saturday", "2026-11-22"],
    ["en", "not the 5th but the 6th", "2026-12-06"],
    ["en", "no, the 5th", "2026-12-05"],
    ["en", "I meant Sunday not Saturday", "2026-11-22"],
    ["en", "move it from Friday to Saturday", "2026-11-21"],
    ["de", "Freitag statt Donnerstag", "2026-11-20"],
    ["fr", "vendredi au lieu de jeudi", "2026-11-20"],
    ["fr", "pas samedi, dimanche", "2026-11-22"],
    ["es", "el viernes en vez del jueves", "2026-11-20"],
    ["it", "venerdì invece di giovedì", "2026-11-20"],
    ["nl", "vrijdag in plaats van donderdag", "2026-11-20"],
    ["sv", "fredag istället för torsdag", "2026-11-20"],
  ];
  test.for(rows)("%s: %s", ([language, text, ...dates]) => {
    expect(datesOf(text, language)).toEqual(dates);
  });
});

describe("no day is read from", () => {
  test.for([
    ["en", "it was great a week ago"],
    ["en", "5 days"],
    ["en", "the day before yesterday"],
    ["en", "before New Year's Eve"],
    ["en", "for 3 days"],
    ["pt", "depois do Natal"],
    ["pt", "a segunda opção"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language })).not.toHaveProperty("date");
  });
});

test("a Portuguese weekday is told from the ordinal by the words beside it", () => {
  expect(datesOf("na sexta às 20h", "pt")).toEqual(["2026-11-20"]);
  expect(datesOf("quarta da semana que vem", "pt")).toEqual(["2026-11-25"]);
  expect(datesOf("sexta que vem", "pt")).toEqual(["2026-11-27", "2026-11-20"]);
});

test("the clock's change of an hour moves no day", () => {
  const beforeChange = now.with({ month: 10, day: 24 });
  expect(datesOf("in two days", "en", { now: beforeChange })).toEqual(["2026-10-26"]);
  expect(datesOf("a week from tomorrow", "en", { now: beforeChange })).toEqual(["2026-11-01"]);
});
