import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00+01:00[Europe/Oslo]");
const read = (text: string, language: string) => understand(text, { now, language, expecting: null });

describe("before seven we can't: a bound, and nothing is cancelled", () => {
  test.for([
    ["en", "we can't come before 7pm"],
    ["de", "vor 19 Uhr können wir nicht"],
    ["fr", "avant 19h on ne peut pas"],
    ["es", "Antes de las 19 no podemos"],
    ["it", "prima delle 19 non possiamo"],
    ["nl", "voor 19 uur kunnen we niet"],
    ["pt", "antes das 19 não podemos"],
    ["sv", "före 19 kan vi inte"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "inform", timeFrom: "19:00" });
  });

  test("who cannot come at all cancels", () => {
    expect(read("no podemos", "es").intent).toBe("cancel");
    expect(read("sorry, we can't make it, the table for 4 on Friday", "en").intent).toBe("cancel");
  });
});

describe("some of ten cannot come, so eight do", () => {
  test.for([
    ["en", "10 people, 2 can't make it so 8"],
    ["de", "10 Leute, 2 können nicht, also 8"],
    ["fr", "10 personnes, 2 ne peuvent pas, donc 8"],
    ["es", "10 personas, 2 no pueden, así que 8"],
    ["it", "10 persone, 2 non possono, quindi 8"],
    ["nl", "10 mensen, 2 kunnen niet, dus 8"],
    ["pt", "10 pessoas, 2 não podem, então 8"],
    ["sv", "10 personer, 2 kan inte, så 8"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "inform", partySize: 8 });
  });
});

describe("lateness by the clock alone", () => {
  test.for([
    ["en", "we'll be there at 8:15 instead of 8"],
    ["en", "we'll only make it by 8:15"],
    ["de", "wir kommen erst um 20:15 statt 20 Uhr"],
    ["fr", "on arrivera à 20h15 au lieu de 20h"],
    ["es", "llegaremos a las 20:15 en vez de a las 20"],
    ["it", "arriviamo alle 20:15 invece delle 20"],
    ["nl", "we komen pas om 20:15 in plaats van 20:00"],
    ["pt", "chegamos às 20h15 em vez das 20h"],
    ["sv", "vi kommer 20:15 istället för 20"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ time: "20:15", late: {} });
    expect(read(text, language).late).not.toHaveProperty("minutes");
  });
});

describe("people beside a time", () => {
  test.for([
    ["fr", "20h à deux", { partySize: 2, time: "20:00" }],
    ["fr", "de 20h à 22h", { timeFrom: "20:00", timeTo: "22:00" }],
    ["fr", "de 7 à 9", { timeFrom: "19:00", timeTo: "21:00" }],
    ["es", "sitio a tres", { partySize: 3 }],
  ] as const)("in %s, “%s”", ([language, text, stated]) => {
    expect(read(text, language)).toMatchObject(stated);
  });
});

test.for([
  ["en", "nobody answers the phone"],
  ["de", "niemand geht ans Telefon"],
  ["fr", "personne ne répond"],
  ["es", "nadie contesta"],
  ["it", "nessuno risponde al telefono"],
  ["nl", "niemand neemt op"],
  ["pt", "ninguém atende"],
  ["sv", "ingen svarar"],
] as const)("whom nobody answers wants a person: in %s, “%s”", ([language, text]) => {
  expect(read(text, language).intent).toBe("human");
});
