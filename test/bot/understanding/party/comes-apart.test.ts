import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now, stated } from "#test/bot/understanding/stated.ts";

const afterBooking = (text: string, language: string) => stated(text, { language, expecting: null });
const atSummary = (text: string, language: string) =>
  stated(text, { language, expecting: "confirm", tablePicked: true, draft: { partySize: 6, time: "19:00" } });

describe("who of the party comes later is told to the house, and moves no table", () => {
  test.for([
    ["en", "one of us comes half an hour later"],
    ["en", "two of us might come later"],
    ["en", "some of us will be coming a bit later"],
    ["en", "my wife comes half an hour later"],
    ["en", "my husband will join us an hour later"],
    ["de", "einer von uns kommt eine halbe Stunde später"],
    ["de", "zwei von uns kommen vielleicht später"],
    ["de", "meine Frau kommt eine halbe Stunde später"],
    ["de", "die Kinder kommen etwas später"],
    ["fr", "l'un de nous arrive une demi-heure plus tard"],
    ["fr", "ma femme arrive une demi-heure plus tard"],
    ["fr", "mes parents nous rejoindront plus tard"],
    ["es", "uno de nosotros llega media hora más tarde"],
    ["es", "mi marido llega una hora más tarde"],
    ["it", "uno di noi arriva mezz'ora dopo"],
    ["it", "mia moglie arriva mezz'ora più tardi"],
    ["nl", "een van ons komt een half uur later"],
    ["nl", "mijn man komt een uur later"],
    ["nl", "twee van ons komen misschien later"],
    ["pt", "um de nós chega meia hora mais tarde"],
    ["pt", "o meu marido chega uma hora mais tarde"],
    ["en", "she'll come a bit later"],
    ["de", "sie kommt etwas später"],
    ["de", "er kommt eine halbe Stunde später"],
    ["fr", "elle arrivera un peu plus tard"],
    ["es", "ella llega un poco más tarde"],
    ["es", "él llega media hora más tarde"],
    ["it", "lei arriva un po' più tardi"],
    ["pt", "ela chega um pouco mais tarde"],
    ["nl", "zij komt iets later"],
    ["sv", "hon kommer lite senare"],
    ["sv", "en av oss kommer en halvtimme senare"],
    ["sv", "min man kommer en timme senare"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(afterBooking(text, language)).toEqual({ comment: text });
    expect(atSummary(text, language)).toEqual({ comment: text });
  });
});

describe("who comes late, at a time that is said, moves none either", () => {
  test.for([
    ["en", "one of us will be late, around quarter past 8"],
    ["en", "1 of us turns up late, like quarter past 8"],
    ["en", "my brother comes late, about 8.15"],
    ["de", "einer von uns kommt erst um viertel nach acht"],
    ["fr", "mon frère arrive en retard, vers 20h15"],
    ["es", "uno de nosotros llegará tarde, sobre las ocho y cuarto"],
    ["it", "uno di noi arriva in ritardo, verso le 20.15"],
    ["nl", "een van ons komt pas om kwart over acht"],
    ["pt", "um de nós chega atrasado, lá pelas 20h15"],
    ["sv", "en av oss kommer sent, runt kvart över åtta"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(atSummary(text, language)).toEqual({ comment: text });
  });

  test.for([
    ["en", "yes book it, one of us will be a bit late"],
    ["de", "ja bitte, mein Bruder kommt etwas später"],
    ["fr", "oui, mon frère arrivera un peu plus tard"],
  ] as const)("and beside a yes it is one, in %s: “%s”", ([language, text]) => {
    const context = { language, expecting: "confirm", tablePicked: true } as const;
    const said = understand(text, { now, ...context, draft: { partySize: 6, time: "19:00" } });
    expect(said).toMatchObject({ intent: "affirm", agrees: true });
  });

  test("a whole party that comes late means its table", () => {
    expect(stated("table for 2, we come late, around 9", {})).toMatchObject({ partySize: 2, time: "21:00" });
  });
});

describe("where the others come at another time, that is the table's", () => {
  test.for([
    ["en", "two of us come at 8, the others at 7", "two of us come at 8"],
    ["en", "two of us arrive at 8 and the rest at 7", "two of us arrive at 8"],
    ["de", "zwei von uns kommen um 8, die anderen um 7", "zwei von uns kommen um 8"],
    ["fr", "deux d'entre nous arrivent à 20h, les autres à 19h", "deux d'entre nous arrivent à 20h"],
    ["es", "dos de nosotros llegan a las 20, los demás a las 19", "dos de nosotros llegan a las 20"],
    ["it", "due di noi arrivano alle 20, gli altri alle 19", "due di noi arrivano alle 20"],
    ["nl", "twee van ons komen om 20 uur, de rest om 19 uur", "twee van ons komen om 20 uur"],
    ["pt", "dois de nós chegam às 20h, os outros às 19h", "dois de nós chegam às 20h"],
    ["sv", "två av oss kommer klockan 20, de andra klockan 19", "två av oss kommer klockan 20"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    expect(afterBooking(text, language)).toEqual({ time: "19:00", comment });
  });
});

describe("but what all of them do is the table's", () => {
  test.for([
    ["en", "can we come half an hour later", { timeShift: "later", shiftMinutes: 30 }],
    ["en", "5 of us at 8 on Friday", { partySize: 5, date: "2026-11-20", time: "20:00" }],
    ["en", "my wife asks whether we can come an hour later", { timeShift: "later", shiftMinutes: 60 }],
    ["es", "el grupo llega una hora más tarde", { timeShift: "later", shiftMinutes: 60 }],
    ["de", "meine Frau und ich kommen eine Stunde später", { timeShift: "later", shiftMinutes: 60 }],
    ["sv", "jag och min man kommer en timme senare", { timeShift: "later", shiftMinutes: 60 }],
  ] as const)("in %s, “%s”", ([language, text, values]) => {
    expect(understand(text, { now, language, expecting: null })).toMatchObject(values);
    expect(afterBooking(text, language)).not.toHaveProperty("comment");
  });
});
