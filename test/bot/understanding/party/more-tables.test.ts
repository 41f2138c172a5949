import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00+01:00[Europe/Oslo]");
const read = (text: string, language: string) => understand(text, { now, language, expecting: null });

describe("several tables of one size:", () => {
  test.for([
    ["en", "two tables of seven for Friday at 8"],
    ["en", "We are 14, two tables of seven, Friday 8pm"],
    ["en", "14 people on Friday at 8pm, could be 2 tables of 7"],
    ["de", "zwei Tische für je sieben am Freitag um 20 Uhr"],
    ["de", "zwei Tische à 7 Personen am Freitag um 20 Uhr"],
    ["fr", "deux tables de sept vendredi à 20h"],
    ["es", "dos mesas de siete el viernes a las 20"],
    ["it", "due tavoli da sette venerdì alle 20"],
    ["nl", "twee tafels van zeven vrijdag om 20 uur"],
    ["pt", "duas mesas de sete na sexta às 20h"],
    ["sv", "två bord om sju på fredag kl 20"],
    ["nb", "to bord med sju på hver fredag kl 20"],
    ["nb", "to bord til 7 fredag kl 20"],
    ["da", "to borde til syv på fredag kl 20"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const wish = { tables: 2, partySize: 7, date: "2026-11-27", time: "20:00" };
    expect(read(text, language)).toMatchObject(wish);
  });

  test.for([
    ["en", "a table for 7 on Friday"],
    ["en", "2 tables for 14 people in total"],
    ["en", "the table at 7, for 2"],
    ["de", "ein Tisch für 7"],
    ["fr", "une table de sept"],
    ["sv", "ett bord om sju"],
    ["nb", "et bord til sju"],
    ["nb", "bord til 2 kl 20"],
  ] as const)("not in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).not.toHaveProperty("tables");
  });
});

describe("one more table:", () => {
  test.for([
    ["en", "and another for 8, same time"],
    ["de", "noch einen Tisch für 8 am selben Abend"],
    ["sv", "ett bord till för 8 samma kväll"],
    ["en", "and one more table for 8 please"],
    ["de", "und noch einen für 8, gleiche Zeit"],
    ["fr", "et une autre pour 8, même heure"],
    ["es", "y otra para 8, a la misma hora"],
    ["it", "e un altro per 8, stessa ora"],
    ["nl", "en nog een voor 8, zelfde tijd"],
    ["pt", "e mais uma para 8, mesma hora"],
    ["sv", "och ett till för 8, samma tid"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ another: true, partySize: 8 });
  });

  test.for([
    ["en", "another time please"],
    ["de", "haben Sie noch einen Tisch für 8?"],
    ["sv", "ett bord till 8"],
    ["en", "another day, for 4"],
    ["en", "another 2 people are coming"],
    ["de", "eine andere Uhrzeit bitte"],
    ["fr", "une autre heure"],
    ["es", "otra hora, por favor"],
  ] as const)("not in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).not.toHaveProperty("another");
  });
});

describe("a cancelled table wanted back:", () => {
  test.for([
    ["en", "I'd like it back"],
    ["en", "can I have my table back?"],
    ["de", "Ich möchte ihn doch zurück"],
    ["de", "das war ein Versehen"],
    ["fr", "je voudrais la récupérer"],
    ["es", "la quiero de vuelta"],
    ["it", "lo rivorrei"],
    ["nl", "ik wil hem toch terug"],
    ["pt", "quero a mesa de volta"],
    ["sv", "jag vill ha bordet tillbaka"],
    ["en", "oh wait yes we are coming"],
    ["en", "we can make it after all"],
    ["de", "wir kommen doch"],
    ["fr", "finalement on vient"],
    ["es", "al final sí vamos"],
    ["it", "alla fine veniamo"],
    ["nl", "we komen toch"],
    ["pt", "afinal vamos"],
    ["sv", "vi kommer ändå"],
    ["nb", "vi kommer likevel"],
    ["da", "vi kommer alligevel"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ takesBack: true });
  });
});

describe("one more table, also while one is picked:", () => {
  test.for([
    ["en", "another table for 4 on Saturday at 7", true],
    ["en", "is there another table for 4 on Saturday?", false],
    ["de", "noch einen Tisch für 4 am Sonntag um 19 Uhr", true],
    ["de", "habt ihr noch einen Tisch für 4 am Sonntag?", false],
    ["fr", "encore une table pour 4 samedi", true],
    ["es", "otra mesa para 4 el sábado", true],
    ["it", "un altro tavolo per 4 sabato", true],
    ["nl", "nog een tafel voor 4 op zaterdag", true],
    ["nl", "hebben jullie nog een tafel voor 4 op zaterdag?", false],
    ["pt", "mais uma mesa para 4 no sábado", true],
    ["sv", "ett bord till för 4 på lördag", true],
    ["nb", "et bord til for 4 på lørdag", true],
    ["da", "et bord mere til 4 på lørdag", true],
  ] as const)("%s: %s", ([language, text, another]) => {
    expect(
      understand(text, { now, language, expecting: "confirm", tablePicked: true }).another ?? false,
    ).toBe(another);
  });
});
