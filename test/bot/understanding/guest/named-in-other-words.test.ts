import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-24", time: "19:00", partySize: 2 };
const asked = (language: string, text: string) =>
  understand(text, { now, language, country: "NO", expecting: "name", tablePicked: true, draft });
const atSummary = (language: string, text: string) =>
  understand(text, { now, language, country: "NO", expecting: "confirm", tablePicked: true, draft });
const booked = (language: string, text: string) =>
  understand(text, { now, language, country: "NO", expecting: null, draft });
const nameOf = ({ firstName, lastName }: ReturnType<typeof asked>) =>
  [firstName, lastName].filter((one) => one !== undefined).join(" ");

describe("the name that was asked for, in other words", () => {
  test.for([
    ["en", "marion's fine marion hughes", "Marion Hughes"],
    ["es", "puede poner Alex", "Alex"],
    ["es", "póngalo a Alex", "Alex"],
    ["it", "può mettere Alex", "Alex"],
    ["fr", "au nom de Théo, mais c'est Julie qui paie", "Théo"],
    ["fr", "c'est juste Théo le nom, pas Julie", "Théo"],
    ["en", "Karim B.", "Karim B."],
    ["en", "dev. how long do we get", "Dev"],
  ] as const)("in %s, “%s”", ([language, text, name]) => {
    expect(nameOf(asked(language, text))).toBe(name);
  });

  test.for([
    ["en", "can you put down a high chair"],
    ["es", "puede poner una vela"],
  ] as const)("a wish is none, in %s, “%s”", ([language, text]) => {
    expect(nameOf(asked(language, text))).toBe("");
  });
});

describe("a name that is corrected", () => {
  test.for([
    ["en", "can you correct the name? Just Frank Bell", "Frank Bell"],
    ["de", "Der Name ist falsch, es muss Wittkopf heißen", "Wittkopf"],
    ["nl", "de naam is fout, het moet Jansen zijn", "Jansen"],
    ["it", "il nome è sbagliato, deve essere Bianchi", "Bianchi"],
    ["es", "el nombre está mal, tiene que ser Ortega", "Ortega"],
    ["pt", "o nome está errado, deve ser Moreira", "Moreira"],
    ["fr", "le nom n'est pas bon, c'est Marchand", "Marchand"],
    ["sv", "namnet är fel, det ska vara Lindqvist", "Lindqvist"],
  ] as const)("in %s, “%s”", ([language, text, name]) => {
    for (const read of [booked(language, text), atSummary(language, text)]) {
      expect(nameOf(read)).toBe(name);
      expect(["affirm", "cancel"]).not.toContain(read.intent);
    }
  });
});

test.for([
  ["it", "il numero da cambiare: 347 123 4567", "+393471234567"],
  ["it", "e il telefono di mio marito è 347 123 4567, metta quello", "+393471234567"],
  ["de", "die Nummer von meinem Mann ist 0171 2345678", "+491712345678"],
  ["de", "die Nummer stimmt nicht, richtig ist 0171 2345678", "+491712345678"],
  ["en", "the phone should really be 07911 123456", "+447911123456"],
  ["fr", "le numéro de mon mari c'est 06 12 34 56 78", "+33612345678"],
  ["sv", "numret till min man är 070 123 45 67", "+46701234567"],
] as const)("a number of another of the party, in %s, “%s”", ([language, text, phone]) => {
  expect(booked(language, text).phone).toBe(phone);
});
